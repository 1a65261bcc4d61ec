import { expect, test } from "vitest";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { fc } from "#tests/support/fuzz.ts";
import { facetIds, facets } from "./facets.ts";
import {
  type MarketplaceQuery,
  noQuery,
  readQuery,
  sorts,
  TEMPLATES_PER_STEP,
  writeQuery,
} from "./marketplace-query.ts";

const ids = templates.map(({ id }) => id);
const isTemplate = (id: string) => ids.includes(id);
const read = (search: string) => readQuery(new URLSearchParams(search), isTemplate);

const anyQuery: fc.Arbitrary<MarketplaceQuery> = fc
  .record({
    words: fc.string({ maxLength: 60, unit: "grapheme" }),
    chosen: fc.record(
      Object.fromEntries(
        facetIds.map((id) => [id, fc.uniqueArray(fc.constantFrom(...facets[id].values.keys()))]),
      ) as Record<(typeof facetIds)[number], fc.Arbitrary<string[]>>,
    ),
    sort: fc.constantFrom(...(Object.keys(sorts) as (keyof typeof sorts)[])),
    onlyFavourites: fc.boolean(),
    shown: fc.integer({ min: 1, max: 500 }).map((steps) => steps * TEMPLATES_PER_STEP),
    compared: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
    isComparing: fc.boolean(),
    preview: fc.option(fc.constantFrom(...ids)),
    brief: fc.string({ maxLength: 200, unit: "grapheme" }).map((text) => text.trim()),
  })
  .map((query) => ({ ...query, isComparing: query.isComparing && query.compared.length > 0 }));

test("any query survives its address", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = writeQuery(new URLSearchParams(), query).toString();

      expect(read(address)).toEqual(query);
    }),
  );
});

test("any address gives a query with known values only", () => {
  const parameter = fc.constantFrom(
    ...facetIds,
    "q",
    "sort",
    "compare",
    "view",
    "preview",
    "favourites",
    "brief",
    "show",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(parameter, fc.string())), (parameters) => {
      const query = readQuery(new URLSearchParams(parameters), isTemplate);

      for (const id of facetIds) {
        for (const value of query.chosen[id]) expect(facets[id].values.has(value)).toBe(true);
      }
      expect(query.compared.every(isTemplate)).toBe(true);
      expect(query.shown).toBeGreaterThanOrEqual(24);
      expect(query.shown % 24).toBe(0);
      expect(query.preview === null || isTemplate(query.preview)).toBe(true);
    }),
  );
});

test.each([
  ["industry=__proto__.law-firm,restaurant.constructor", { industry: ["law-firm", "restaurant"] }],
  ["industry=law-firm&industry=law-firm.restaurant", { industry: ["law-firm", "restaurant"] }],
  ["colour=red.dark.plaid&type=web.spaceship", { colour: ["red", "dark"], type: ["web"] }],
])("from %s the known values are chosen", (search, chosen) => {
  expect(read(search).chosen).toEqual({ ...noQuery.chosen, ...chosen });
});

test("unknown values are ignored", () => {
  const search =
    "sort=constructor&preview=toString&compare=a.b&view=compare&favourites=yes&feature=&style=.,.";

  expect(read(search)).toEqual(noQuery);
});

test.each([
  ["", 24],
  ["show=48", 48],
  ["show=49", 72],
  ["show=0", 24],
  ["show=-48", 24],
  ["show=4e8", 24],
  ["show=99999999999999999999", 24],
])("an address with %j shows %d templates", (search, shown) => {
  expect(read(search).shown).toBe(shown);
});

test.each<Partial<MarketplaceQuery>>([
  { words: "pasta" },
  { chosen: noQuery.chosen },
  { sort: "name" },
  { sort: "featured" },
  { onlyFavourites: true },
])("a different list starts at the first step: %j", (changes) => {
  expect(writeQuery(new URLSearchParams("show=72"), changes).has("show")).toBe(false);
});

test.each<Partial<MarketplaceQuery>>([
  { preview: "law-firm-ledger" },
  { compared: [] },
  { isComparing: false },
])("opening something on top of a list keeps its length: %j", (changes) => {
  expect(writeQuery(new URLSearchParams("show=72"), changes).get("show")).toBe("72");
});

test("at most three templates are compared, and the search text is limited", () => {
  const query = read(`compare=${ids.slice(0, 5).join(".")}&view=compare&q=${"a".repeat(10_000)}`);

  expect(query.compared).toEqual(ids.slice(0, 3));
  expect(query.isComparing).toBe(true);
  expect(query.words).toHaveLength(200);
});

test("other parameters of the address stay", () => {
  const search = new URLSearchParams("utm_source=fair&new=1&style=ledger");

  const next = writeQuery(search, { words: "pasta", chosen: noQuery.chosen });

  expect(next.toString()).toBe("utm_source=fair&new=1&q=pasta");
});
