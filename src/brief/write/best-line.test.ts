import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { bestLine, doingLine, isBare } from "./best-line.ts";
import { statementsOf } from "./statements.ts";

function linesOf(brief: string) {
  const understood = understand(brief);
  const statements = statementsOf(brief, understood);
  return { best: bestLine(statements, understood)?.text, doing: doingLine(statements)?.text };
}

test.each([
  ["Chimney sweep in Ludlow. No mess or you don't pay. £60 a flue.", "No mess or you don't pay."],
  ["Piano movers in Derry. Uprights from €140. 3 men, never 2.", "3 men, never 2."],
  [
    "Wedding flowers in Hexham. I do one wedding a weekend so you get me and not a van driver.",
    "I do one wedding a weekend so you get me and not a van driver.",
  ],
  [
    "A bakery in Todmorden. 48 loaves a week, that's all the oven does.",
    "48 loaves a week, that's all the oven does.",
  ],
  ["A pantry in Govan. Anybody can take, nobody asks why.", "Anybody can take, nobody asks why."],
])("the best line of “%s”", (brief, line) => {
  expect(linesOf(brief).best).toBe(line);
});

test.each([
  "A tree surgeon in Hexham. We did the big beech at Hexham Abbey in March.",
  "A café in Hull. Open every day at 11. No dogs.",
  "A plumber in Leeds. Boiler service £85. Call us on 0113 496 0188.",
  "A gym in Bath. We're closed at Christmas and never on Mondays.",
  "A tutor in York. Free parking. No deposit.",
])("a work elsewhere, a time, a price and a bare refusal are no best line: %s", (brief) => {
  expect(linesOf(brief).best).toBeUndefined();
});

test.each([
  ["Right, I mend accordions and concertinas. I'm in Kendal.", "I mend accordions and concertinas."],
  ["We do up old caravans, 1950s to 70s, in a barn. Ring Mo.", "We do up old caravans."],
  [
    "I teach people to drive who've been told they can't.",
    "I teach people to drive who've been told they can't.",
  ],
  ["We need something online. We are open on Mondays.", undefined],
])("what an owner does in “%s”", (brief, line) => {
  expect(linesOf(brief).doing).toBe(line);
});

test("a list, notes side by side and a bare name are no headline, a sentence is", () => {
  expect(isBare("Crown reduction, felling, hedges.", "fragment")).toBe(true);
  expect(isBare("Tree surgeon - Hexham.", "identity")).toBe(true);
  expect(isBare("Bike café.", undefined)).toBe(true);
  expect(isBare("I build dry stone walls.", "statement")).toBe(false);
  expect(isBare("Residential care for people who like gardens.", "identity")).toBe(false);
});
