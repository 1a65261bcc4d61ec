import { expect, test } from "vitest";
import { featureLabels as labels } from "#src/brief/feature-labels.ts";
import { understand } from "#src/brief/understand.ts";
import { questionsAfter } from "./brief-questions.ts";

const asked = (brief: string, answered: readonly string[] = []) =>
  questionsAfter(brief, understand(brief), { answered, labels }).map(({ id }) => id);

test("a short brief leads to at most three questions about missing facts", () => {
  expect(asked("bakery in Leeds")).toEqual(["name", "tone", "features"]);
  expect(asked("A playful bakery called Crumb in Leeds, with a menu")).toEqual([]);
});

test("answered and skipped questions are not asked again", () => {
  expect(asked("bakery", ["name", "tone"])).toEqual(["features", "place"]);
});

test("a long or empty brief leads to no questions", () => {
  expect(asked(`bakery ${"and we bake bread ".repeat(30)}`)).toEqual([]);
  expect(asked(" ")).toEqual([]);
});

test("two close industries are asked about first, and excluded features are not offered", () => {
  const read = { ...understand("bakery in Leeds, no menu"), otherIndustry: "cafe" };
  const [first, ...others] = questionsAfter("bakery in Leeds, no menu", read, { answered: [], labels });

  expect(first?.answers.map(({ value }) => value)).toEqual(["bakery", "cafe"]);
  expect(others.flatMap(({ answers }) => answers.map(({ value }) => value))).not.toContain("menu");
});
