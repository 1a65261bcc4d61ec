import * as z from "zod/mini";
import { type ChoiceOptions, choiceName, choiceOptions, findChoice } from "../choice/choice.ts";
import { defineKind } from "../field-kind.ts";
import { joinList, splitList } from "../lists.ts";
import { idOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

/** Stored as ids in the order of the choices, each once. */
export const choices = defineKind<string[], ChoiceOptions>({
  name: "Several choices",
  options: choiceOptions,
  value: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(1)),
  input: { control: "choices" },
  parse(text, options) {
    const names = splitList(text);
    const missing = names.find((name) => !findChoice(options, name));
    if (missing !== undefined) return { problem: `“${missing}” is not one of the choices.` };
    const ids = new Set(names.map((name) => findChoice(options, name)?.id));
    const chosen = options.choices.flatMap(({ id }) => (ids.has(id) ? [id] : []));
    return { value: chosen.length > 0 ? chosen : null };
  },
  format: (value, options) => joinList(value.map((id) => choiceName(options, id))),
  sortKey: (value, options) => options.choices.findIndex(({ id }) => id === value[0]),
  operators: idOperators,
  summaries: countSummaries,
  toFormula: (value, options) => value.map((id) => choiceName(options, id)),
});
