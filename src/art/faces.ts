import { hashOf } from "#src/lib/hash.ts";
import names from "./first-names.json";
import { type Portrait, portraits } from "./people.ts";

export { outlines } from "./people.ts";

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(" "));
const WOMEN = wordsOf(names.endingsOfWomen);
const MEN = new Set(wordsOf(names.men));

/** Chooses a face that fits the given name: Beatrice gets no beard. */
export function faceFor(name: string, seed: number): Portrait {
  const first =
    name
      .trim()
      .split(/\s+/)
      .find((word) => !/^(?:dr|mr|mrs|ms|prof)\.?$/i.test(word))
      ?.toLowerCase() ?? "";
  const isShe = WOMEN.some((ending) => first.endsWith(ending)) && !MEN.has(first);
  const fitting = portraits.filter(({ stands }) => stands === "any" || stands === (isShe ? "she" : "he"));
  return fitting[((hashOf(name) % 997) + seed) % fitting.length] as Portrait;
}

/** Returns a seed for each person, so that faces on a page repeat only when all have been used. */
export function seedsForPeople(people: { name: string; face?: number }[], seed: number): number[] {
  const taken = new Set<Portrait>();
  for (const { face } of people) if (face !== undefined) taken.add(portraits[face] as Portrait);
  return people.map(({ name, face }) => {
    const isFitting = (own: number) =>
      face === undefined ? !taken.has(faceFor(name, own)) : faceFor(name, own) === portraits[face];
    let own = seed;
    while (!isFitting(own) && own < seed + portraits.length) own++;
    if (face !== undefined && !isFitting(own))
      throw new Error(`The portrait ${face} does not go with the name ${name}; choose another one.`);
    taken.add(faceFor(name, own));
    return own;
  });
}
