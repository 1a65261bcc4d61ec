import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { joinList, splitList } from "../lists.ts";
import { idOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

export interface LinkOptions {
  table: string;
  /** Several records instead of one. */
  isMany?: boolean | undefined;
}

const GONE = "(deleted)";

/** Stored as ids in the order in which they were linked, each once. */
export const link = defineKind<string[], LinkOptions>({
  name: "Link to a table",
  options: z.object({ table: z.string(), isMany: z.optional(z.boolean()) }),
  value: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(1), z.maxLength(5_000)),
  input: { control: "records" },
  parse(text, { table, isMany }, { idOf }) {
    // A name can have a comma; only several records need the list.
    const names = isMany ? splitList(text) : [text.trim()].filter(Boolean);
    const ids = names.map((name) => idOf(table, name));
    const missing = ids.indexOf(undefined);
    if (missing >= 0) return { problem: `“${names[missing]}” is not the name of exactly one record.` };
    return { value: ids.length > 0 ? [...new Set(ids as string[])] : null };
  },
  format(value, { table, isMany }, { nameOf }) {
    const names = value.map((id) => nameOf(table, id) ?? GONE);
    return isMany ? joinList(names) : (names[0] ?? "");
  },
  sortKey: (value, { table }, { nameOf }) => nameOf(table, value[0] ?? "") ?? "",
  operators: idOperators,
  summaries: countSummaries,
  toFormula: (value, { table, isMany }, { nameOf }) => {
    const names = value.flatMap((id) => nameOf(table, id) ?? []);
    return isMany ? names : (names[0] ?? null);
  },
});
