import { isNewKind } from "#src/brief/revise/draft.ts";
import { newBlock, originOf } from "#src/brief/revise/new-block.ts";
import { type BlockKind, blocks } from "#src/sites/blocks/blocks.ts";
import { type Block, blockSchema, type SiteDocument } from "#src/sites/document.ts";

/** Kinds of which a page has at most one. They are listed last. */
const frame: readonly BlockKind[] = ["banner", "navigation", "footer"];

/** Returns one block of each kind, with sample content of the site's industry. */
export async function sampleBlocks(site: SiteDocument): Promise<Block[]> {
  const origin = await originOf(site);
  const kinds = (Object.keys(blocks) as BlockKind[]).filter((kind) => !frame.includes(kind));
  return [...kinds, ...frame].flatMap((kind) => {
    // The header and footer of the sample are the site's own.
    const own = isNewKind(kind)
      ? newBlock(site, origin, kind)
      : site.pages.flatMap((page) => page.blocks).find((block) => block.kind === kind);
    const checked = own && blockSchema.safeParse({ ...own, isHidden: false, isLocked: false });
    return checked?.success ? [checked.data] : [];
  });
}
