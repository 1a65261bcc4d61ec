import words from "./head-words.json";

export type HeadSense = keyof typeof words;

const lists = new Map(
  Object.entries(words).map(([sense, list]) => [sense, new Set(list.split(" "))] as const),
);

/** Splits "unitPrice (€)" and "Unit_price" into words. */
export const headWords = (head: string) =>
  head
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}%#²³°.-]+/u)
    .flatMap((word) => [word, word.replace(/[.]+$/, ""), ...word.split(/[-.]/)])
    .filter(Boolean);

/** Whether one of the words of a head has this sense. A long German word may end with it. */
export function headHas(head: string, sense: HeadSense) {
  const list = lists.get(sense);
  if (!list) return false;
  return headWords(head).some(
    (word) =>
      list.has(word) ||
      (word.length > 7 && [...list].some((known) => known.length > 4 && word.endsWith(known))) ||
      (word.length > 3 && word.endsWith("s") && list.has(word.slice(0, -1))),
  );
}

export const isUnit = (text: string) => lists.get("units")?.has(text.toLowerCase()) === true;
export const isTotalWord = (text: string) => lists.get("totals")?.has(text) === true;
