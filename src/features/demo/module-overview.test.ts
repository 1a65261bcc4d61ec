import { expect, test } from "vitest";
import { overviewFacts } from "./module-overview.tsx";

test("the sample rows add up to the figures of the specification", () => {
  expect(overviewFacts.Games()).toContainEqual(["Total players", "8,850"]);
  expect(overviewFacts.Games()).toContainEqual(["Active", "1,240"]);
  expect(overviewFacts.AI()).toContainEqual(["Average accuracy", "90.6%"]);
});
