import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { type Marked, plainText, readMarks, writeMarks } from "./marked-text.ts";

test.each<[string, Marked[]]>([
  ["Plain", ["Plain"]],
  ["**Bold** and *leaning*", [strong("Bold"), " and ", em("leaning")]],
  ["**Both *at* once**", [strong("Both ", em("at"), " once")]],
  ["See [the list](https://example.com/list).", ["See ", link("https://example.com/list", "the list"), "."]],
  ["[**Ring** us](tel:+441144960158)", [link("tel:+441144960158", strong("Ring"), " us")]],
  ["[No](javascript:alert)", ["[No](javascript:alert)"]],
  ["[ ](tel:1)", ["[ ](tel:1)"]],
  ["2 * 3 * 4, ** and *", ["2 * 3 * 4, ** and *"]],
  ["one *star", ["one *star"]],
  ["", []],
])("%j", (text, parts) => {
  expect(readMarks(text)).toEqual(parts);
  expect(writeMarks(parts)).toBe(text);
});

test("reading and writing loses no text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", " ", "*", "**", "[", "](", ")", "tel:1"), maxLength: 20 }),
      (text) => {
        expect(writeMarks(readMarks(text))).toBe(text);
      },
    ),
  );
});

// Each takes minutes where a sign is looked up to the end of the text.
test.each(["*a ", "**a ", "*", "[", "[a](", "**a*b "])("a text of nothing but %j is read at once", (unit) => {
  const text = unit.repeat(200_000 / unit.length);

  expect(plainText(text).length).toBeGreaterThan(0);
  expect(writeMarks([strong("x", " ".repeat(200_000), "y")])).toHaveLength(200_006);
});

test("spaces at the ends of a mark move outside", () => {
  expect(writeMarks(["a", strong(" b "), "c", strong(" ")])).toBe("a **b** c ");
});

function strong(...parts: Marked[]): Marked {
  return { mark: "strong", parts };
}
function em(...parts: Marked[]): Marked {
  return { mark: "em", parts };
}
function link(to: string, ...parts: Marked[]): Marked {
  return { mark: "link", to, parts };
}
