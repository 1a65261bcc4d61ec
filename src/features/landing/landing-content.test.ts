import { expect, test } from "vitest";
import { businessContent } from "./business-content.ts";
import { creativeContent } from "./creative-content.ts";
import { industryOf, modulesNamed, styleOf } from "./landing-content.ts";
import { landingTexts } from "./landing-texts.ts";
import { techContent } from "./tech-content.ts";

const pages = { tech: techContent, business: businessContent, creative: creativeContent };

test.each(Object.entries(pages))(
  "the %s page names modules of the catalogue and its own templates",
  (_, page) => {
    const ids = page.templates.list.map(({ id }) => id);

    expect(page.reasons).toHaveLength(3);
    expect(new Set(ids).size).toBe(8);
    expect(modulesNamed(page.modules.names).map(({ name }) => name)).toEqual(page.modules.names);
  },
);

test("no two pages share a title, a headline or a template", () => {
  const all = Object.values(pages);
  const texts = Object.values(landingTexts).flatMap(({ title, description }) => [title, description]);
  const ids = all.flatMap(({ templates }) => templates.list.map(({ id }) => id));

  expect(new Set(texts).size).toBe(6);
  expect(new Set(all.map(({ headline }) => headline)).size).toBe(3);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a template's id contains its industry and its style", () => {
  const template = { id: "law-firm-ledger", name: "Law firm", note: "" } as const;

  expect([industryOf(template), styleOf(template)]).toEqual(["law-firm", "Ledger"]);
});

test("an unknown module is an error", () => {
  expect(() => modulesNamed(["Time Machine"])).toThrow("Time Machine");
});
