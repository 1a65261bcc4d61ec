import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test } from "vitest";
import { isNewKind } from "#src/brief/revise/draft.ts";
import { newBlock, originOf } from "#src/brief/revise/new-block.ts";
import { type BlockKind, blocks } from "#src/sites/blocks/blocks.ts";
import type { Block, Page, SiteDocument } from "#src/sites/document.ts";
import { blockAt, valueAt } from "#src/sites/edit/edit-blocks.ts";
import { SitePage } from "#src/sites/render.tsx";
import { templateDocument } from "#src/sites/templates.ts";
import { pictureAt, pictureIn, textsOf } from "./shown-page.ts";
import { longestAt, textAt, writeAt } from "./text-places.ts";

let site: SiteDocument;
let variants: [name: string, block: Block][];
beforeAll(async () => {
  site = structuredClone((await templateDocument("bakery-counter")) as SiteDocument);
  site.meta.forms = { destination: { kind: "email", email: "hello@crumb.example" } };
  const origin = await originOf(site);
  variants = (Object.keys(blocks) as BlockKind[]).flatMap((kind) => {
    const block = isNewKind(kind)
      ? newBlock(site, origin, kind)
      : site.pages.flatMap((page) => page.blocks).find((block) => block.kind === kind);
    if (!block) throw new Error(`There is no sample of the block ${kind}.`);
    return Object.keys(blocks[kind].variants).map((variant): [string, Block] => [
      `${kind} ${variant}`,
      { ...block, variant, isHidden: false } as Block,
    ]);
  });
});

test("every text and picture that a view shows as it is stored is marked with its field", () => {
  for (const [name, block] of variants) {
    const { shown, element } = show(block);
    const texts = textsOf(shown, block.id);
    const found = texts.map(({ node }) => node.textContent);
    const left = shownTexts(element).filter(
      (text) => storedTexts(block.data).has(text) && !found.includes(text),
    );
    expect(left, name).toEqual([]);
    for (const { place, node } of texts)
      expect(node.textContent, name).toBe(shownForm(shown.document, block, place));
    for (const picture of element.querySelectorAll("[data-picture] svg")) {
      const place = pictureAt(block, picture);
      if (place?.kind !== "field") throw new Error(`${name}: a picture has no field.`);
      expect(valueAt(block.data, place.path), name).toMatchObject({ kind: expect.any(String) });
      expect(pictureIn(element, place.path), name).toBeInstanceOf(SVGElement);
    }
  }
});

test("a text can be as long as its place allows, and no longer", () => {
  const seen = new Set<string>();
  for (const [, block] of variants) {
    const { shown } = show(block);
    for (const { place } of textsOf(shown, block.id)) {
      const written = (text: string) => {
        const changed = writeAt(shown.document, PAGE, block.id, place, text);
        const after = blockAt(changed, { page: PAGE, block: block.id });
        return after && textAt(changed, after, place);
      };
      const longest = "x".repeat(longestAt(place));
      expect(written(longest), JSON.stringify(place)).toBe(longest);
      expect(written(`${longest}x`), JSON.stringify(place)).not.toBe(`${longest}x`);
      seen.add(place.kind === "field" ? place.field.kind : place.kind);
    }
  }
  expect([...seen].sort()).toEqual(["business", "label", "line", "link", "paragraphs", "text", "words"]);
});

const PAGE = "home";

/** Renders a block as the only one of a page. */
function show(block: Block) {
  const page = { ...(site.pages[0] as Page), id: PAGE, blocks: [block] };
  const document = { ...site, pages: [page, ...site.pages.filter(({ id }) => id !== PAGE)] };
  const shadow = globalThis.document.createElement("div").attachShadow({ mode: "open" });
  flushSync(() => createRoot(shadow).render(createElement(SitePage, { document, page })));
  const element = shadow.getElementById(block.id);
  if (!element) throw new Error(`The block ${block.id} is not shown.`);
  return { shown: { root: { current: shadow }, document, page }, element };
}

function shownTexts(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    // A date and what only screen readers hear are no texts to type in.
    if (!walker.currentNode.parentElement?.closest(".sw-hidden, svg"))
      texts.push(walker.currentNode.nodeValue ?? "");
  }
  return texts;
}

function storedTexts(value: unknown): Set<string> {
  if (typeof value === "string") return new Set(value ? [value] : []);
  if (typeof value !== "object" || value === null || "seed" in value) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...storedTexts(one)]));
}

/** The text of a place as a view shows it, without the signs of its marks. */
const shownForm = (document: SiteDocument, block: Block, place: Parameters<typeof textAt>[2]) =>
  (textAt(document, block, place) ?? "").replace(/\*+/g, "");
