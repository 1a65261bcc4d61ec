import type { IDBPTransaction } from "idb";
import { abort, type Connection } from "./connection.ts";
import { createRequests } from "./requests.ts";
import { StoreError } from "./store-error.ts";
import type { Reading, Tables } from "./tables.ts";

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<unknown, string[], Mode>;

export function tablesInDatabase({ isNewer, open, use }: Connection): Tables {
  return {
    mode: async () => (isNewer(await open()) ? "read-only" : "saved"),

    read: async (tables, work) =>
      work(
        reading(
          await use((database) => {
            const present = tables.filter((table) => database.objectStoreNames.contains(table));
            return present.length > 0 ? withoutRejection(database.transaction(present)) : undefined;
          }),
        ),
      ),

    async write(tables, work) {
      const transaction = await use((database) => {
        if (isNewer(database)) throw new StoreError("newer");
        return withoutRejection(database.transaction([...tables], "readwrite"));
      });
      const requests = createRequests();
      const of = (table: string) => transaction.objectStore(table);
      try {
        const result = await work({
          ...reading(transaction),
          put: (table, record, key) => requests.add(() => of(table).put(record, key)),
          add: (table, record) => requests.add(() => of(table).add(record)),
          remove: (table, key) => requests.add(() => of(table).delete(key)),
          clear: (table) => requests.add(() => of(table).clear()),
        });
        await requests.done();
        await transaction.done;
        return result;
      } catch (error) {
        // After an abort only the transaction has the reason; its requests just report the abort.
        const reason = transaction.error ?? error;
        abort(transaction);
        throw reason;
      }
    },
  };
}

function reading(transaction: Transaction<"readonly"> | Transaction<"readwrite"> | undefined): Reading {
  const of = (table: string) =>
    transaction?.objectStoreNames.contains(table) ? transaction.objectStore(table) : undefined;

  return {
    get: async (table, key) => of(table)?.get(key),
    all: async (table) => (await of(table)?.getAll()) ?? [],
    under: async (table, prefix) =>
      (await of(table)?.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))) ?? [],
    async last(table, index, count) {
      const records = of(table);
      if (!records?.indexNames.contains(index)) return (await records?.getAll()) ?? [];
      const found: unknown[] = [];
      for (
        let at = await records.index(index).openCursor(null, "prev");
        at && found.length < count;
        at = await at.continue()
      )
        found.push(at.value);
      return found;
    },
  };
}

/** The outcome of a transaction is reported by what waits for it; where nothing does, nothing is unhandled. */
function withoutRejection<Begun extends { done: Promise<void> }>(transaction: Begun) {
  transaction.done.catch(() => {});
  return transaction;
}
