import { beforeEach, expect, test, vi } from "vitest";
import type { Block, Page, SiteDocument } from "#src/sites/document.ts";
import { writeField } from "#src/sites/edit/edit-blocks.ts";
import { changeHead } from "#src/sites/head/change-head.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { stubLocalStorage } from "#tests/support/edit-laws.ts";
import { withJournal, writeJournal } from "./journal.ts";

let bakery: SiteDocument;
beforeEach(async () => {
  stubLocalStorage();
  bakery = (await templateDocument("bakery-counter")) as SiteDocument;
});

const at = "2026-11-29T10:00:00.000Z";

test("settings of the site that were not saved are restored", () => {
  const edited = changeHead(bakery, { origin: "https://crumb.example", isUnlisted: true });

  writeJournal("local-1", bakery, at, edited);

  expect(withJournal("local-1", bakery, at)).toEqual(edited);
});

test("changes to a site that was saved again since are not applied", () => {
  writeJournal("local-1", bakery, at, changeHead(bakery, { isUnlisted: true }));

  expect(withJournal("local-1", bakery, "2026-11-29T10:00:01.000Z")).toBe(bakery);
});

test("unsaved changes that an earlier release has written are restored", () => {
  const [home, ...others] = bakery.pages as [Page, ...Page[]];
  const hero = { page: home.id, block: "hero" };
  const edited = writeField(bakery, hero, ["title"], "Fresh every morning");
  const blocks = edited.pages[0]?.blocks.map((block: Block) => (block.id === "hero" ? block : block.id));
  const difference = {
    meta: { ...bakery.meta, notice: "Closed on Monday" },
    pages: [{ ...home, blocks }, ...others.map(({ id }) => id)],
  };
  localStorage.setItem("studio-journal:local-1", JSON.stringify({ since: at, difference }));

  expect(withJournal("local-1", bakery, at)).toEqual({
    ...edited,
    meta: { ...bakery.meta, notice: "Closed on Monday" },
  });
});

test("without storage the journal says that nothing was written", () => {
  vi.stubGlobal("localStorage", undefined);

  expect(writeJournal("local-1", bakery, at, bakery)).toBe(false);
});
