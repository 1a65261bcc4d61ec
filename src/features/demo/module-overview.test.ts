import { expect, test } from "vitest";
import { overviewFacts } from "./module-overview.tsx";

test("the figures of the specification come out of the sample rows", () => {
  expect(overviewFacts.Games()).toContainEqual(["Total players", "8,850"]);
  expect(overviewFacts.Games()).toContainEqual(["Active", "1,240"]);
  expect(overviewFacts.AI()).toContainEqual(["Average accuracy", "90.6%"]);
});
