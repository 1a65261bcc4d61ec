import type { StoreKind } from "#src/data/store-contract.ts";
import { type SqlDatabase, statement } from "./sql-database.ts";
import { createSqlStore } from "./sql-store.ts";
import { makeTables, TABLES_VERSION } from "./sql-tables.ts";

const TABLES = ["heads", "records", "removed", "set_aside"];

/** The error of PostgreSQL on a full disk. */
export const fullPostgres = () => Object.assign(new Error("could not extend file"), { code: "53100" });

/**
 * A store in an SQL database that is emptied for each test.
 * @param full The error of a full disk.
 */
export function sqlStoreKind(database: SqlDatabase, full: Error): StoreKind {
  /** Fails a write to pens, as a disk without room does. */
  const during = (error: Error) => async () => {
    let isOver = false;
    const store = createSqlStore({
      ...database,
      async run(statements) {
        if (isOver || !statements.some(({ values }) => values[0] === "pens")) return database.run(statements);
        await database.run([...statements, statement("SELECT no_such_column FROM heads")]).catch(() => {});
        throw error;
      },
    });
    return {
      store,
      end: () => {
        isOver = true;
      },
    };
  };
  const empty = async () => {
    await database.run([
      ...TABLES.map((table) => statement(`DELETE FROM ${table}`)),
      statement("DELETE FROM versions WHERE number > ?1", TABLES_VERSION),
    ]);
  };
  return {
    async create() {
      await makeTables(database);
      await empty();
      return {
        open: async () => createSqlStore(database),
        async aside() {
          const [rows = []] = await database.run([
            statement("SELECT collection, body FROM set_aside ORDER BY number"),
          ]);
          return rows.map(({ collection, body }) => ({ collection, record: JSON.parse(String(body)) }));
        },
      };
    },
    invalid: () => {},
    faults: {
      full: during(full),
      aborted: during(new Error("terminated")),
      async deleted({ open }) {
        const store = await open();
        await store.revisions();
        await empty();
        return { store, end: () => {} };
      },
      async newer() {
        await database.run([statement("INSERT INTO versions (number) VALUES (?1)", TABLES_VERSION + 1)]);
        return { store: createSqlStore(database), end: () => {} };
      },
    },
  };
}
