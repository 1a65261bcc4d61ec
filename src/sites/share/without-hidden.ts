import type { SiteDocument } from "../document.ts";

/** A site as its visitors see it: what its owner has hidden does not leave with it. */
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
