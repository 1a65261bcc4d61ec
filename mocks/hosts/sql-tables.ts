import { type SqlDatabase, statement } from "./sql-database.ts";

/**
 * The steps from an empty database to the tables of this version. A released step is never changed.
 * `heads` has one row: the revisions of all collections, and who has written them. `records` and `removed` number
 * each change by the revision of its collection, so that a host can ask for what is new.
 */
const steps = [
  {
    both: [
      "CREATE TABLE heads (id INTEGER PRIMARY KEY, revisions TEXT NOT NULL, writer TEXT NOT NULL)",
      `CREATE TABLE records (
        collection TEXT NOT NULL, id TEXT NOT NULL, revision BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (collection, id))`,
      "CREATE INDEX records_by_revision ON records (collection, revision)",
      `CREATE TABLE removed (
        collection TEXT NOT NULL, id TEXT NOT NULL, revision BIGINT NOT NULL, PRIMARY KEY (collection, id))`,
      "CREATE INDEX removed_by_revision ON removed (collection, revision)",
      `CREATE TABLE rate_limits (
        bucket TEXT NOT NULL, ends BIGINT NOT NULL, calls INTEGER NOT NULL, PRIMARY KEY (bucket, ends))`,
      "CREATE INDEX rate_limits_by_end ON rate_limits (ends)",
    ],
    postgres: [
      `CREATE TABLE set_aside (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, collection TEXT NOT NULL, body TEXT NOT NULL)`,
    ],
    sqlite: [
      "CREATE TABLE set_aside (number INTEGER PRIMARY KEY, collection TEXT NOT NULL, body TEXT NOT NULL)",
    ],
  },
] as const;

export const TABLES_VERSION = steps.length;

/** Only one host at a time makes tables. SQLite has a single writer anyway. */
const alone = { postgres: [statement("SELECT pg_advisory_xact_lock(20261130)")], sqlite: [] };

/**
 * Makes the tables that are missing, and returns the version of the database. It is higher than `TABLES_VERSION` if a
 * newer version of the product has upgraded it. Each step is one transaction, which also numbers it: of two hosts that
 * take the same step, one fails and finds it done.
 */
export async function makeTables(database: SqlDatabase): Promise<number> {
  const { dialect, run } = database;
  await run([
    ...alone[dialect],
    statement("CREATE TABLE IF NOT EXISTS versions (number INTEGER PRIMARY KEY)"),
  ]);
  for (
    let version = await versionOf(database);
    version < TABLES_VERSION;
    version = await versionOf(database)
  ) {
    const step = steps[version];
    if (!step) break;
    try {
      await run([
        ...alone[dialect],
        statement("INSERT INTO versions (number) VALUES (?1)", version + 1),
        ...[...step.both, ...step[dialect]].map((sql) => statement(sql)),
      ]);
    } catch (error) {
      if ((await versionOf(database)) <= version) throw error;
    }
  }
  return versionOf(database);
}

async function versionOf({ run }: SqlDatabase) {
  const [[row] = []] = await run([statement("SELECT max(number) AS version FROM versions")]);
  return Number(row?.version ?? 0);
}
