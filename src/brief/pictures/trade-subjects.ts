import type { SubjectIndex } from "#src/art/subjects/subject.ts";
import standIns from "#src/art/subjects/words/stand-ins.json";
import { keyOf, lexiconOf, singulars } from "./said-subjects.ts";

/** Nouns of trades that no drawing has as a word, with the subject to show instead. */
const STAND_INS: Record<string, string | undefined> = standIns;

export interface WantedSubject {
  id: string;
  /** The noun of the trade: "braided hair". */
  noun: string;
  /** The place among those that can be shown, the best first. */
  place: number;
}

/**
 * Returns the subjects that a trade's nouns are shown by, in the trade's order. A noun without a drawing or a stand-in
 * shows nothing: a part of it is often another thing (a "car boot" is no boot).
 */
export function wantedSubjects(nouns: readonly string[], index: SubjectIndex): WantedSubject[] {
  const wanted = new Map<string, WantedSubject>();
  for (const noun of nouns) {
    const id = shownBy(noun, index);
    if (id && !wanted.has(id)) wanted.set(id, { id, noun, place: wanted.size });
  }
  return [...wanted.values()];
}

function shownBy(noun: string, index: SubjectIndex): string | undefined {
  const lexicon = lexiconOf(index);
  const key = keyOf(noun);
  const single = key.replace(/^(?:two|three|a pair of|pair of|stack of|row of) /, "");
  const [own] = [key, single].flatMap(singulars).flatMap((form) => lexicon.get(form) ?? []);
  const standIn = STAND_INS[noun];
  return own ?? (standIn && standIn in index ? standIn : undefined);
}
