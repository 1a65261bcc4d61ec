import type { SiteDocument } from "./document.ts";

/** Returns the site without notices whose last day is over. Without a day, all notices stay. */
export function withoutPastNotices(document: SiteDocument, day?: string): SiteDocument {
  if (day === undefined) return document;
  const isPast = (block: SiteDocument["pages"][number]["blocks"][number]) =>
    block.kind === "banner" && Boolean(block.data.until) && (block.data.until ?? "") < day;
  if (!document.pages.some(({ blocks }) => blocks.some(isPast))) return document;
  return {
    ...document,
    pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.filter((block) => !isPast(block)) })),
  };
}
