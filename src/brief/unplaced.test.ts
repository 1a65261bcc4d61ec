import { expect, test } from "vitest";
import { composeBrief } from "./compose-brief.ts";
import { loadMaterial } from "./material.ts";
import { firstProposals } from "./proposals.ts";
import { understand } from "./understand.ts";
import { sentencesOf, unplaced } from "./unplaced.ts";
import { shownTexts } from "./write/not-on-site.ts";

const BRIEF = "A cosy bakery in Lisbon called Crumb, with online orders. We bake through the night.";

async function siteOf(brief: string, ids: readonly string[] = []) {
  const understood = understand(brief);
  const material = await loadMaterial(understood.industry);
  const [first] = firstProposals(understood);
  if (!first) throw new Error("There is no proposal.");
  const added = sentencesOf(brief, understood, ids);
  const document = composeBrief({ text: brief, understood, material, added }, first);
  return { document, left: unplaced(brief, understood, document, ids) };
}

test("a wish that the site cannot answer is not on it yet, and stands on it when it is added", async () => {
  const { document, left } = await siteOf(BRIEF);
  expect(left.map(({ text }) => text)).toEqual(["Online orders."]);
  expect(shownTexts(document).join().toLowerCase()).not.toContain("online orders");

  const again = await siteOf(
    BRIEF,
    left.map(({ id }) => id),
  );

  expect(again.left).toEqual([]);
  expect(shownTexts(again.document).join()).toContain("Online orders.");
});

test("what the site says, and wishes for its look, are not listed", async () => {
  const { left } = await siteOf(
    "A florist in Leeds called Petal. Open Monday to Friday 9-5. Warm colours, calm. No blog. Call 0113 496 0188.",
  );

  expect(left).toEqual([]);
});
