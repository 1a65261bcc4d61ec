import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { textOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

export const MAX_LINE = 2_000;

export const text = defineKind<string, object>({
  name: "Text",
  options: z.object({}),
  value: z.string().check(z.minLength(1), z.maxLength(MAX_LINE)),
  input: { control: "text", type: "text" },
  parse(typed) {
    const line = typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
    if (line.length > MAX_LINE)
      return { problem: `This text has more than ${MAX_LINE} characters. Use a long text.` };
    return { value: line || null };
  },
  format: (value) => value,
  sortKey: (value) => value,
  operators: textOperators,
  summaries: countSummaries,
});
