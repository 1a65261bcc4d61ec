import { hashOf } from "#src/lib/hash.ts";
import names from "./first-names.json";
import { type Portrait, portraits } from "./people.ts";

export { outlines } from "./people.ts";

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(" "));
const WOMEN = wordsOf(names.endingsOfWomen);
const MEN = new Set(wordsOf(names.men));

/** A face that a name may have: a beard and a Beatrice would contradict one another. */
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

/** A seed for each of several people, so that no two on a page have the same face while faces last. */
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
