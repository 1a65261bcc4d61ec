import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { textOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

const MAX_LENGTH = 2_000;

/** Returns a whole address, or undefined. Other schemes than http and https could run code. */
function read(text: string) {
  const typed = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const isWeb = url && /^https?:$/.test(url.protocol) && /\../.test(url.hostname) && !url.username;
  return isWeb && url.href.length <= MAX_LENGTH ? url.href : undefined;
}

export const web = defineKind<string, object>({
  name: "Web address",
  options: z.object({}),
  value: z.string().check(z.refine((value) => read(value) === value, "has to be a web address")),
  input: { control: "text", type: "url", inputMode: "url", autoComplete: "url" },
  parse(text) {
    if (text.trim() === "") return { value: null };
    const value = read(text.trim());
    return value ? { value } : { problem: `“${text.trim()}” is not a web address.` };
  },
  /** Without what everybody knows: `example.org` for `https://example.org/`. */
  format: (value) =>
    value.replace(/^https:\/\/([^/?#]+)\/$/, "$1").replace(/^https:\/\/(?=[^/?#]+[/?#])/, ""),
  toCsv: (value) => value,
  sortKey: (value) => value.replace(/^https?:\/\/(www\.)?/, ""),
  operators: textOperators,
  summaries: countSummaries,
  href: (value) => value,
});
