import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  ["We are a brass band, rehearsing Mondays & Thursdays 7.15pm.", ["Mondays & Thursdays 7.15pm"]],
  [
    "Dentists here every second Friday. Open day every 2nd Saturday",
    ["every second Friday", "every 2nd Saturday"],
  ],
  ["Car boot, first Sunday, 8 to 1. Gloves", ["first Sunday, 8 to 1"]],
  ["We meet first Sunday of the month, 10am", ["first Sunday of the month, 10am"]],
  ["Cafe in Todmorden, 8-3 not sundays", ["not sundays"]],
  ["Slips in the harbour, may thru columbus day", ["may thru columbus day"]],
  ["Rooms, mid-May to Canadian Thanksgiving.", ["mid-May to Canadian Thanksgiving"]],
  ["Coffee in Woodstock; opens 2 September", ["opens 2 September"]],
  ["Taxes done, Jan 20 to Apr 15", ["Jan 20 to Apr 15"]],
  ["Please ring me after 6pm, put it live by 9am", []],
  ["Guests should book at midnight from bed", []],
  ["Blankets in midnight blue", []],
])("days and times of “%s”", (brief, dates) => {
  expect(understand(brief).facts.dates).toEqual(dates);
});

test("the first Sunday of a month does not open the business every Sunday", () => {
  expect(understand("A market in Holt, open first Sunday, 8 to 1.").facts.hours).toEqual([]);
});

test.each([
  ["Lunches ordered by 8 a.m. by the parents", ["Lunches ordered by 8 a.m."]],
  ["SURGERY IN DEAL. TWO NURSES, 5,800 PATIENTS", ["TWO NURSES", "5,800 PATIENTS"]],
  [
    "Ballyfoyle Surgery, 2 GPs and a practice nurse, 4,000 patients",
    ["2 GPs and a practice nurse", "4,000 patients"],
  ],
  ["Colliery Brass, 27 players, section leader wanted", ["27 players"]],
  ["Flats in Leith. The same twelve questions come, sort those three", []],
  ["The pictures are from about ten haircuts ago", []],
  ["We build barns. Tell the story of five builds, going eight years", ["going eight years"]],
  ["In Wattle Grove. Six GPs, bulk billing", ["Six GPs"]],
])("figures of “%s”", (brief, figures) => {
  expect(understand(brief).facts.figures).toEqual(figures);
});

test.each([
  ["Two barbers in Ely, one cat. We opened last November in a former bank", ["opened last November"]],
  ["we opened in january as a gym in hull", ["opened in january"]],
  ["I am opening a private GP clinic in Cheadle in May. Patients book", ["in May"]],
  ["Chip shop in Hull, taken over from Mr Pappas in July after 33 years", ["in July"]],
  ["A gallery in Ely. Admission is free and we close in January.", ["close in January"]],
  ["Farm in Bempton. Coach drivers ask are you open in March, can we turn", []],
  ["Barbers in Deal. I may open, may close. The website should open in May", []],
  ["Bar in Ayr, live music Friday and Saturday, site live by Friday", ["Friday and Saturday"]],
])("months of “%s”", (brief, dates) => {
  expect(understand(brief).facts.dates).toEqual(dates);
});
