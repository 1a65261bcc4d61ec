import { expect, test } from "vitest";
import { reviseSite } from "#src/brief/revise/revise-site.ts";
import type { SiteDocument } from "../document.ts";
import { renderStatic } from "../render-static.ts";
import { templateDocument } from "../templates.ts";
import { setLocked, setLook, writeField } from "./edit-blocks.ts";
import { addPage } from "./edit-pages.ts";
import { beginHistory, record, undo } from "./history.ts";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;
const foot = (document: SiteDocument, index: number) =>
  document.pages[index]?.blocks.find(({ kind }) => kind === "footer");
const placeOfFoot = (index: number) => ({
  page: bakery.pages[index]?.id ?? "",
  block: foot(bakery, index)?.id ?? "",
});

test("a text that is changed in the footer of one page is on all pages of the export, and one undo takes it back", () => {
  const words = "Bread from a wood oven since 1921.";
  const history = record(beginHistory(bakery), writeField(bakery, placeOfFoot(1), ["text"], words), {
    what: "Changed the footer",
  });

  const pages = renderStatic(history.present).files.filter(({ path }) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(bakery.pages.length);
  for (const { path, text } of pages) expect(text, path).toContain(words);
  expect(undo(history).present).toBe(bakery);
});

test("a changed look applies to all pages that had the same; hidden and locked are up to each page", () => {
  const hidden = setLook(bakery, placeOfFoot(1), { tone: "accent", isHidden: true });

  expect(hidden.pages.map((_, index) => foot(hidden, index)?.tone)).toEqual(bakery.pages.map(() => "accent"));
  expect(hidden.pages.map((_, index) => foot(hidden, index)?.isHidden)).toEqual(
    bakery.pages.map((_, index) => (index === 1 ? true : undefined)),
  );
});

test("a footer with another text, and a locked one, stay unchanged", () => {
  const own = structuredClone(bakery);
  const [, second, third] = own.pages;
  for (const block of second?.blocks ?? [])
    if (block.kind === "footer") block.data.text = "Of this page alone.";
  const locked = setLocked(own, placeOfFoot(2), true);

  const changed = writeField(locked, placeOfFoot(0), ["text"], "Of all the others.");

  expect(foot(changed, 1)?.data).toMatchObject({ text: "Of this page alone." });
  expect(foot(changed, 2)).toEqual(foot(locked, 2));
  expect(foot(changed, 3)?.data).toMatchObject({ text: "Of all the others." });
  expect(third).toBeDefined();
});

test("an edit by text changes the footers of all pages, and a new page has the one that there is", async () => {
  const { document } = await reviseSite(bakery, "make the footer dark", bakery.pages[1]?.id);
  const added = addPage(document, "News");

  expect(new Set(added.pages.map((_, index) => foot(added, index)?.tone))).toEqual(new Set(["dark"]));
});

test("blocks that are not shared change on one page only", () => {
  const [home] = bakery.pages;
  const hero = home?.blocks.find(({ kind }) => kind === "hero");
  const changed = writeField(bakery, { page: home?.id ?? "", block: hero?.id ?? "" }, ["title"], "Fresh");

  expect(changed.pages.slice(1)).toEqual(bakery.pages.slice(1));
});
