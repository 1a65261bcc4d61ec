import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { plainText, switchOperators } from "../operators.ts";

const YES = new Set(["yes", "y", "true", "1", "x", "✓", "✔", "on", "done", "ja", "oui", "si", "sim"]);
const NO = new Set(["no", "n", "false", "0", "-", "✗", "off", "nein", "non", "nao", "nee"]);

/** An empty one counts as no. */
export const yesNo = defineKind<boolean, object>({
  name: "Yes or no",
  options: z.object({}),
  value: z.boolean(),
  input: { control: "switch" },
  parse(text) {
    const typed = plainText(text.trim());
    if (typed === "") return { value: null };
    if (YES.has(typed)) return { value: true };
    return NO.has(typed) ? { value: false } : { problem: `“${text.trim()}” is neither yes nor no.` };
  },
  format: (value) => (value ? "Yes" : "No"),
  sortKey: Number,
  operators: switchOperators,
  summaries: ["yes", "yes-share", "count"],
  fromFormula: (result) => (typeof result === "boolean" ? result : undefined),
});
