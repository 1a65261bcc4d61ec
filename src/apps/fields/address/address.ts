import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { linesSchema, parseLines } from "../long-text/long-text.ts";
import { textOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

/** Stored as it stands on an envelope. The parts of an address differ between countries, so they are not separate. */
export const address = defineKind<string, object>({
  name: "Postal address",
  options: z.object({}),
  value: linesSchema,
  input: { control: "lines", autoComplete: "street-address" },
  parse: parseLines,
  format: (value) => value,
  sortKey: (value) => value,
  operators: textOperators,
  summaries: countSummaries,
  href: (value) =>
    `https://www.openstreetmap.org/search?query=${encodeURIComponent(value.replace(/\s*\n\s*/g, ", ").toWellFormed())}`,
});
