import { expect, test } from "vitest";
import { templateIds as ids } from "#src/sites/templates.ts";
import { similarIds } from "./similar-ids.ts";

test.each([
  ["law-firm-legder", "law-firm-ledger"],
  ["restaurant_marquee", "restaurant-marquee"],
  ["hairsalon-studio", "hair-salon-studio"],
  ["LAW-FIRM-LEDGER", "law-firm-ledger"],
  ["accountig-signal", "accounting-signal"],
])("whoever writes %s is offered %s first", (wanted, first) => {
  expect(similarIds(wanted, ids, 6)[0]).toBe(first);
});

test("a trade without a family finds all templates of the trade", () => {
  const found = similarIds("pet-services", ids, 6);

  expect(found.every((id) => id.startsWith("pet-services-"))).toBe(true);
});

test.each(["", "x", "__proto__", "🦉".repeat(10_000)])(
  "six are offered for %.20j, none of them twice",
  (wanted) => {
    const found = similarIds(wanted, ids, 6);

    expect(new Set(found).size).toBe(6);
  },
);
