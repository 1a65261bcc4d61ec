import { expect, test } from "vitest";
import { industries } from "#src/contract/industries.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { MODULES_DELIVERED, TRADES_DELIVERED } from "./figures.tsx";

test("the page names as many modules as are delivered", () => {
  expect(MODULES_DELIVERED).toBe(moduleCatalogue.length);
});

test("the page names as many trades as there are templates for", () => {
  expect(TRADES_DELIVERED).toBe(industries.length);
});
