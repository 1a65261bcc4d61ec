import type { Row, SqlDatabase } from "./sql-database.ts";

/** The part of Cloudflare's D1 that is used here. */
export interface D1 {
  prepare: (sql: string) => D1Statement;
  batch: (statements: D1Statement[]) => Promise<{ results?: unknown[] }[]>;
}

interface D1Statement {
  bind: (...values: (string | number)[]) => D1Statement;
}

/** D1: a batch is one transaction. */
export const d1Database = (database: D1): SqlDatabase => ({
  dialect: "sqlite",
  async run(statements) {
    if (statements.length === 0) return [];
    const prepared = statements.map(({ sql, values }) => database.prepare(sql).bind(...values));
    const results = await database.batch(prepared);
    return results.map(({ results = [] }) => results as Row[]);
  },
});
