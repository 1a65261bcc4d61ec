import words from "templates:words";
import { expect, test } from "vitest";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { type MarketplaceQuery, noQuery } from "./marketplace-query.ts";
import { nearestWishes } from "./nearest-wishes.ts";
import { createTemplateSearch } from "./search-templates.ts";

const search = await createTemplateSearch(templates, words);
const TRADES = templates.filter(({ style }) => style === "ledger").length;

test("each facet that prevents results is offered for removal", () => {
  const nearest = nearestOf({
    chosen: { ...noQuery.chosen, type: ["game"], style: ["ledger"] },
  });

  expect(nearest.map(({ label, templates }) => [label, templates.length])).toEqual([
    ["Without type: Game", TRADES],
    ["Without style: Ledger", 3],
  ]);
  expect(nearest[0]?.changes).toEqual({ chosen: { ...noQuery.chosen, style: ["ledger"] } });
});

test("an industry without templates suggests similar ones", () => {
  const others = templates.filter(({ type, industry }) => type === "web" && industry !== "bakery");
  const [first] = nearestOf({ chosen: { ...noQuery.chosen, industry: ["bakery"] } }, others);

  expect(first?.label).toBe("Other industries: food and drink");
  expect(new Set(first?.templates.map(({ industry }) => industry))).toEqual(
    new Set(["restaurant", "cafe", "bar", "brewery", "catering"]),
  );
});

test("search words without results are dropped, and the facets stay", () => {
  const nearest = nearestOf({ words: "zeppelin", chosen: { ...noQuery.chosen, style: ["studio"] } });

  expect(nearest.map(({ label }) => label)).toEqual(["Without the words “zeppelin”"]);
  expect(nearest[0]?.templates).toHaveLength(TRADES);
});

test("without favourites all other templates are suggested", () => {
  const [first] = nearestOf({ onlyFavourites: true });

  expect(first?.label).toBe("Not only favourites");
  expect(first?.templates).toHaveLength(templates.length);
});

test("if dropping one criterion does not help, only the words are kept", () => {
  const [first] = nearestOf({
    words: "lawyer",
    chosen: { ...noQuery.chosen, type: ["game"], industry: ["spa"], style: ["ledger"] },
    onlyFavourites: true,
  });

  expect(first?.templates.length).toBeGreaterThan(0);
});

const nearestOf = (query: Partial<MarketplaceQuery>, from = templates) =>
  nearestWishes({ ...noQuery, ...query }, { templates: from, search, favourites: new Set() });
