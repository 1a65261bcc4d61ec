import { expect, test } from "vitest";
import { plainLine } from "./plain-line.ts";

test.each([
  ["  Harbour \n Bakery\t", "Harbour Bakery"],
  ["Har\u0000bour\u202E Bakery", "Harbour Bakery"],
  ["half \uD83E owl", "half \uFFFD owl"],
  ["<b>bold</b>", "<b>bold</b>"],
  ["🦉".repeat(30), "🦉".repeat(20)],
  ["word ".repeat(10), "word word word word"],
  ["Anna\u200B Cli\u2060ent\uFEFF", "Anna Client"],
  ["A\u00ADn\u034Fn\u200Da\u3164 \u{E0041}Client\u2800", "Anna Client"],
  ["Anna\uFE0F \u200CClient", "Anna Client"],
  ["❤️ 1️⃣ 👩‍💻 👩🏽‍🍳 🏳️‍🌈", "❤️ 1️⃣ 👩‍💻 👩🏽‍🍳 🏳️‍🌈"],
  ["\u0645\u06CC\u200C\u0634 \u0915\u094D\u200D\u0937", "\u0645\u06CC\u200C\u0634 \u0915\u094D\u200D\u0937"],
  [7, ""],
  [undefined, ""],
])("%j becomes %j", (text, plain) => {
  expect(plainLine(text, 20)).toBe(plain);
});
