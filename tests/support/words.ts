import { expect, type Page } from "@playwright/test";
import { twoFrames } from "./frames.ts";

const WIDTHS = [320, 390, 768, 1024, 1280, 1440];
/** Longer words are addresses, tokens and the like, which may wrap. */
const LONGEST_WORD = 20;

/**
 * Expects that at every width no word in a table or definition list wraps inside the word, and that the page
 * does not scroll sideways.
 */
export async function expectWholeWords(page: Page, cells = "th, td, dt, dd") {
  const { height } = page.viewportSize() ?? { height: 900 };
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    // Waits until the layout of this width has been drawn.
    await twoFrames(page);
    const { broken, count, overflow } = await page.evaluate(measure, { cells, longest: LONGEST_WORD });
    expect(count, `cells at ${width} px`).toBeGreaterThan(3);
    found.push(...broken.map((word) => `${width} px: ${word}`));
    if (overflow > 0) found.push(`${width} px: the page is ${overflow} px too wide`);
  }
  expect(found).toEqual([]);
}

function measure({ cells: selector, longest }: { cells: string; longest: number }) {
  const cells = [...document.querySelectorAll(selector)].filter(
    (cell) => cell.checkVisibility() && cell.getBoundingClientRect().width > 4,
  );
  const broken = new Set<string>();
  for (const cell of cells) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Lines may wrap after hyphens as well as spaces.
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[^\s\-–—/]+/g)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        const isShown = (text.parentElement?.getBoundingClientRect().width ?? 0) > 4;
        if (isShown && lines.size > 1) broken.add(`“${word}” in “${cell.textContent.trim().slice(0, 60)}”`);
      }
    }
  }
  const page = document.documentElement;
  return { broken: [...broken], count: cells.length, overflow: page.scrollWidth - page.clientWidth };
}
