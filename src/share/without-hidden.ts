import type { SiteDocument } from "#src/sites/document.ts";

/** Removes hidden blocks, which must not leave the owner's browser. */
export function withoutHidden(document: SiteDocument): SiteDocument {
  if (!hasHidden(document)) return document;
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter(({ isHidden }) => !isHidden),
  }));
  return { ...document, pages };
}

export const hasHidden = ({ pages }: SiteDocument) =>
  pages.some(({ blocks }) => blocks.some(({ isHidden }) => isHidden));
