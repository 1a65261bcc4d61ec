import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test, vi } from "vitest";
import { type Block, parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { noPhotos } from "#src/sites/photos.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { checkDeeply } from "./check-deeply.tsx";
import { wordsOfRule } from "./words-of-rules.ts";

const template = (await templateDocument("bakery-counter")) as SiteDocument;
const [home] = template.pages;
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** One page is enough, because jsdom is slow. It has no layout, so browser tests check colours and sizes. */
const site = { ...template, pages: home ? [home] : [] };
const options = () => ({
  photos: noPhotos,
  onPage: vi.fn(),
  signal: new AbortController().signal,
  loadAxe: async (frame: Window) => {
    // jsdom loads no scripts and lacks constructable style sheets.
    const own = frame as typeof globalThis & Window & { axe: typeof import("axe-core") };
    own.eval(axeSource);
    own.CSSStyleSheet = class {
      replaceSync() {}
    } as unknown as typeof CSSStyleSheet;
    return own.axe;
  },
});

test("a template's page has no findings, and progress is reported for each page", async () => {
  const { onPage, ...rest } = options();

  expect(await checkDeeply(site, { ...rest, onPage })).toEqual({ findings: [], pages: 1 });
  expect(onPage.mock.calls).toEqual([[1, 1]]);
  expect(document.body.children).toHaveLength(0);
});

test("a button with too little contrast is found once, with its block", async () => {
  const seeded = withWords("\u00a0");

  const { findings } = await checkDeeply(seeded, options());

  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    rule: "accessibility",
    words: "A link has no words: people who cannot see it do not learn where it leads.",
    place: { page: "home", block: "hero" },
  });
  const [fix] = findings.map((finding) => finding.fix);
  expect(fix).toMatchObject({ label: "Write words on it", questions: [{ label: "Words on the button" }] });
  const mended = fix && "apply" in fix ? fix.apply(seeded, ["Call us"]) : seeded;
  expect(await checkDeeply(mended, options())).toEqual({ findings: [], pages: 1 });
});

test("an aborted check ends and leaves nothing on the page", async () => {
  const { signal: _, ...rest } = options();
  const checked = checkDeeply(site, { ...rest, signal: AbortSignal.abort() });

  await expect(checked).rejects.toThrow();
  expect(document.body.children).toHaveLength(0);
});

test("findings are in plain words, with figures if there are any", () => {
  expect(
    wordsOfRule("color-contrast", "", "Fresh bread", { contrastRatio: 2.93, expectedContrastRatio: "4.5:1" }),
  ).toBe("“Fresh bread” is hard to read on its ground: the contrast is 2.93 to 1, and 4.5 to 1 is needed.");
  expect(wordsOfRule("some-new-rule", "Elements must be in order", "Fresh")).toBe(
    "Elements must be in order: “Fresh”.",
  );
});

function withWords(label: string): SiteDocument {
  const blocks = (home?.blocks ?? []).map((block) =>
    block.kind === "hero"
      ? ({ ...block, data: { ...block.data, action: { label, to: "tel:+3291234567" } } } as Block)
      : block,
  );
  return parseDocument({ ...site, pages: [{ ...home, blocks }] });
}
