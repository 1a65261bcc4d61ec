import type { SiteDocument } from "#src/sites/document.ts";

const NAME_LENGTH = 80;

/** Returns the site under another business name. */
export function namedFor(document: SiteDocument, name: string): SiteDocument {
  const short = Array.from(name).slice(0, NAME_LENGTH).join("");
  const { meta, pages } = document;
  return {
    ...document,
    meta: { ...meta, business: { ...meta.business, name: short } },
    pages: pages.map((page, index) => (index === 0 ? { ...page, title: short } : page)),
  };
}
