import { expect, test } from "vitest";
import { featureLabels as labels } from "#src/sites/brief/feature-labels.ts";
import { understand } from "#src/sites/brief/understand.ts";
import { questionsAfter } from "./brief-questions.ts";

const asked = (brief: string, answered: readonly string[] = []) =>
  questionsAfter(brief, understand(brief), { answered, labels }).map(({ id }) => id);

test("a short brief leads to at most three questions, about what it does not say", () => {
  expect(asked("bakery in Leeds")).toEqual(["name", "tone", "features"]);
  expect(asked("A playful bakery called Crumb in Leeds, with a menu")).toEqual([]);
});

test("what was answered or skipped is not asked again", () => {
  expect(asked("bakery", ["name", "tone"])).toEqual(["features", "place"]);
});

test("a long brief and an empty one lead to none", () => {
  expect(asked(`bakery ${"and we bake bread ".repeat(30)}`)).toEqual([]);
  expect(asked(" ")).toEqual([]);
});

test("two trades that come close are asked about first, and what is refused is not offered", () => {
  const read = { ...understand("bakery in Leeds, no menu"), otherIndustry: "cafe" };
  const [first, ...others] = questionsAfter("bakery in Leeds, no menu", read, { answered: [], labels });

  expect(first?.answers.map(({ value }) => value)).toEqual(["bakery", "cafe"]);
  expect(others.flatMap(({ answers }) => answers.map(({ value }) => value))).not.toContain("menu");
});
