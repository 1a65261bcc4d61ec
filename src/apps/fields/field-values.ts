/** The surroundings in which values are read and written. */
export interface FieldContext {
  /** A BCP 47 language tag, such as `en-GB`. */
  locale: string;
  /** An ISO 4217 code, such as `GBP`. */
  currency: string;
  /** The local day, such as `2026-02-14`. */
  today: string;
  /** Returns the name of a record, or undefined if there is no such record. */
  nameOf: (table: string, id: string) => string | undefined;
  /** Returns the record with this name, or undefined unless there is exactly one. */
  idOf: (table: string, name: string) => string | undefined;
}

/** A value read from text. An empty text is no value: null. */
export type Parsed<Value> = { value: Value | null } | { problem: string };

/** The error of a computed cell. It is a value: it shows in its cell and spreads to what depends on it. */
export interface CellError {
  error: string;
}

export const isCellError = (value: unknown): value is CellError =>
  typeof value === "object" && value !== null && "error" in value;
