import { plainText, readClauses } from "../describe.ts";
import { weighNouns } from "../find-tables.ts";
import { itemsOf } from "../items.ts";
import { Reading } from "../reading.ts";
import { signsOf } from "../table-signs.ts";
import { tokensOf } from "../tokens.ts";
import { type Labelled, likeness } from "./measure.ts";

/** A noun of a labelled description, to fit the weights of tables with. */
export interface Noun {
  isTable: boolean;
  signs: [string, number][];
}

/** The nouns of a description that are tables for certain, and those that are none. */
export function nounsOf({ text, tables, may = [] }: Labelled): Noun[] {
  const tokens = tokensOf(plainText(readClauses(text).rest));
  const reading = new Reading(text, tokens);
  const candidates = weighNouns(reading, itemsOf(tokens));
  const likely = (names: string, noun: string) =>
    Math.max(0, ...names.split("|").map((name) => likeness(name.trim(), noun)));
  const named = candidates.map((one) => ({ one, noun: one.words.map(({ low }) => low).join(" ") }));
  const best = new Map(
    tables.map(({ name }) => [name, Math.max(0, ...named.map(({ noun }) => likely(name, noun)))]),
  );
  return named.flatMap(({ one, noun }): Noun[] => {
    const isTable = tables.some(
      ({ name }) => likely(name, noun) > 0 && likely(name, noun) === best.get(name),
    );
    const isNear = [...tables.map(({ name }) => name), ...may].some((name) => likely(name, noun) > 0);
    if (!isTable && isNear) return [];
    return [{ isTable, signs: [...signsOf(reading, one, candidates)] }];
  });
}
