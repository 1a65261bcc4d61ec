import { existsSync } from "node:fs";
import apps from "templates:apps";
import words from "templates:words";
import { expect, test } from "vitest";
import { industries } from "#src/contract/industries.ts";
import { templateStyles } from "#src/contract/template-facets.ts";
import { styles } from "#src/sites/industries/industry.ts";
import { templateIds as sites } from "#src/sites/templates.ts";
import { pictureOf, templates } from "./template-catalogue.ts";

test("the catalogue contains every site, every app template, and the programs and games", () => {
  const ids = templates.map(({ id }) => id);

  expect(ids.toSorted()).toEqual(
    [
      ...sites,
      ...apps.map(({ id }) => id),
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

test("every program and game has a cover, and every other template a picture", () => {
  const files = templates.map((template) => `public${pictureOf(template).replace(/\?v=.*/, "")}`);

  expect(files.filter((file) => file.endsWith(".svg"))).toHaveLength(6);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the first screen shows an app between the sites", () => {
  const first = templates.slice(0, 24);

  expect(first.filter(({ type }) => type === "app").length).toBeGreaterThanOrEqual(3);
  expect(first.slice(0, 4).every(({ type }) => type === "web")).toBe(true);
});

test("apps say for whom they are, and look different", () => {
  const ofApps = templates.filter(({ suits }) => suits);
  const known: ReadonlySet<string> = new Set(industries.map(({ id }) => id));

  expect(ofApps.map(({ id }) => id).toSorted()).toEqual(apps.map(({ id }) => id).toSorted());
  for (const { id, suits = [], use } of ofApps) {
    expect(
      suits.every((one) => known.has(one)),
      id,
    ).toBe(true);
    expect(suits.length > 0 || use !== undefined, id).toBe(true);
  }
});
