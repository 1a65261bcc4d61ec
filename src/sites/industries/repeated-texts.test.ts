import { describe, expect, test } from "vitest";
import type { Opening } from "./industry.ts";
import { all, repeated, textsOf } from "./testing.ts";

const openings = all.flatMap((industry) => Object.values(industry.openings));

const places = all.flatMap((industry) => Object.values(industry.places));

describe("nothing is said twice", () => {
  test("no two businesses share a name, a headline, an opening, an address or a telephone", () => {
    for (const key of ["name", "headline", "opening"] satisfies (keyof Opening)[])
      expect(repeated(openings.map((opening) => opening[key]))).toEqual([]);
    for (const key of ["street", "phone", "email"] as const)
      expect(repeated(places.map((place) => place[key]))).toEqual([]);
  });

  test("no headline is another one with a word exchanged", () => {
    const alike = pairs(openings.map(({ headline }) => headline)).filter(([one, other]) => {
      const [words, otherWords] = [wordsOf(one), wordsOf(other)];
      return (
        words.length === otherWords.length && words.filter((word, at) => word !== otherWords[at]).length < 2
      );
    });

    expect(alike).toEqual([]);
  });

  test("no two openings have five words in a row in common", () => {
    expect(repeated(openings.flatMap(({ opening }) => [...new Set(runs(wordsOf(opening), 5))]))).toEqual([]);
  });

  test("no sentence-long text stands in two places", () => {
    const texts = all.flatMap((industry) => textsOf(industry).map(([, text]) => text));

    expect(repeated(texts.filter((text) => text.length > 40))).toEqual([]);
  });

  test("no sentence of five words and more serves two trades", () => {
    const sentences = all.flatMap((industry) => [
      ...new Set(
        textsOf(industry)
          .flatMap(([, text]) => text.split(/(?<=[.!?:;])\s+/).map(wordsOf))
          .filter((words) => words.length >= 5)
          .map((words) => words.join(" ")),
      ),
    ]);

    expect(sentences.length).toBeGreaterThan(all.length * 200);
    expect(repeated(sentences)).toEqual([]);
  });

  test("no person appears in two industries", () => {
    const names = all.flatMap(({ people, testimonials }) =>
      [...people, ...testimonials].map(({ name }) => name),
    );

    expect(repeated(names)).toEqual([]);
  });
});

function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
}

function runs(words: string[], length: number) {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
}

function pairs<T>(values: T[]) {
  return values.flatMap((one, at) => values.slice(at + 1).map((other): [T, T] => [one, other]));
}
