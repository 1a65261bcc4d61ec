import { expect, test } from "vitest";
import { hourRows, hoursLineOf } from "../hour-rows.ts";
import { understand } from "../understand.ts";

test.each([
  ["Books in Ludlow, open daily 10–5 ex. Wednesday\nA small site", "hours", ["daily 10–5 ex. Wednesday"]],
  [
    "Florist in Ely with our times, because we close at one on Wednesdays",
    "hours",
    ["close at one on Wednesdays"],
  ],
  ["Cafe in Bude, 26 seats and a few outside, open from half seven.", "hours", ["from half seven"]],
  ["Bookshop in Ely with story time every Saturday at 10.30, and toys", "dates", ["every Saturday at 10.30"]],
  ["Supper in Ely, Tuesdays and Sundays at 3, 8 round the table", "dates", ["Tuesdays and Sundays at 3"]],
  ["Nails in Hull. Prices. Late opening Thursday must show.", "figures", ["Late opening Thursday"]],
  ["Pilcrow Books, Southsea, open daily, est. 2009", "figures", ["open daily"]],
  ["Surf school in Bude; 4 instructors, open all year.", "figures", ["4 instructors", "open all year"]],
] as const)("“%s” has %s", (brief, kind, facts) => {
  expect(understand(brief).facts[kind]).toEqual(facts);
});

test("an early closing keeps its verb in the table of hours", () => {
  const brief = "Florist in Ely with our times, because we close at one on Wednesdays";
  const [row] = hourRows(brief, understand(brief).evidence.facts.hours);
  expect(row).toMatchObject({ day: "Wednesdays", open: "close at one" });
});

test.each([
  ["we close at one on Wednesdays", "close at one on Wednesdays"],
  ["open Mon-Fri 9-5", "Mon-Fri 9-5"],
])("the line of hours of “%s” is “%s”", (said, line) => {
  const brief = `Florist in Ely, ${said}`;
  expect(hoursLineOf(brief, understand(brief).evidence.facts.hours)).toBe(line);
});
