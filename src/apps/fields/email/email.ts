import * as z from "zod/mini";
import { isMailAddress, mailTo } from "#src/lib/mail-address.ts";
import { defineKind } from "../field-kind.ts";
import { textOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

export const email = defineKind<string, object>({
  name: "E-mail",
  options: z.object({}),
  value: z.string().check(z.refine(isMailAddress, "has to be an e-mail address")),
  input: { control: "text", type: "email", inputMode: "email", autoComplete: "email" },
  parse(text) {
    const typed = text.trim().replace(/^mailto:/i, "");
    if (typed === "") return { value: null };
    return isMailAddress(typed)
      ? { value: typed }
      : { problem: `“${text.trim()}” is not an e-mail address.` };
  },
  format: (value) => value,
  sortKey: (value) => value,
  operators: textOperators,
  summaries: countSummaries,
  href: (value) => mailTo(value),
});
