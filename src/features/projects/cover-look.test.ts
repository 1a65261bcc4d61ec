import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { coverLook } from "./cover-look.ts";
import { aProject } from "./testing.ts";

test.each([
  ["Harbour Bakery", "HB"],
  ["The Horologist's Attic", "HA"],
  ["crumb", "Cr"],
  ["Ólafur & Æsa", "ÓÆ"],
  ["🦓🦓", "–"],
  ["7 Seas", "7S"],
])("the initials of %j are %j", (name, initials) => {
  expect(coverLook(aProject({ name })).initials).toBe(initials);
});

test("an industry has its colour, whatever the project's name is", () => {
  const palettes = ["One", "Two", "Three"].map(
    (name) => coverLook(aProject({ name, businessCategory: "Law firm" })).palette,
  );

  expect(new Set(palettes).size).toBe(1);
});

test("every name has a cover, which never changes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const look = coverLook(aProject({ name }));

      expect(look).toEqual(coverLook(aProject({ name })));
      expect(look.initials.length).toBeGreaterThan(0);
      expect(look.palette).toBeDefined();
    }),
  );
});
