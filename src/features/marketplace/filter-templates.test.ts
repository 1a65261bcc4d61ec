import appTemplates from "templates:apps";
import { expect, test } from "vitest";
import type { Template } from "#src/contract/templates.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { fc } from "#tests/support/fuzz.ts";
import { type FacetId, facetIds, facets } from "./facets.ts";
import { filterTemplates, sortTemplates } from "./filter-templates.ts";
import { noQuery } from "./marketplace-query.ts";

const none: ReadonlySet<string> = new Set();
const choose = (chosen: Partial<Record<FacetId, string[]>>, onlyFavourites = false) => ({
  chosen: { ...noQuery.chosen, ...chosen },
  onlyFavourites,
});
const idsOf = (list: readonly Template[]) => list.map(({ id }) => id);

test("without choices all templates are shown in order", () => {
  const { shown, counts } = filterTemplates(templates, noQuery, none);

  expect(shown).toEqual(templates);
  expect(counts.type.get("app")).toBe(3 + appTemplates.length);
  expect(counts.type.get("app")).toBeGreaterThanOrEqual(63);
  expect(counts.type.get("game")).toBe(3);
});

test("values of a facet are alternatives, and all facets must match", () => {
  const { shown } = filterTemplates(
    templates,
    choose({ type: ["web"], industry: ["law-firm", "restaurant"], style: ["ledger", "signal"] }),
    none,
  );

  expect(idsOf(shown).toSorted()).toEqual([
    "law-firm-ledger",
    "law-firm-signal",
    "restaurant-ledger",
    "restaurant-signal",
  ]);
});

test("apps count for the industries and the private use that they suit", () => {
  const ofLaw = filterTemplates(templates, choose({ type: ["app"], industry: ["law-firm"] }), none);
  expect(idsOf(ofLaw.shown)).toEqual(["app-law-matters"]);
  expect(ofLaw.counts.type).toEqual(
    new Map([
      ["web", 6],
      ["app", 1],
    ]),
  );

  const { shown, counts } = filterTemplates(templates, choose({ use: ["garden"] }), none);
  expect(idsOf(shown)).toEqual(["app-allotment", "app-house-plants"]);
  expect(counts.use.get("garden")).toBe(2);
  expect([...counts.type.keys()]).toEqual(["app"]);
});

test("the favourites filter shows and counts favourites only", () => {
  const { shown, counts } = filterTemplates(
    templates,
    choose({}, true),
    new Set(["restaurant-studio", "law-firm-ledger", "gone"]),
  );

  expect(idsOf(shown)).toEqual(["law-firm-ledger", "restaurant-studio"]);
  expect(counts.industry).toEqual(
    new Map([
      ["law-firm", 1],
      ["restaurant", 1],
    ]),
  );
});

test("a count is the number of results with that value alone in its facet", () => {
  const anyChoice = fc.record(
    Object.fromEntries(
      facetIds.map((id) => [
        id,
        fc.uniqueArray(fc.constantFrom(...facets[id].values.keys()), { maxLength: 3 }),
      ]),
    ) as Record<FacetId, fc.Arbitrary<string[]>>,
  );
  fc.assert(
    fc.property(anyChoice, fc.constantFrom(...facetIds), (chosen, id) => {
      const { counts } = filterTemplates(templates, choose(chosen), none);

      for (const value of facets[id].values.keys()) {
        const after = filterTemplates(templates, choose({ ...chosen, [id]: [value] }), none);
        expect(counts[id].get(value) ?? 0).toBe(after.shown.length);
      }
    }),
    { numRuns: 60 },
  );
});

test("sorting by name, by industry and by age", () => {
  const names = sortTemplates(templates, "name").map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));

  const industries = sortTemplates(templates, "industry").map(({ industry }) => industry);
  expect([...new Set(industries)].at(-1)).toBeNull();
  expect(new Set(industries.slice(0, 6))).toEqual(new Set(["accounting"]));

  const ages = sortTemplates(templates, "newest").map(({ age }) => age);
  expect(ages).toEqual(ages.toSorted((one, other) => other - one));
});
