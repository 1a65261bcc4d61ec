import { expect, test } from "vitest";
import { example, generatedNameExamples, nameExamples } from "../testing/name-examples.ts";
import { weights } from "./weights.ts";

/** Briefs that give every kind of sign: a sign that no code gives any more would lose its weight unnoticed. */
const FILES = ["training/briefs-10.txt", "training/briefs-13.txt", "training/briefs-17.txt"];

/** Signs that occur, and whose weight is too small to be stored. */
const WITHOUT_WEIGHT =
  "3m 4m 5m again-often called-once cut-joint cut-joint-the cut-joint-y distinct-2 figures of-first person-two rare-1c rare-2c the-only trade-this";

/** The parts of a sign such as `lr:called:comma`. */
const partsOf = (signs: Iterable<string>) => new Set([...signs].flatMap((sign) => sign.split(":")));

test("each sign with a weight is one that the code gives, and each other is listed", () => {
  const examples = [
    ...generatedNameExamples(60, 7_001),
    ...FILES.flatMap(nameExamples),
    example("A café called Salt @ the Quay in Leeds", undefined, 1),
  ];

  const given = partsOf(examples.flatMap(({ candidates }) => candidates.flatMap(({ signs }) => signs)));
  const weighed = partsOf(weights.keys());

  expect(
    [...weighed].filter((part) => !given.has(part)),
    "renamed in the code, but not in weights.ts",
  ).toEqual([]);
  expect(
    [...given].filter((part) => !weighed.has(part) && !WITHOUT_WEIGHT.split(" ").includes(part)),
    "without a weight: fit the names again, or add it to WITHOUT_WEIGHT",
  ).toEqual([]);
});
