import type { Block, Page, SiteDocument } from "../document.ts";

export const CLIPPING_FORMAT = "sitewright-clipping";

/** Serializes a copied block or page as text for the clipboard. */
export const clippingOf = ({ version }: SiteDocument, part: { block: Block } | { page: Page }) =>
  JSON.stringify({ format: CLIPPING_FORMAT, version, ...part });

/** A cheap test before `paste` of clipping.ts checks the text. */
export const looksLikeClipping = (text: string) =>
  text.trimStart().startsWith(`{"format":"${CLIPPING_FORMAT}"`);
