import { expect, test } from "vitest";
import type { Block, SiteDocument } from "#src/sites/document.ts";
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

test("of what another device sends, only texts that it offers reach the presenter's site", async () => {
  const site = await templateDocument("bakery-counter");
  if (!site) throw new Error("The template is missing.");
  const isOf = (kind: string) => (block: Block) => block.kind === kind;
  const lock = (block: Block) => (block.kind === "hero" ? { ...block, isLocked: true } : block);
  const own = { ...site, pages: site.pages.map((page) => ({ ...page, blocks: page.blocks.map(lock) })) };
  const shared = sharedForm(own, "device");
  const sent = structuredClone(shared);
  sent.meta.forms = { destination: { kind: "address", address: "https://evil.example/in" } };
  for (const block of sent.pages.flatMap(({ blocks }) => blocks)) {
    block.isLocked = false;
    redirect(block.data);
    if (block.kind === "hero") block.data.title = "Forged";
  }
  const header = sent.pages[0]?.blocks.find(isOf("hero"));
  if (header) sent.pages[0]?.blocks.push({ ...header, id: "forged" });

  expect(withChanges(own, shared, sent)).toEqual(own);
});

/** Points every link of a block elsewhere. */
function redirect(data: unknown) {
  if (typeof data !== "object" || data === null) return;
  for (const value of Object.values(data)) redirect(value);
  if ("to" in data) data.to = "https://pay.evil.example/";
}
