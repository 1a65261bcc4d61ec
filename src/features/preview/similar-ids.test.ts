import { expect, test } from "vitest";
import { templateIds as ids } from "#src/sites/templates.ts";
import { similarIds } from "./similar-ids.ts";

test.each([
  ["law-firm-legder", "law-firm-ledger"],
  ["restaurant_marquee", "restaurant-marquee"],
  ["hairsalon-studio", "hair-salon-studio"],
  ["LAW-FIRM-LEDGER", "law-firm-ledger"],
  ["accountig-signal", "accounting-signal"],
])("the typo %s suggests %s first", (wanted, first) => {
  expect(similarIds(wanted, ids, 6)[0]).toBe(first);
});

test("an industry without a style finds all its templates", () => {
  const found = similarIds("pet-services", ids, 6);

  expect(found.every((id) => id.startsWith("pet-services-"))).toBe(true);
});

test("a name that is no industry's gets six industries in six styles", () => {
  const found = similarIds("no-such-project", ids, 6);

  expect(new Set(found.map((id) => id.replace(/-[a-z]+$/, ""))).size).toBe(6);
  expect(new Set(found.map((id) => id.replace(/.*-/, ""))).size).toBe(6);
});

test.each(["", "x", "__proto__", "🦉".repeat(10_000)])("%.20j gets six different suggestions", (wanted) => {
  const found = similarIds(wanted, ids, 6);

  expect(new Set(found).size).toBe(6);
});
