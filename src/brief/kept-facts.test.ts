import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { changedFact, knownWords } from "./kept-facts.ts";

const before = "Crumb is a bakery in Lisbon. Loaves from €4.50, since 1987. Call 21 555 0142, open Tue-Sun.";
const known = knownWords([before, "Rita bakes."]);

test.each([
  "Since 1987, Crumb has been a bakery in Lisbon. Loaves from €4.50. Call 21 555 0142, open Tue-Sun.",
  "Come to Crumb, a bakery in Lisbon, since 1987: loaves from €4.50. Open Tue-Sun; call 21 555 0142.",
])("a rewording with the same facts is accepted: %s", (after) => {
  expect(changedFact(before, after, known)).toBeUndefined();
});

test.each([
  ["Crumb, a bakery in Lisbon. Loaves from €4.60, since 1987. Call 21 555 0142, open Tue-Sun.", "number"],
  ["Crumb, a bakery in Lisbon. Loaves from $4.50, since 1987. Call 21 555 0142, open Tue-Sun.", "claims"],
  ["Crumb, a bakery in Lisbon. Loaves from €4.50, since 1987. Call 21 555 0143, open Tue-Sun.", "number"],
  ["Crumb, a bakery in Porto. Loaves from €4.50, since 1987. Call 21 555 0142, open Tue-Sun.", "missing"],
  ["Crumb, a bakery in Lisbon. Loaves from €4.50, since 1987. Call 21 555 0142, open Mon-Sun.", "claims"],
  [
    "Crumb, an award-winning bakery in Lisbon. Loaves from €4.50, since 1987. Call 21 555 0142, open Tue-Sun.",
    "claims",
  ],
  ["Crumb, a bakery in Lisbon by Zé. Loaves from €4.50, since 1987. Call 21 555 0142, open Tue-Sun.", "new"],
  [
    "Maria runs Crumb, a bakery in Lisbon. Loaves from €4.50, since 1987. Call 21 555 0142, open Tue-Sun.",
    "new",
  ],
  [
    "Crumb <b>is</b> a bakery in Lisbon. Loaves from €4.50, since 1987. Call 21 555 0142, open Tue-Sun.",
    "plain",
  ],
  [`${before} See crumb.shop`, "address"],
  [`${before} ${"Very nice. ".repeat(30)}`, "long"],
  ["  ", "empty"],
])("a changed fact is refused: %s", (after, reason) => {
  expect(changedFact(before, after, known)).toContain(reason);
});

test.each([
  ["We deliver.", "We never deliver."],
  ["A few loaves a day.", "Ten loaves a day."],
  ["Bread and cake.", "Free bread and cake."],
  ["Bread and cake. Sample price.", "Bread and cake."],
  ["Bread.", "Bread\u202e."],
  ["Bread.", "Bread, full-width \uff15 loaves."],
  ["Bread.", "Bread javascript:alert(1)"],
])("%s may not become %s", (one, other) => {
  expect(changedFact(one, other, knownWords([one, other.toLowerCase()]))).toBeDefined();
});

test("no text throws, and each may replace itself", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ maxLength: 200 }),
      (one, other) => {
        changedFact(one, other, knownWords([one]));
        const words = one.replace(/[^\p{L} ]/gu, "a");
        expect(
          changedFact(words || "a", words || "a", knownWords([words || "a"]))?.replace("it is empty", ""),
        ).toBeFalsy();
      },
    ),
  );
});
