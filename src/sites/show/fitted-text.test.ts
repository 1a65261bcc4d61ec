import { expect, test } from "vitest";
import { fitted } from "./fitted-text.ts";

// Assumes that every letter is half as wide as it is high.
const measure = (words: string, size: number) => [...words].length * size * 0.5;
const room = { height: 80, leading: 1, sizes: [40, 20] };

test("a short text has the largest size", () => {
  expect(fitted({ words: "Fresh bread", width: 200, ...room }, measure)).toEqual({
    size: 40,
    lines: ["Fresh", "bread"],
  });
});

test("a longer text has the next size, in more lines", () => {
  expect(fitted({ words: "Fresh bread from the oven every day", width: 150, ...room }, measure)).toEqual({
    size: 20,
    lines: ["Fresh bread", "from the oven", "every day"],
  });
});

test("a text without room is shortened to whole characters", () => {
  const { size, lines } = fitted({ words: "🥖".repeat(40), width: 150, ...room }, measure);

  expect(size).toBe(20);
  expect(lines).toEqual([`${"🥖".repeat(14)}…`]);
  const long = fitted({ words: "bread ".repeat(30), width: 150, ...room }, measure);
  expect(long.lines).toHaveLength(4);
  expect(long.lines.at(-1)).toMatch(/…$/);
});
