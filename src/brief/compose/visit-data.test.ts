import { expect, test } from "vitest";
import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import { styles } from "#src/sites/industries/industry.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { siteFromBrief } from "../brief.ts";
import { composeUnderstood } from "../compose-understood.ts";
import { understand } from "../understand.ts";

const blocksOf = async <K extends BlockKind>(brief: string, kind: K) => {
  const { document } = await siteFromBrief(brief);
  return document.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === kind);
};

test("an event of the brief stands among the events, with its day and price, and without samples", async () => {
  const brief =
    "A bakery in Bath called Rye. List our events. We teach a bread class on the first Sunday of the month, £65.";
  const own = {
    title: "Bread class",
    text: "",
    date: "",
    time: "First Sunday of the month",
    place: "Bath",
    price: "£65",
  };

  const blocks = await blocksOf(brief, "events");

  expect(blocks.map(({ data }) => data)).toEqual([expect.objectContaining({ events: [own] })]);
});

test.each([
  [
    "A hospice in Leeds. Open day 14 March. Summer fair 6 June.",
    [
      { title: "Open day", time: "14 March", price: "" },
      { title: "Summer fair", time: "6 June", price: "" },
    ],
  ],
  [
    "Bees in Melbourne. Workshops on 12 April and 3 May, $85 a person. Honey tasting 7 June.",
    [
      { title: "Workshops", time: "12 April and 3 May", price: "$85 a person" },
      { title: "Honey tasting", time: "7 June" },
    ],
  ],
])("the dates of the brief are events: %s", async (brief, events) => {
  const [block] = await blocksOf(brief, "events");

  expect(block?.isHidden).toBeFalsy();
  expect(block?.data).toMatchObject({ events });
});

test.each([
  ["A hospice in Leeds. Open day 14 March.", "Open day 14 March"],
  ["An allotment society in Leeds: 64 plots, seed swap 2 March.", "eed swap 2 March"],
])("a single date stays in the owner's sentence: %s", async (brief, words) => {
  const { document } = await siteFromBrief(brief);
  const shown = document.pages[0]?.blocks.filter(({ isHidden }) => !isHidden) ?? [];

  expect(shown.map(({ kind }) => kind)).not.toContain("events");
  expect(JSON.stringify(shown)).toContain(words);
});

test("late opening is no event, and events that were asked for and not named are a suggestion", async () => {
  const [block] = await blocksOf(
    "A gallery in Bath. Late opening Thursdays until 9. List our events.",
    "events",
  );

  expect(block).toMatchObject({ isHidden: true, isSuggestion: true, data: { events: [] } });
});

test("a form offers what the brief does, and nothing that only other businesses do", async () => {
  const [first] = await blocksOf(
    "A bakery in Bath. Rye loaf £4, croissant £2.60. Call 01225 555 123.",
    "contact",
  );
  const [second] = await blocksOf("A bakery in Bath. Call 01225 555 123.", "contact");

  expect(first?.data).toMatchObject({
    fields: [{ options: ["Rye loaf", "Croissant", "Something else"] }],
  });
  expect(second?.data).toMatchObject({ fields: [] });
});

test.each([0, 1, 2, 3, 4, 5])(
  "no style shows a map of streets that nobody has named: style %i",
  async (number) => {
    const brief = "A garage in Walsall called Torque. Unit 4, Green Lane, Walsall. Call 01922 555 010.";
    const understood = understand(brief);
    const style = styles[number] ?? "counter";
    const { document } = await composeUnderstood(brief, understood, { style, seed: 0, turn: 0 });
    const page = renderStatic(document).files.find(({ path }) => path === "index.html")?.text;

    expect(JSON.stringify(document)).not.toContain('"kind":"map","seed"');
    expect(page).toContain("openstreetmap.org/search?query=Unit%204%2C%20Green%20Lane%2C%20Walsall");
  },
);
