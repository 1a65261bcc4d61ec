import { beforeAll, expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import type { Block, Page, SiteDocument } from "../document.ts";
import { templateDocument } from "../templates.ts";
import { paste } from "./clipping.ts";
import { clippingOf, looksLikeClipping } from "./clipping-format.ts";

let bakery: SiteDocument;
let lawyer: SiteDocument;
beforeAll(async () => {
  bakery = (await templateDocument("bakery-counter")) as SiteDocument;
  lawyer = (await templateDocument("law-firm-ledger")) as SiteDocument;
});

const home = (site: SiteDocument) => site.pages[0] as Page;
const blockOf = (site: SiteDocument, at: number) => home(site).blocks[at] as Block;

test("a block goes from one site to another, behind the chosen one, unlocked and under a free name", () => {
  const block = { ...blockOf(bakery, 2), isLocked: true } as Block;
  const after = blockOf(lawyer, 2).id;

  const text = clippingOf(bakery, { block });
  const pasted = paste(lawyer, { page: home(lawyer).id, after }, text);

  expect(looksLikeClipping(text)).toBe(true);
  if ("refusal" in pasted) throw new Error(pasted.refusal);
  const made = home(pasted.document).blocks[3];
  expect(made?.id).toBe(pasted.block);
  expect(made).toMatchObject({ kind: block.kind, variant: block.variant, data: block.data });
  expect(made).not.toHaveProperty("isLocked");
  expect(home(lawyer).blocks.map(({ id }) => id)).not.toContain(made?.id);
});

test("pasted into its own site it stands there twice", () => {
  const block = blockOf(bakery, 2);
  const pasted = paste(bakery, { page: home(bakery).id, after: block.id }, clippingOf(bakery, { block }));

  if ("refusal" in pasted) throw new Error(pasted.refusal);
  expect(home(pasted.document).blocks).toHaveLength(home(bakery).blocks.length + 1);
});

test("a page goes over with all its blocks, under an address that is free", () => {
  const text = clippingOf(bakery, { page: home(bakery) });
  const pasted = paste(lawyer, { page: home(lawyer).id, after: null }, text);

  if ("refusal" in pasted) throw new Error(pasted.refusal);
  const { pages } = pasted.document;
  expect(pages[1]?.id).toBe(pasted.page);
  expect(pages[1]?.blocks.map(({ kind }) => kind)).toEqual(home(bakery).blocks.map(({ kind }) => kind));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(home(pasted.document)).toEqual(home(lawyer));
});

test.each([
  ["a sentence", "Hello there"],
  ["other JSON", '{"a":1}'],
  ["neither block nor page", '{"format":"sitewright-clipping","version":1}'],
  ["an unknown kind", '{"format":"sitewright-clipping","version":1,"block":{"kind":"frame","data":{}}}'],
  ["a newer version", '{"format":"sitewright-clipping","version":99,"block":{"kind":"hero"}}'],
  ["a page of nothing", '{"format":"sitewright-clipping","version":1,"page":{"title":"x","blocks":[null]}}'],
  [
    "too much",
    `{"format":"sitewright-clipping","version":1,"block":{"kind":"hero","x":"${"y".repeat(500_000)}"}}`,
  ],
])("%s is refused in words", (_, text) => {
  const pasted = paste(bakery, { page: home(bakery).id, after: null }, text);

  expect("refusal" in pasted && pasted.refusal).toMatch(
    /^This (text is not a copied block|copy cannot be read)/,
  );
});

test("a full page and a full site say so", () => {
  const block = blockOf(bakery, 2);
  const blocks = Array.from({ length: 60 }, (_, at) => ({ ...block, id: `b-${at}` }));
  const full = { ...bakery, pages: [{ ...home(bakery), blocks }] } as SiteDocument;
  const pasted = paste(full, { page: home(bakery).id, after: null }, clippingOf(bakery, { block }));

  expect("refusal" in pasted && pasted.refusal).toMatch(/^This page is full/);
});

test("links to scripts and unknown fields do not come along", () => {
  const block = structuredClone(blockOf(bakery, 1)) as Block & { data: Record<string, unknown> };
  block.data = { ...block.data, onload: "alert(1)" };
  const text = clippingOf(bakery, { block: block as Block }).replaceAll(
    /"to":"[^"]*"/g,
    '"to":"javascript:alert(1)"',
  );
  const pasted = paste(lawyer, { page: home(lawyer).id, after: null }, text);

  expect(JSON.stringify(pasted)).not.toMatch(/alert\(1\)/);
});

test("whatever is pasted, the site stays one that can be read", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (data, title) => {
      const block = { ...blockOf(bakery, 2), data };
      const texts = [
        JSON.stringify({ format: "sitewright-clipping", version: bakery.version, block }),
        JSON.stringify({
          format: "sitewright-clipping",
          version: bakery.version,
          page: { title, blocks: [block] },
        }),
      ];
      for (const text of texts) {
        const pasted = paste(lawyer, { page: home(lawyer).id, after: null }, text);
        expect("refusal" in pasted || pasted.document.pages.length > 0).toBe(true);
      }
    }),
  );
});
