import { expect, test } from "vitest";
import { plainLine } from "./plain-line.ts";

test.each([
  ["  Harbour \n Bakery\t", "Harbour Bakery"],
  ["Har\u0000bour\u202E Bakery", "Harbour Bakery"],
  ["half \uD83E owl", "half \uFFFD owl"],
  ["<b>bold</b>", "<b>bold</b>"],
  ["🦉".repeat(30), "🦉".repeat(20)],
  ["word ".repeat(10), "word word word word"],
  [7, ""],
  [undefined, ""],
])("%j becomes %j", (text, plain) => {
  expect(plainLine(text, 20)).toBe(plain);
});
