import { expect, test } from "vitest";
import { siteFromBrief } from "../brief.ts";
import { understand } from "../understand.ts";

test.each([
  ["A twenty-four hour diner", "24 hours, every day"],
  ["A gym, open 24hrs", "24 hours, every day"],
  ["A locksmith, open 24/7", "24/7"],
  ["A gym, open 24-7", "24/7"],
  ["A diner, open round the clock", "round the clock"],
  ["A vet. We are open around the clock.", "around the clock"],
  ["A corner shop, open all hours", "all hours"],
  ["A petrol station, open daily 24 hours", "daily 24 hours"],
  ["A hotel with 24-hour reception", "24 hours a day (reception)"],
])("“%s” says its hours in one line: %s", async (brief, line) => {
  const { hours, footer, hero } = await blocksOf(brief);

  expect(footer?.data.hours).toBe(line);
  // One line is no table.
  expect(hours?.isHidden ?? true).toBe(true);
  expect(JSON.stringify(hero)).not.toMatch(/"24.hour"/i);
});

test.each([
  ["A 24 hour plumber in Leeds", "24 hour"],
  ["A 24-hour locksmith in Hull", "24-hour"],
  ["A 24h locksmith", "24h"],
  ["A plumber, 24 hours a day", "24 hours a day"],
  ["A round-the-clock locksmith", "round-the-clock"],
  ["A plumber. We work day and night.", "day and night"],
  ["A plumber in Leeds, 24/7 call out", "24/7 call out"],
])("“%s” comes at any hour, and has no shop that is open", async (brief, words) => {
  const { hours, shown } = await blocksOf(brief);

  expect(hours?.isHidden ?? true).toBe(true);
  expect(JSON.stringify(shown).toLowerCase()).toContain(words);
});

test.each([
  ["IT support in Leeds. Mon-Fri 9-5, 24 hour helpdesk", ["Mon-Fri: 9-5", "Helpdesk: 24 hours"]],
  ["A vet. Open Mon-Fri 9-6, 24/7 emergency line", ["Mon-Fri: 9-6", "Emergency line: 24 hours"]],
  [
    "A diner. Open 24 hours Friday and Saturday, Sun-Thu 6am-11pm",
    ["Friday, Saturday: 24 hours", "Sun-Thu: 6am-11pm"],
  ],
  ["A diner open Mon-Thu 7am-10pm, Fri-Sun 24 hours", ["Mon-Thu: 7am-10pm", "Fri-Sun: 24 hours"]],
])("the rows of “%s” list what is open when", async (brief, rows) => {
  const { hours } = await blocksOf(brief);

  expect(hours?.data.days.map(({ day, open }) => `${day}: ${open}`)).toEqual(rows);
});

test.each([
  "A printer with a 24 hour turnaround",
  "We reply within 24 hours",
  "A bakery of 24 hour fermented sourdough",
  "A barber, 24 hours notice please",
  "A 24-hour race in the hills",
  "A café, not open 24/7",
  "A lab that makes day and night cream",
  "Songs for all hours",
])("“%s” contains no opening hours", (brief) => {
  expect(understand(brief).facts.hours).toEqual([]);
});

test("opening hours are not a name, unless the business is called that", () => {
  expect(understand("A diner. Open 24 hours Friday and Saturday").name).toBeUndefined();
  expect(understand("24 hour plumber").name).toBeUndefined();
  expect(understand("24 hour plumber, boiler service 85 pounds, tap repair 60").name).toBeUndefined();
  expect(understand("24/7 locksmith in Hull").name).toBeUndefined();
  expect(understand("A plumber called 24 Hour Heroes").name).toBe("24 Hour Heroes");
});

async function blocksOf(brief: string) {
  const { document } = await siteFromBrief(brief);
  const blocks = document.pages.flatMap((page) => page.blocks);
  return {
    hours: blocks.find((block) => block.kind === "hours"),
    hero: blocks.find((block) => block.kind === "hero"),
    footer: blocks.find((block) => block.kind === "footer"),
    shown: blocks.filter(({ isHidden }) => !isHidden),
  };
}
