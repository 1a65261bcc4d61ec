import postgres from "postgres";
import type { Row, SqlDatabase, Statement } from "./sql-database.ts";

/**
 * PostgreSQL at an address such as `postgres://user:password@host/database`. The client reconnects by itself.
 * `end` closes its connections.
 */
export function connectPostgres(address: string): SqlDatabase & { end: () => Promise<void> } {
  const sql = postgres(address, { max: 4, onnotice: () => {}, connect_timeout: 10 });
  return {
    dialect: "postgres",
    run: (statements) =>
      sql.begin((transaction) =>
        // One after the other, but sent at once.
        Promise.all(
          statements.map((each) =>
            transaction.unsafe<Row[]>(numbered(each.sql), [...each.values]).then(rows),
          ),
        ),
      ) as Promise<Row[][]>,
    end: () => sql.end({ timeout: 5 }),
  };
}

const rows = (found: Iterable<Row>) => [...found];

/** PostgreSQL writes `$1` for `?1`. */
export const numbered = (sql: Statement["sql"]) => sql.replace(/\?(\d+)/g, "$$$1");
