// @ts-check
import { expect, test } from "vitest";
import { briefsIn, proseOf, readBriefs, sample } from "./prose.mjs";

test("a file of briefs is read without what is expected of them", () => {
  const text =
    "@ bakery | Crumb\nA bakery called Crumb.\nOpen at six.\n@ law-firm | -\nWe are lawyers, a@b.com\n";

  expect(briefsIn(text)).toEqual(["A bakery called Crumb.\nOpen at six.", "We are lawyers, a@b.com"]);
});

test("a long text begins where it is told to and goes on with other paragraphs", () => {
  const paragraphs = ["one", "two", "three"];

  expect(proseOf(paragraphs, { letters: 10, first: 1 })).toBe("two\n\nthree");
  expect(proseOf(paragraphs, { letters: 12, first: 2 })).toBe("three\n\none\n\n");
  expect(() => proseOf(paragraphs, { letters: 100, first: 0 })).toThrow("no 100 letters");
});

test("there is enough to write 50 kB without repeating a paragraph", () => {
  const briefs = readBriefs();

  expect(new Set(briefs).size).toBe(briefs.length);
  expect(proseOf(briefs, { letters: 50_000, first: 7 })).toHaveLength(50_000);
});

test("a sample is taken from all over a list", () => {
  expect(sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7]);
});
