import { beforeAll, expect, test } from "vitest";
import { anyEdit } from "#tests/support/every-edit.ts";
import { fc } from "#tests/support/fuzz.ts";
import type { BlockKind } from "../blocks/blocks.ts";
import { MAX_BLOCKS, MAX_PAGES, parseDocument, type SiteDocument } from "../document.ts";
import { templateDocument } from "../templates.ts";
import {
  blockAt,
  duplicateBlock,
  moveBlock,
  removeBlock,
  setLocked,
  setLook,
  valueAt,
  writeField,
} from "./edit-blocks.ts";
import { addPage, makeHome } from "./edit-pages.ts";
import { beginHistory, endMerge, record, redo, undo } from "./history.ts";
import { removePage } from "./remove-page.ts";
import { linksIn } from "./site-links.ts";

let bakery: SiteDocument;
beforeAll(async () => {
  bakery = (await templateDocument("bakery-counter")) as SiteDocument;
});

test("any sequence of changes leaves a valid site", () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 30 }), (list) => {
      const edited = list.reduce((site, edit) => edit(site), bakery);

      expect(parseDocument(JSON.parse(JSON.stringify(edited)))).toEqual(edited);
      for (const { blocks } of edited.pages) expect(ranksOf(blocks)).toEqual(ranksOf(blocks).toSorted());
      const ids = new Set(edited.pages.map(({ id }) => `page:${id}`));
      const links = linksIn(edited).filter((to) => to.startsWith("page:"));
      expect(links.filter((to) => !ids.has(to.replace(/#.*/, "")))).toEqual([]);
    }),
  );
});

test("undoing restores the first document exactly, and redoing the last one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyEdit, fc.constantFrom(undefined, "typing")), { maxLength: 30 }),
      (list) => {
        const start = JSON.stringify(bakery);
        let history = beginHistory(bakery);
        for (const [edit, merge] of list) {
          history = record(history, edit(history.present), { what: "Something", merge });
        }
        const end = JSON.stringify(history.present);

        while (history.past) history = undo(history);
        expect(JSON.stringify(history.present)).toBe(start);

        while (history.future) history = redo(history);
        expect(JSON.stringify(history.present)).toBe(end);
      },
    ),
  );
});

test("continuous typing is one step, until it is ended", () => {
  const typed = (history: ReturnType<typeof beginHistory>, title: string) =>
    record(history, writeField(history.present, hero, ["title"], title), { what: "Wrote", merge: "title" });

  let history = typed(typed(beginHistory(bakery), "F"), "Fr");
  history = typed(endMerge(history), "Fresh");

  expect(title(undo(history).present)).toBe("Fr");
  expect(undo(undo(history)).present).toBe(bakery);
});

test("changing a text keeps the identity of the theme and of other pages", () => {
  const edited = writeField(bakery, hero, ["title"], "Fresh every morning");

  expect(title(edited)).toBe("Fresh every morning");
  expect(edited.theme).toBe(bakery.theme);
  expect(edited.pages[1]).toBe(bakery.pages[1]);
});

test("an invalid value changes nothing", () => {
  expect(writeField(bakery, hero, ["title"], "x".repeat(141))).toBe(bakery);
  expect(writeField(bakery, hero, ["action", "to"], "javascript:alert(1)")).toBe(bakery);
  expect(writeField(bakery, hero, ["nothing"], "of this name")).toBe(bakery);
});

test("a locked block cannot be changed or moved, and can be unlocked", () => {
  const locked = setLocked(bakery, hero, true);

  expect(writeField(locked, hero, ["title"], "Other")).toBe(locked);
  expect(removeBlock(locked, hero)).toBe(locked);
  expect(moveBlock(locked, hero, 3)).toBe(locked);
  expect(setLook(locked, hero, { variant: "poster" })).toBe(locked);
  expect(removePage(locked, "home")).toBe(locked);
  expect(title(writeField(setLocked(locked, hero, false), hero, ["title"], "Other"))).toBe("Other");
});

test("a copy of a locked block is unlocked", () => {
  const copied = duplicateBlock(setLocked(bakery, hero, true), hero);

  expect(blockAt(copied, { page: "home", block: "hero-2" })?.isLocked).toBeUndefined();
});

test("nothing comes before the navigation or after the footer", () => {
  const kinds = (site: SiteDocument) => site.pages[0]?.blocks.map(({ kind }) => kind) ?? [];
  const first = moveBlock(bakery, { page: "home", block: "footer" }, 0);
  const last = moveBlock(bakery, hero, 99);

  expect(kinds(first)).toEqual(kinds(bakery));
  expect(kinds(last).at(-2)).toBe("hero");
  expect(kinds(last).at(-1)).toBe("footer");
});

test("the numbers of blocks and pages are limited", () => {
  let site = bakery;
  for (let count = 0; count < MAX_BLOCKS + 5; count++) site = duplicateBlock(site, hero);
  for (let count = 0; count < MAX_PAGES + 5; count++) site = addPage(site, "News");

  expect(site.pages[0]?.blocks).toHaveLength(MAX_BLOCKS);
  expect(site.pages).toHaveLength(MAX_PAGES);
  expect(site.pages.at(-1)).toMatchObject({ path: expect.stringMatching(/^news-\d+$/), title: "News" });
});

test("another page becomes the first one, and the first one gets an address", () => {
  const second = bakery.pages[1]?.id ?? "";

  const site = makeHome(bakery, second);

  expect(site.pages[0]).toMatchObject({ id: second, path: "index", label: "" });
  expect(site.pages[1]?.id).toBe("home");
  expect(site.pages[1]?.path).not.toBe("index");
  expect(site.pages[1]?.label).not.toBe("");
});

test("the last page cannot be removed, and the next one takes the place of the first", () => {
  let site = removePage(bakery, "home");
  expect(site.pages[0]).toMatchObject({ id: bakery.pages[1]?.id, path: "index" });

  for (const { id } of bakery.pages) site = removePage(site, id);
  expect(site.pages).toHaveLength(1);
});

const hero = { page: "home", block: "hero" };
const title = (site: SiteDocument) => valueAt(blockAt(site, hero)?.data, ["title"]);

const ranks: Partial<Record<BlockKind, number>> = { navigation: 0, banner: 0, footer: 2 };
const ranksOf = (blocks: readonly { kind: BlockKind }[]) => blocks.map(({ kind }) => ranks[kind] ?? 1);

test("a suggestion that is shown is one no more", () => {
  const place = { page: "home", block: "hours" };
  const pages = bakery.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, isHidden: true, isSuggestion: true })),
  }));

  const shown = blockAt(setLook({ ...bakery, pages }, place, { isHidden: false }), place);

  expect(shown?.isHidden).toBe(false);
  expect(shown).not.toHaveProperty("isSuggestion");
  expect(blockAt(setLook({ ...bakery, pages }, place, { tone: "dark" }), place)?.isSuggestion).toBe(true);
});
