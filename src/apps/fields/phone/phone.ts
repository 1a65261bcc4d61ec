import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { textOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";
import { text } from "../text/text.ts";

/** Stored as it is written: leading zeros, spaces and extensions belong to the number. */
export const phone = defineKind<string, object>({
  name: "Telephone",
  options: z.object({}),
  value: text.value,
  input: { control: "text", type: "tel", inputMode: "tel", autoComplete: "tel" },
  parse(typed, options, context) {
    const parsed = text.parse(typed, options, context);
    const hasDigits = "problem" in parsed || parsed.value === null || /\d.*\d/.test(parsed.value);
    return hasDigits ? parsed : { problem: `“${typed.trim()}” is not a telephone number.` };
  },
  format: (value) => value,
  sortKey: (value) => value,
  operators: textOperators,
  summaries: countSummaries,
  href: (value) => `tel:${value.replace(/\(0\)/, "").replace(/(?!^\+)[^\d]/g, "")}`,
});
