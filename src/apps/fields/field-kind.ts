import type * as z from "zod/mini";
import type { FieldContext, Parsed } from "./field-values.ts";
import type { Operator } from "./operators.ts";
import type { SummaryId } from "./summaries.ts";

export interface FieldInput {
  control: "text" | "lines" | "switch" | "choice" | "choices" | "files" | "records" | "none";
  /** The type of a text input. */
  type?: "text" | "tel" | "email" | "url" | "date" | "datetime-local";
  inputMode?: "decimal" | "numeric" | "tel" | "email" | "url";
  autoComplete?: "tel" | "email" | "url" | "street-address";
}

/**
 * One kind of field. Values are JSON; null means empty and reaches none of these functions. Methods, so that the table
 * of kinds can forget the types of a kind's values and options.
 */
export interface FieldKind<Value = unknown, Options = unknown> {
  name: string;
  options: z.ZodMiniType<Options>;
  /** The schema of stored values. */
  value: z.ZodMiniType<Value>;
  input: FieldInput;
  /** Reads what people type. */
  parse(text: string, options: Options, context: FieldContext): Parsed<Value>;
  format(value: Value, options: Options, context: FieldContext): string;
  /** Writes a value for other programs, independent of language; as `format`, unless given. */
  toCsv?(value: Value, options: Options, context: FieldContext): string;
  fromCsv?(text: string, options: Options, context: FieldContext): Parsed<Value>;
  /** Numbers and texts sort by this key. */
  sortKey(value: Value, options: Options, context: FieldContext): number | string;
  operators: Record<string, Operator>;
  summaries: readonly SummaryId[];
  /** Converts a value for formulas: numbers, texts, `2026-02-14`, `2026-02-14T09:30`, yes or no, or lists of them. */
  toFormula?(value: Value, options: Options, context: FieldContext): unknown;
  /** Converts the result of a formula or a summary; undefined if it does not fit. */
  fromFormula?(result: unknown, options: Options, context: FieldContext): Value | undefined;
  /** Returns an address that opens the value: a call, a mail, a map. */
  href?(value: Value): string;
  /** The records or times decide the value; nobody types it. */
  isComputed?: boolean;
}

/** Checks the types of one kind. */
export const defineKind = <Value, Options>(kind: FieldKind<Value, Options>) => kind;
