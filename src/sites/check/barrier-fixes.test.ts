import { expect, test } from "vitest";
import type { Block } from "../document.ts";
import { barrierFixes } from "./barrier-fixes.ts";
import { mapHome, site, withHero, withLink } from "./testing/changed-site.ts";
import { mend } from "./testing/mend.ts";

const blocks = site().pages.flatMap((page) => page.blocks.map((block) => ({ page, block })));
const rules = ["color-contrast", "image-alt", "landmark-unique", "link-name", "target-size", "some-new-rule"];

test.each(rules)(
  "a barrier of the rule %s has a fix in every block, which changes the site",
  async (rule) => {
    for (const { page, block } of blocks) {
      const { fix, otherFix } = barrierFixes(rule, page, block);

      expect(fix, block.kind).toBeDefined();
      for (const one of [fix, otherFix]) {
        if (one) expect(await mend(site(), one), `${block.kind} ${one.label}`).not.toBe(site());
      }
    }
  },
);

test.each([
  ["link-name", withLink("tel:+3291234567", "\u00a0"), "Write words on it"],
  ["empty-heading", withHero({ title: "\u00a0" }), "Write a heading"],
  ["image-alt", withHero({ picture: { kind: "scene", scene: "bakery", seed: 1, label: "" } }), "Describe it"],
  ["color-contrast", mapHome(site(), dark), "Use the plain background"],
])("a barrier of the rule %s is mended where it is", async (rule, document, label) => {
  const [page] = document.pages;
  const block = page?.blocks.find(({ kind }) => kind === "hero");

  const { fix } = page ? barrierFixes(rule, page, block) : {};

  expect(fix?.label).toBe(label);
  const mended = fix && (await mend(document, fix));
  expect(mended?.pages[0]?.blocks.map(({ id }) => id)).toEqual(page?.blocks.map(({ id }) => id));
  expect(mended).not.toEqual(document);
});

test("nothing of a locked block is changed", () => {
  const [first] = blocks;
  if (!first) throw new Error("The template of this test is empty.");

  expect(barrierFixes("target-size", first.page, { ...first.block, isLocked: true })).toEqual({});
});

function dark(all: Block[]) {
  return all.map((block) => (block.kind === "hero" ? { ...block, tone: "dark" as const } : block));
}
