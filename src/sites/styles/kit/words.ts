import type { Industry } from "../../industries/industry.ts";

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const singular = (plural: string) => plural.replace(/s$/, "");

/** Joins words: "cash, cards and vouchers" */
export const sentence = (words: string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");

/** Shortens to three words, which fit into a row of links. */
export function short(label: string) {
  return label.length > 22 ? label.split(" ").slice(0, 3).join(" ") : label;
}

/** Summarizes the opening hours: "Tuesday to Saturday, from 17:00" */
export function hoursLine(days: Industry["hours"]) {
  const open = days.filter((day) => day.open);
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return "By appointment";
  return first === last
    ? `${first.day}, ${first.open} to ${first.close}`
    : `${first.day} to ${last.day}, from ${first.open}`;
}

/** Counts the words of one text that occur in the other, compared by their first letters. */
export function sharedWords(one: string, other: string) {
  const stems = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.map((word) => word.slice(0, 5)),
    );
  const known = stems(other);
  return [...stems(one)].filter((stem) => known.has(stem)).length;
}
