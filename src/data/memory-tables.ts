import { createRequests } from "./requests.ts";
import type { Key, Reading, Tables } from "./tables.ts";

type Stored = ReadonlyMap<string, ReadonlyMap<Key, unknown>>;

/** The same tables in memory. Writes run one after the other, as in a database. */
export function tablesInMemory(): Tables {
  let stored: Stored = new Map();
  let previous: Promise<unknown> = Promise.resolve();
  let number = 0;

  async function write<Result>(tables: readonly string[], work: Parameters<Tables["write"]>[1]) {
    const changed = new Map(tables.map((table) => [table, new Map(stored.get(table))]));
    const now: Stored = new Map([...stored, ...changed]);
    const requests = createRequests();
    const of = (table: string) => {
      const records = changed.get(table);
      if (!records) throw new DOMException(`The change does not name "${table}".`, "NotFoundError");
      return records;
    };
    const put = (table: string, record: unknown, key: Key) =>
      requests.add(() => of(table).set(key, structuredClone(record)));
    const result = await work({
      ...reading(now),
      put: (table, record, key) => put(table, record, key ?? (record as { id: Key }).id),
      add: (table, record) => put(table, record, ++number),
      remove: (table, key) => requests.add(() => of(table).delete(key)),
      clear: (table) => requests.add(() => of(table).clear()),
    });
    await requests.done();
    stored = now;
    return result as Result;
  }

  return {
    mode: async () => "memory",
    read: async (_tables, work) => work(reading(stored)),
    write(tables, work) {
      const result = previous.then(() => write<Awaited<ReturnType<typeof work>>>(tables, work));
      previous = result.catch(() => {}); // the caller handles the error
      return result;
    },
  };
}

function reading(stored: Stored): Reading {
  const all = async (table: string) =>
    [...(stored.get(table) ?? [])]
      .sort(([one], [other]) => compareKeys(one, other))
      .map(([, record]) => structuredClone(record));
  return {
    get: async (table, key) => structuredClone(stored.get(table)?.get(key)),
    all,
    async under(table, prefix) {
      const records = [...(stored.get(table) ?? [])].filter(
        ([key]) => typeof key === "string" && key.startsWith(prefix),
      );
      return records
        .sort(([one], [other]) => compareKeys(one, other))
        .map(([, record]) => structuredClone(record));
    },
    last: all,
  };
}

/** As IndexedDB orders keys: numbers before texts. */
function compareKeys(one: Key, other: Key) {
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
  return one < other ? -1 : 1;
}
