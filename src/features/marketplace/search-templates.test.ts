import words from "templates:words";
import { expect, test } from "vitest";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { createTemplateSearch } from "./search-templates.ts";

const search = await createTemplateSearch(templates, words);
const industriesOf = (text: string) => [...new Set(search.find(text).map(({ industry }) => industry))];

test.each([
  ["lawyer", "law-firm"],
  ["Solicitors", "law-firm"],
  ["laywer", "law-firm"],
  ["attorny", "law-firm"],
  ["trattoria", "restaurant"],
  ["restarant", "restaurant"],
  ["hairdresser", "hair-salon"],
  ["dog groomer", "pet-services"],
  ["bookkeeper", "accounting"],
  ["plumber", "home-services"],
  ["tax return", "accounting"],
  ["photographer", "photography"],
  ["vet", "veterinary"],
])("searching for %s finds all six sites of %s first, and few others", (text, industry) => {
  const found = search
    .find(text)
    .filter(({ type }) => type === "web")
    .map((template) => template.industry);

  expect(found.slice(0, 6)).toEqual(Array(6).fill(industry));
  expect(new Set(found).size).toBeLessThanOrEqual(4);
});

test.each([
  ["dog groomer", "app-dog-groomer"],
  ["stem by stem", "app-flower-orders"],
  ["allotment", "app-allotment"],
  ["choir", "app-choir-rehearsals"],
  ["invoices", "app-invoice-book"],
  ["move house", "app-house-move"],
  ["solicitor", "app-law-matters"],
])("searching for %s finds %s", (text, id) => {
  expect(
    search
      .find(text)
      .slice(0, 12)
      .map((template) => template.id),
  ).toContain(id);
});

test("prefixes match, ignoring accents and case", () => {
  expect(search.find("whitl").map(({ id }) => id)).toEqual(["accounting-ledger"]);
  expect(industriesOf("LÁWYER")).toEqual(industriesOf("lawyer"));
});

test("all words must match", () => {
  expect(search.find("lawyer ledger").map(({ id }) => id)).toEqual(["law-firm-ledger"]);
  expect(search.find("restaurant dark").length).toBeGreaterThan(0);
  expect(
    search
      .find("restaurant dark")
      .every(({ hasDarkGround, industry }) => hasDarkGround && industry === "restaurant"),
  ).toBe(true);
  expect(search.find("lawyer zeppelin")).toEqual([]);
});

test("a business can be found by name, and a game by kind", () => {
  expect(search.find("Ashworth & Vale")[0]?.id).toBe("law-firm-ledger");
  expect(search.find("arcade").map(({ id }) => id)).toContain("game-arcade");
  expect(
    new Set(
      search
        .find("games")
        .slice(0, 3)
        .map(({ type }) => type),
    ),
  ).toEqual(new Set(["game"]));
});

test.each(["", "   ", "a", "the", "website for my", "!?"])("%j does not filter anything", (text) => {
  expect(search.find(text)).toEqual(templates);
});

test("in a sentence, stop words are ignored", () => {
  const [first] = search.suggest("I am a family lawyer in Oslo and want something calm, classic and formal");

  expect(first?.industry).toBe("law-firm");
  expect(search.suggest("xyzzy qwrtp")).toEqual([]);
  expect(search.suggest("")).toEqual([]);
});

test.each(["__proto__", "constructor", "<img src=x>", "\uD800", "(((", "a".repeat(5_000)])(
  "%.20s is harmless",
  (text) => {
    expect(Array.isArray(search.find(text))).toBe(true);
    expect(Array.isArray(search.suggest(text))).toBe(true);
  },
);
