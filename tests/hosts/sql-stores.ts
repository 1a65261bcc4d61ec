import { vi } from "vitest";
import type { SqlDatabase, Statement } from "#mocks/hosts/sql-database.ts";
import type { Store } from "#src/data/store.ts";

/** Where tests ask for a store in memory, they get one in the SQL database that HOST_DATABASE names. */
vi.mock("#src/data/store.ts", async (load) => ({
  ...(await load<typeof import("#src/data/store.ts")>()),
  createMemoryStore: () => newStore(),
}));

let opened: Promise<SqlDatabase> | undefined;
let stores = 0;

function newStore(): Store {
  stores += 1;
  const schema = `store_${stores}`;
  let store: Promise<Store> | undefined;
  const ready = () => {
    store ??= openStore(schema);
    return store;
  };
  return {
    mode: "memory",
    revisions: async () => (await ready()).revisions(),
    load: async (collections) => (await ready()).load(collections),
    save: async (from, changes) => (await ready()).save(from, changes),
  };
}

async function openStore(schema: string) {
  opened ??= openDatabase();
  const { createSqlStore } = await import("#mocks/hosts/sql-store.ts");
  const database = await opened;
  return createSqlStore(
    database.dialect === "postgres" ? await inSchema(database, schema) : prefixed(database, schema),
  );
}

/** Tables of its own for each store. */
async function inSchema(database: SqlDatabase, schema: string): Promise<SqlDatabase> {
  await database.run([{ sql: `CREATE SCHEMA ${schema}`, values: [] }]);
  const enter: Statement = { sql: `SET LOCAL search_path TO ${schema}`, values: [] };
  return {
    ...database,
    run: async (statements) => (await database.run([enter, ...statements])).slice(1),
  };
}

/** SQLite has no schemas. */
const prefixed = (database: SqlDatabase, prefix: string): SqlDatabase => ({
  ...database,
  run: (statements) =>
    database.run(
      statements.map(({ sql, values }) => ({
        sql: sql.replace(
          /\b(heads|records|removed|set_aside|rate_limits|versions)(_by_\w+)?(?=[\s.(]|$)/g,
          `${prefix}_$1$2`,
        ),
        values,
      })),
    ),
});

async function openDatabase(): Promise<SqlDatabase> {
  switch (process.env.HOST_DATABASE) {
    case "postgres": {
      const { startPostgres } = await import("#tests/support/start-postgres.ts");
      const { connectPostgres } = await import("#mocks/hosts/postgres.ts");
      const server = await startPostgres();
      if (!server) throw new Error("PostgreSQL is not installed.");
      process.once("exit", server.stop);
      return connectPostgres(server.address);
    }
    case "d1": {
      const { Miniflare } = await import("miniflare");
      const { d1Database } = await import("#mocks/hosts/d1.ts");
      const script = "export default { fetch: () => new Response('') };";
      const worker = new Miniflare({ modules: true, script, d1Databases: ["DB"] });
      return d1Database(await worker.getD1Database("DB"));
    }
    default: {
      const { PGlite } = await import("@electric-sql/pglite");
      const { inProcessPostgres } = await import("#mocks/hosts/pglite.ts");
      return inProcessPostgres(await PGlite.create());
    }
  }
}
