import { advance, type Changes, type Revisions, type Store, type StoredRecord } from "#src/data/store.ts";
import { StoreError } from "#src/data/store-error.ts";
import { type Row, type SqlDatabase, type Statement, statement } from "./sql-database.ts";
import { makeTables, TABLES_VERSION } from "./sql-tables.ts";

/**
 * A store in an SQL database that several hosts share. A save is one transaction of fixed statements, because D1 has no
 * others: the first one replaces the revisions if they are still those that the save was made from, and all others do
 * nothing unless it did.
 */
export function createSqlStore(database: SqlDatabase): Store {
  let isNewer = false;
  let making: Promise<void> | undefined;

  async function makeOnce() {
    making ??= makeTables(database).then((version) => {
      isNewer = version > TABLES_VERSION;
    });
    try {
      await making;
    } catch (error) {
      making = undefined;
      throw error;
    }
  }

  async function run(statements: readonly Statement[], reason: "failed" | "unread") {
    try {
      await makeOnce();
      return await database.run(statements);
    } catch (error) {
      throw error instanceof StoreError ? error : new StoreError(isFull(error) ? "full" : reason, error);
    }
  }

  return {
    get mode() {
      return isNewer ? "read-only" : "saved";
    },

    async revisions() {
      const [[head] = []] = await run([statement("SELECT revisions FROM heads")], "unread");
      return revisionsIn(head);
    },

    async load(collections) {
      const rows = await run(
        collections.map((name) => statement("SELECT body FROM records WHERE collection = ?1", name)),
        "unread",
      );
      return rows.map((found) => found.map(recordIn).sort(byId));
    },

    async save(from, changes) {
      await run([], "failed");
      if (isNewer) throw new StoreError("newer");
      const next = advance(from, changes);
      const writer = crypto.randomUUID();
      const rows = await run(
        [
          statement("INSERT INTO heads (id, revisions, writer) VALUES (1, '{}', '') ON CONFLICT DO NOTHING"),
          statement(
            "UPDATE heads SET revisions = ?1, writer = ?2 WHERE revisions = ?3",
            written(next),
            writer,
            written(from),
          ),
          ...changes.flatMap((change) =>
            writes(change, { dialect: database.dialect, revision: next[change.collection] ?? 0, writer }),
          ),
          statement("SELECT writer FROM heads"),
        ],
        "failed",
      );
      return rows.at(-1)?.[0]?.writer === writer ? next : "conflict";
    },
  };
}

interface Save {
  dialect: SqlDatabase["dialect"];
  revision: number;
  writer: string;
}

/** Returns the statements that save the changes of one collection, within the transaction of `save.writer`. */
function writes({ collection, put, remove, setAside = [] }: Changes, { revision, writer, dialect }: Save) {
  const { rows } = expressions[dialect];
  const gone = [...remove, ...setAside.map(({ id }) => id)].map(keyOf);
  const entries = put.map((record) => ({ id: keyOf(record.id), body: textOf(record) }));
  const common = [collection, revision, writer] as const;
  const statements: Statement[] = [];
  if (setAside.length > 0) {
    const bodies = setAside.map((record) => ({ id: "", body: textOf(record) }));
    statements.push(
      ...parametersOf(bodies).map((texts) =>
        statement(
          `INSERT INTO set_aside (collection, body) SELECT ?1, body FROM ${rows("?3")} WHERE ${ownTurn("?2")}`,
          collection,
          writer,
          texts,
        ),
      ),
    );
  }
  if (gone.length > 0) {
    const ids = JSON.stringify(gone.map((id) => ({ id, body: "" })));
    statements.push(
      statement(
        `DELETE FROM records WHERE collection = ?1 AND id IN (SELECT id FROM ${rows("?3")}) AND ${ownTurn("?2")}`,
        collection,
        writer,
        ids,
      ),
      statement(
        `INSERT INTO removed (collection, revision, id) SELECT ?1, ?2, id FROM ${rows("?4")} WHERE ${ownTurn("?3")}
         ON CONFLICT (collection, id) DO UPDATE SET revision = excluded.revision`,
        ...common,
        ids,
      ),
    );
  }
  for (const texts of parametersOf(entries))
    statements.push(
      statement(
        `INSERT INTO records (collection, revision, id, body)
         SELECT ?1, ?2, id, body FROM ${rows("?4")} WHERE ${ownTurn("?3")}
         ON CONFLICT (collection, id) DO UPDATE SET revision = excluded.revision, body = excluded.body`,
        ...common,
        texts,
      ),
    );
  return statements;
}

interface Entry {
  id: string;
  body: string;
}

/** D1 takes parameters of up to two million bytes; a character has at most four. */
const MOST_CHARACTERS = 400_000;

/** Divides rows into JSON texts, each small enough for a parameter unless it is a single large row. */
function parametersOf(entries: readonly Entry[]): string[] {
  const parts: string[][] = [];
  let size = MOST_CHARACTERS;
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    if (size + text.length > MOST_CHARACTERS) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(text);
    size += text.length;
  }
  return parts.map((part) => `[${part.join(",")}]`);
}

/** Many rows travel as one parameter, because hosts limit the number of parameters and statements. */
const expressions = {
  postgres: {
    rows: (parameter: string) =>
      `json_to_recordset(${parameter}::text::json) AS entries (id text, body text)`,
  },
  sqlite: {
    rows: (parameter: string) =>
      `(SELECT value ->> 'id' AS id, value ->> 'body' AS body FROM json_each(${parameter}))`,
  },
};

/** True inside the transaction that has replaced the revisions. */
const ownTurn = (writer: string) => `EXISTS (SELECT 1 FROM heads WHERE writer = ${writer})`;

/** Revisions as text, in one order, because the text is compared. */
const written = (revisions: Revisions) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(revisions).sort(([one], [other]) => (one < other ? -1 : 1))),
  );

const revisionsIn = (head: Row | undefined): Revisions => JSON.parse(String(head?.revisions ?? "{}"));

/** The text of a number differs from that of the same digits as text. */
const keyOf = (id: StoredRecord["id"]) => JSON.stringify(id);

function textOf(record: StoredRecord) {
  const text = JSON.stringify(record, (_key, value: unknown) => {
    if (typeof value === "function" || typeof value === "symbol")
      throw new StoreError("failed", new TypeError(`A ${typeof value} cannot be stored.`));
    return value;
  });
  return text;
}

const recordIn = ({ body }: Row): StoredRecord => JSON.parse(String(body));

function byId({ id: one }: StoredRecord, { id: other }: StoredRecord) {
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** PostgreSQL's `disk_full` and `too_many_rows`, and SQLite's `SQLITE_FULL`. */
const isFull = (error: unknown) =>
  error instanceof Error &&
  (("code" in error && error.code === "53100") ||
    /SQLITE_FULL|database or disk is full/i.test(error.message));
