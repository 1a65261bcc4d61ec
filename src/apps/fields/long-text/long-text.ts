import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import type { Parsed } from "../field-values.ts";
import { textOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

const MAX_LENGTH = 50_000;

/** Reads a text of several lines. Lines end as on every system but Windows. */
export function parseLines(typed: string): Parsed<string> {
  const lines = typed.replace(/\r\n?/g, "\n").trim();
  if (lines.length > MAX_LENGTH) return { problem: `This text has more than ${MAX_LENGTH} characters.` };
  return { value: lines || null };
}

export const linesSchema = z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH));

export const longText = defineKind<string, object>({
  name: "Long text",
  options: z.object({}),
  value: linesSchema,
  input: { control: "lines" },
  parse: parseLines,
  format: (value) => value,
  sortKey: (value) => value,
  operators: textOperators,
  summaries: countSummaries,
});
