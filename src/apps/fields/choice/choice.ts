import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { idOperators, plainText } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

export interface Choice {
  id: string;
  name: string;
  /** A colour of the palette by its place, 1 to 8. */
  colour?: number | undefined;
}

export interface ChoiceOptions {
  choices: Choice[];
}

export const choiceOptions = z.object({
  choices: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(60)),
        name: z.string().check(z.trim(), z.minLength(1, "has no name"), z.maxLength(80)),
        colour: z.optional(z.int().check(z.gte(1), z.lte(8))),
      }),
      "has to be a list",
    )
    .check(
      z.maxLength(300, "may have at most 300 choices"),
      z.refine(
        (choices) => new Set(choices.map(({ id }) => id)).size === choices.length,
        "has two choices of one id",
      ),
    ),
});

/** Finds a choice by its name, or by its id. */
export function findChoice({ choices }: ChoiceOptions, text: string) {
  const plain = plainText(text.trim());
  return (
    choices.find(({ name }) => name === text.trim()) ??
    choices.find(({ name }) => plainText(name) === plain) ??
    choices.find(({ id }) => id === text.trim())
  );
}

export const choiceName = ({ choices }: ChoiceOptions, id: string) =>
  choices.find((choice) => choice.id === id)?.name ?? id;

/** Stored as the id of the choice, so that a choice can be renamed. */
export const choice = defineKind<string, ChoiceOptions>({
  name: "Choice",
  options: choiceOptions,
  value: z.string().check(z.minLength(1), z.maxLength(60)),
  input: { control: "choice" },
  parse(text, options) {
    if (text.trim() === "") return { value: null };
    const found = findChoice(options, text);
    return found ? { value: found.id } : { problem: `“${text.trim()}” is not one of the choices.` };
  },
  format: (value, options) => choiceName(options, value),
  /** Choices sort in their order, which is usually that of a process. */
  sortKey: (value, { choices }) => choices.findIndex(({ id }) => id === value),
  operators: idOperators,
  summaries: countSummaries,
  toFormula: (value, options) => choiceName(options, value),
  fromFormula: (result, options) =>
    typeof result === "string" ? findChoice(options, result)?.id : undefined,
});
