import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { loadTrade } from "./load-trade.ts";
import { offersToAsk, questionsFor } from "./questions-for.ts";

const asked = async (brief: string, id: string) =>
  questionsFor(brief, understand(brief), await loadTrade(id));

test("a way to be reached is asked for first, then the name, then what customers of the trade ask", async () => {
  const questions = await asked("I tune pianos in Cork.", "piano-tuner");

  expect(questions.map(({ about }) => about)).toEqual(["contact", "name", "trade"]);
  expect(questions[2]?.question).toBe("Which makes of piano do you know best?");
});

test("what the brief says is not asked again", async () => {
  const questions = await asked(
    "Kelly Pianos, 021 555 0101. I tune pianos within 30 miles of Cork. A tuning takes two hours. Digital pianos too, electric ones as well.",
    "piano-tuner",
  );

  expect(questions.map(({ question }) => question)).toEqual([
    "Which makes of piano do you know best?",
    "How often should a piano be tuned?",
  ]);
});

test("without a trade the questions are for contact and name", () => {
  const brief = "We help people.";

  expect(questionsFor(brief, understand(brief), undefined).map(({ about }) => about)).toEqual([
    "contact",
    "name",
  ]);
});

test("offers are asked for unless the brief says or refuses them", async () => {
  const tuner = await loadTrade("piano-tuner");

  const offers = offersToAsk("Piano tuning and restringing in Cork. No key or pedal work.", tuner);

  expect(offers).toContain("Pitch raise");
  expect(offers).not.toContain("Tuning");
  expect(offers).not.toContain("Restringing");
  expect(offers).not.toContain("Key and pedal repairs");
  expect(offersToAsk("Anything", undefined)).toEqual([]);
});
