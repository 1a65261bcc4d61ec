import { expect, it } from "vitest";
import { searchSubjects } from "./search-subjects.ts";
import type { SubjectIndex } from "./subject.ts";

const subject = (words: string[], doing: string[] = []) => ({
  words,
  doing,
  of: [],
  mood: ["calm" as const],
  label: `A ${words[0]}`,
  view: "stands" as const,
  topic: "test",
});
const index: SubjectIndex = {
  wheel: subject(["car wheel"]),
  bicycle: subject(["bicycle", "bike"], ["cycling"]),
  pump: subject(["bicycle pump"]),
  chair: subject(["barber’s chair"], ["haircuts"]),
};
const found = (words: string) => searchSubjects(index, words).map(({ id }) => id);

it("finds a subject by the start of its words, the exact noun first", () => {
  expect(found("bicycle p")).toEqual(["pump"]);
  expect(found("bic")).toEqual(["bicycle", "pump"]);
  expect(found("Bicycles")).toEqual(["bicycle", "pump"]);
  expect(found("bike")).toEqual(["bicycle"]);
});

it("finds it by its activity and without marks", () => {
  expect(found("cycling")).toEqual(["bicycle"]);
  expect(found("barbers chair")).toEqual(["chair"]);
});

it("shows all without words, and none for an unknown word", () => {
  expect(found(" ")).toHaveLength(4);
  expect(found("zebra")).toEqual([]);
});
