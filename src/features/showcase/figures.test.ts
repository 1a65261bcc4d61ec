import { expect, test } from "vitest";
import { industries } from "#src/contract/industries.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { MODULES_DELIVERED } from "./figures.tsx";

test("the page states the number of built-in modules", () => {
  expect(MODULES_DELIVERED).toBe(moduleCatalogue.length);
});

test("the page states the number of industries with templates", () => {
  // Vitest turns the facts of a build into texts.
  expect(Number(import.meta.env.INDUSTRY_COUNT)).toBe(industries.length);
});
