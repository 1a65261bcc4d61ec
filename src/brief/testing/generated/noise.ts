import type { Chance } from "./random.ts";

/** Adds typing mistakes to words of five letters and more, except in the given facts. */
export function mistyped(chance: Chance, text: string, kept: readonly string[]) {
  const spans = spansOf(text, kept);
  return text.replace(/\p{Ll}{5,}/gu, (word, at: number) => {
    const isStored = spans.some(([start, end]) => at < end && at + word.length > start);
    if (isStored || !chance.isTrue(0.12)) return word;
    const place = chance.whole(1, word.length - 3);
    const [one, other] = [word[place] ?? "", word[place + 1] ?? ""];
    return chance.pick([
      word.slice(0, place) + other + one + word.slice(place + 2),
      word.slice(0, place) + word.slice(place + 1),
      word.slice(0, place) + one + one + word.slice(place + 1),
    ]);
  });
}

/** Imitates dictation: lower case without punctuation, except in numbers. */
export function unpunctuated(text: string, kept: readonly string[]) {
  const spans = spansOf(text, kept);
  return text
    .replace(/[.,;:!?–—()]+(?=\s|$)|(?<=\s)[–—(]/g, (mark, at: number) =>
      spans.some(([start, end]) => at >= start && at < end) ? mark : "",
    )
    .replace(/\s+/g, " ")
    .trim();
}

function spansOf(text: string, kept: readonly string[]): [start: number, end: number][] {
  return kept.flatMap((one): [number, number][] => {
    const start = text.indexOf(one);
    return start < 0 || one === "" ? [] : [[start, start + one.length]];
  });
}
