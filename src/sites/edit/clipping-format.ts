import type { Block, Page, SiteDocument } from "../document.ts";

export const CLIPPING_FORMAT = "sitewright-clipping";

/** A copied block or page as text, for the clipboard. */
export const clippingOf = ({ version }: SiteDocument, part: { block: Block } | { page: Page }) =>
  JSON.stringify({ format: CLIPPING_FORMAT, version, ...part });

/** Whether a text may be one; `paste` of clipping.ts says whether it is. */
export const looksLikeClipping = (text: string) =>
  text.trimStart().startsWith(`{"format":"${CLIPPING_FORMAT}"`);
