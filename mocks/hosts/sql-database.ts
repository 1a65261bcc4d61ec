/** A value in a row of a result. */
export type Cell = string | number | bigint | null;
export type Row = Record<string, Cell>;

/** SQL with its parameters, which it names `?1`, `?2` and so on. */
export interface Statement {
  sql: string;
  values: readonly (string | number)[];
}

/** A database that several hosts share. */
export interface SqlDatabase {
  dialect: "postgres" | "sqlite";
  /** Runs the statements in one transaction and returns the rows of each. */
  run: (statements: readonly Statement[]) => Promise<Row[][]>;
}

export const statement = (sql: string, ...values: Statement["values"]): Statement => ({ sql, values });
