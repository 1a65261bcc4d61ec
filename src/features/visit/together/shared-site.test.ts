import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { changePage, writeField } from "#src/sites/edit/edit-blocks.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { sharedForm, withChanges } from "./shared-site.ts";

test("edits from the other screen are applied, and content that was never sent stays", async () => {
  const site = await templateDocument("bakery-counter");
  if (!site) throw new Error("The template is missing.");
  const [page] = site.pages;
  const blocks = page?.blocks ?? [];
  const hero = blocks.find(({ kind }) => kind === "hero");
  const last = blocks.at(-2);
  const place = { page: page?.id ?? "", block: hero?.id ?? "" };
  const own = {
    ...changePage(site, place.page, (page) => ({
      ...page,
      blocks: page.blocks.map((block) => (block === last ? { ...block, isHidden: true } : block)),
    })),
    head: { origin: "https://crumb.example" },
  } as SiteDocument;
  const shared = sharedForm(own, "device");
  expect(JSON.stringify(shared)).not.toContain("crumb.example");
  expect(shared.pages[0]?.blocks).toHaveLength(blocks.length - 1);

  const taken = withChanges(own, shared, writeField(shared, place, ["title"], "Bread at eight"));

  expect(taken).toEqual(writeField(own, place, ["title"], "Bread at eight"));
});
