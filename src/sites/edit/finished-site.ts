import { type Block, blockSchema, type Page, parseDocument, type SiteDocument } from "../document.ts";

/** A site that was made of another as it may be kept: valid, and with every locked block as it was; else undefined. */
export function finishedSite(site: SiteDocument, before: SiteDocument): SiteDocument | undefined {
  try {
    const finished = parseDocument({ ...site, pages: site.pages.map(settled) });
    const kept = lockedBlocks(before);
    return wordsOf(lockedBlocks(finished)) === wordsOf(kept) ? withBlocks(finished, kept) : undefined;
  } catch {
    // A document that became too large is not stored.
    return undefined;
  }
}

interface Locked {
  page: string;
  block: Block;
}

export const lockedBlocks = ({ pages }: SiteDocument): Locked[] =>
  pages.flatMap(({ id, blocks }) =>
    blocks.filter(({ isLocked }) => isLocked).map((block) => ({ page: id, block })),
  );

/** The same for the same blocks, in whatever order they and what they hold stand. */
const wordsOf = (locked: Locked[]) =>
  locked
    .map(({ page, block }) => `${page} ${JSON.stringify(blockSchema.parse(block))}`)
    .sort()
    .join("\n");

/** Each of these blocks itself in the place of its copy. */
function withBlocks(site: SiteDocument, kept: Locked[]): SiteDocument {
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map(
      (copy) => kept.find(({ page: id, block }) => id === page.id && block.id === copy.id)?.block ?? copy,
    ),
  }));
  return { ...site, pages };
}

/** A navigation that lay over a picture stands above what lies there now. */
function settled(page: Page): Page {
  const blocks = page.blocks.map((block) =>
    block.kind === "navigation" && block.variant === "overlay" && !block.isLocked && !isUnderOverlay(page)
      ? { ...block, variant: "bar" as const }
      : block,
  );
  return { ...page, blocks };
}

/** Over what a navigation may lie. */
export function isUnderOverlay(page: Page) {
  const first = openingOf(page);
  return first?.kind === "hero" && (first.variant === "backdrop" || first.variant === "poster");
}

/** The first block below the header of a page. */
export const openingOf = (page: Page) =>
  page.blocks.find(({ kind, isHidden }) => !isHidden && kind !== "navigation" && kind !== "banner");
