import type { ListedSubject, SubjectIndex } from "./subject.ts";

export interface FoundSubject extends ListedSubject {
  id: string;
}

/** Returns the subjects whose nouns or activities begin with all words, the closest first. Without words, all. */
export function searchSubjects(index: SubjectIndex, words: string): FoundSubject[] {
  const wanted = plain(words);
  const all = Object.entries(index).map(([id, subject]) => ({ id, ...subject }));
  if (!wanted) return all;
  return all
    .map((subject) => ({ subject, score: closeness(subject, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ subject }) => subject);
}

function closeness({ words, doing, label }: ListedSubject, wanted: string) {
  const nouns = words.map(plain);
  const singular = wanted.replace(/s$/, "");
  if (nouns[0] === wanted || nouns[0] === singular) return 5;
  if (nouns.includes(wanted) || nouns.includes(singular)) return 4;
  const parts = singular.split(" ");
  const hasAll = (text: string) => parts.every((part) => ` ${text}`.includes(` ${part}`));
  if (nouns.some(hasAll)) return 3;
  if (hasAll(plain(label))) return 2;
  return doing.map(plain).some(hasAll) ? 1 : 0;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
