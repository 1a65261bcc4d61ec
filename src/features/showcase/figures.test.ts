import { expect, test } from "vitest";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { MODULES_DELIVERED } from "./figures.tsx";

test("the page names as many modules as are delivered", () => {
  expect(MODULES_DELIVERED).toBe(moduleCatalogue.length);
});
