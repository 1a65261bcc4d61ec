import { expect, test } from "vitest";
import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import { siteFromBrief } from "../brief.ts";

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

  expect(blocks.map(({ data }) => data)).toEqual([
    expect.objectContaining({ events: [own] }),
    expect.objectContaining({ events: [own] }),
  ]);
});

test("events without a name are samples, and late opening is no event", async () => {
  const [block] = await blocksOf(
    "A gallery in Bath. Late opening Thursdays until 9. List our events.",
    "events",
  );

  expect(JSON.stringify(block?.data)).toContain("Sample event 1");
  expect(JSON.stringify(block?.data)).not.toContain("Late opening");
});

test("a form offers what the brief does, and nothing that only other businesses do", async () => {
  const [first] = await blocksOf("A bakery in Bath. Rye loaf £4, croissant £2.60.", "contact");
  const [second] = await blocksOf("A bakery in Bath", "contact");

  expect(first?.data).toMatchObject({
    fields: [{ options: ["Rye loaf", "Croissant", "Something else"] }, {}],
  });
  expect(JSON.stringify(second?.data)).not.toContain("cake");
});
