import { type Block, blockSchema, type Page, parseDocument, type SiteDocument } from "../document.ts";

/**
 * Returns a generated site if it can be saved: valid, and with every locked block unchanged. Otherwise returns
 * undefined.
 */
export function finishedSite(site: SiteDocument, before: SiteDocument): SiteDocument | undefined {
  try {
    const finished = parseDocument({ ...site, pages: site.pages.map(settled) });
    const kept = lockedBlocks(before);
    return wordsOf(lockedBlocks(finished)) === wordsOf(kept) ? withBlocks(finished, kept) : undefined;
  } catch {
    // Parsing fails for a document that has become too large.
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

/** A canonical text of blocks, independent of their order and of the order of properties. */
const wordsOf = (locked: Locked[]) =>
  locked
    .map(({ page, block }) => `${page} ${JSON.stringify(blockSchema.parse(block))}`)
    .sort()
    .join("\n");

/** Replaces the copies of these blocks with the blocks themselves, to keep their identity. */
function withBlocks(site: SiteDocument, kept: Locked[]): SiteDocument {
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map(
      (copy) => kept.find(({ page: id, block }) => id === page.id && block.id === copy.id)?.block ?? copy,
    ),
  }));
  return { ...site, pages };
}

/** Changes a navigation that overlaid a picture if the block below has none now. */
function settled(page: Page): Page {
  const blocks = page.blocks.map((block) =>
    block.kind === "navigation" && block.variant === "overlay" && !block.isLocked && !isUnderOverlay(page)
      ? { ...block, variant: "bar" as const }
      : block,
  );
  return { ...page, blocks };
}

/** Whether the navigation of a page can overlay its first block. */
export function isUnderOverlay(page: Page) {
  const first = openingOf(page);
  return first?.kind === "hero" && (first.variant === "backdrop" || first.variant === "poster");
}

/** The first block below the header of a page. */
export const openingOf = (page: Page) =>
  page.blocks.find(({ kind, isHidden }) => !isHidden && kind !== "navigation" && kind !== "banner");
