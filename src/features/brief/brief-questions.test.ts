import { expect, test } from "vitest";
import { featureLabels as labels } from "#src/brief/feature-labels.ts";
import { loadTrade } from "#src/brief/trades/load-trade.ts";
import type { Trade } from "#src/brief/trades/trade.ts";
import { understand } from "#src/brief/understand.ts";
import { offersAfter, questionsAfter } from "./brief-questions.ts";

const asked = (brief: string, answered: readonly string[] = [], trade?: Trade) =>
  questionsAfter(brief, understand(brief), { answered, labels, trade }).map(({ id }) => id);

test("a short brief leads to at most three questions about missing facts", () => {
  expect(asked("bakery in Leeds")).toEqual(["contact", "name", "tone"]);
  expect(asked("A playful bakery called Crumb in Leeds, with a menu. Call 01632 960001.")).toEqual([]);
});

test("answered and skipped questions are not asked again", () => {
  expect(asked("bakery", ["contact", "name", "tone"])).toEqual(["place", "features"]);
});

test("a long brief is asked for the contact and the name only, an empty one for nothing", () => {
  expect(asked(`bakery ${"and we bake bread ".repeat(30)}`)).toEqual(["contact", "name"]);
  expect(asked(" ")).toEqual([]);
});

test("two close industries are asked about first, and excluded features are not offered", () => {
  const read = { ...understand("bakery in Leeds, no menu"), otherIndustry: "cafe" };
  const answered = ["contact", "name"];
  const [first, ...others] = questionsAfter("bakery in Leeds, no menu", read, {
    answered,
    labels,
    trade: undefined,
  });

  expect(first?.answers.map(({ value }) => value)).toEqual(["bakery", "cafe"]);
  expect(others.flatMap(({ answers }) => answers.map(({ value }) => value))).toContain("booking");
  expect(others.flatMap(({ answers }) => answers.map(({ value }) => value))).not.toContain("menu");
});

test("the trade's own questions follow the contact and the name, and skipped ones make room for others", async () => {
  const trade = await loadTrade("bicycle-workshop");
  const brief = "I repair bicycles in Leeds.";
  const [, , first] = asked(brief, [], trade);
  const rest = asked(brief, ["contact", "name", first ?? ""], trade);

  expect(first).toMatch(/^q/);
  expect(rest).toHaveLength(3);
  expect(rest).not.toContain(first);
});

test("usual offers are asked for until they are skipped", async () => {
  const trade = await loadTrade("bicycle-workshop");
  const offered = (answered: readonly string[]) =>
    offersAfter("I true wheels in Leeds. Wheel truing.", { answered, trade }).map(({ name }) => name);

  expect(offered([])).toContain("Wheel building");
  expect(offered([])).not.toContain("Wheel truing");
  expect(offered(["offers"])).toEqual([]);
});
