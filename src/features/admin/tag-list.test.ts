import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { joinTags, splitTags, tagsProblem } from "./tag-list.ts";

test.each([
  ["New; Two languages", ["New", "Two languages"]],
  ["bestseller, formal", ["bestseller", "formal"]],
  ["Quick, and quiet; New;", ["Quick, and quiet", "New"]],
  [" ; ,", [","]],
  ["", []],
])("%j is split into the tags %j", (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

test("joined tags split into the same tags, unless they contain semicolons", () => {
  const tag = fc
    .string({ unit: fc.constantFrom("a", "B", ",", " ", "“", "\t"), minLength: 1, maxLength: 6 })
    .map((text) => text.trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 4 }), (tags) => {
      expect(splitTags(joinTags(tags))).toEqual(tags);
    }),
  );
});

test("a tag that is too long is named, and duplicates are refused", () => {
  expect(tagsProblem(["New", "a".repeat(31)])).toBe(`At most 30 characters: “${"a".repeat(30)}…”`);
  expect(tagsProblem(["New", "new"])).toBe("Each tag only once");
  expect(tagsProblem(["New"])).toBeUndefined();
});
