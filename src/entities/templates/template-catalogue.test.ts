import { existsSync } from "node:fs";
import words from "templates:words";
import { expect, test } from "vitest";
import { industries } from "#src/contract/industries.ts";
import { templateStyles } from "#src/contract/template-facets.ts";
import { styles } from "#src/sites/industries/industry.ts";
import { templateIds as sites } from "#src/sites/templates.ts";
import { templates } from "./template-catalogue.ts";

test("the catalogue contains every site, and the apps and games", () => {
  const ids = templates.map(({ id }) => id);

  expect(ids.toSorted()).toEqual(
    [
      ...sites,
      ...["app-dashboard", "app-crm", "app-ecommerce", "game-puzzle", "game-arcade", "game-adventure"],
    ].toSorted(),
  );
});

test("every facet value in the catalogue has a label", () => {
  const known = industries.map(({ id }) => id);

  expect(Object.keys(templateStyles)).toEqual([...styles]);
  expect(templates.filter(({ industry }) => industry && !known.includes(industry))).toEqual([]);
  expect(Object.keys(words.headlines)).toEqual(expect.arrayContaining(templates.map(({ id }) => id)));
});

test("neighbours differ in industry and style, so that the first screen shows variety", () => {
  const [first, ...others] = templates.filter(({ type }) => type === "web").slice(0, 24);

  others.reduce((before, template) => {
    expect(template.industry).not.toBe(before?.industry);
    expect(template.style).not.toBe(before?.style);
    return template;
  }, first);
});

test("every app and game has a cover", () => {
  const covers = templates
    .filter(({ type }) => type !== "web")
    .map(({ id }) => `public/images/templates/${id}.svg`);

  expect(covers).toHaveLength(6);
  expect(covers.filter((file) => !existsSync(file))).toEqual([]);
});
