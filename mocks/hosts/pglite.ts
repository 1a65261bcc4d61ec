import type { PGlite } from "@electric-sql/pglite";
import { numbered } from "./postgres.ts";
import type { Row, SqlDatabase } from "./sql-database.ts";

/** PostgreSQL inside this process. Only one process may open its folder. */
export const inProcessPostgres = (database: PGlite): SqlDatabase => ({
  dialect: "postgres",
  run: (statements) =>
    database.transaction(async (transaction) => {
      const found: Row[][] = [];
      for (const { sql, values } of statements) {
        found.push((await transaction.query<Row>(numbered(sql), [...values])).rows);
      }
      return found;
    }),
});
