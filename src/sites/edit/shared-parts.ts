import type { Block, SiteDocument } from "../document.ts";

/** The blocks in the header and footer, which are the same on all pages. */
const SHARED: ReadonlySet<string> = new Set(["navigation", "banner", "footer"]);
export const isShared = ({ kind }: Pick<Block, "kind">) => SHARED.has(kind);

/**
 * Applies a change of a page's header or footer to the other pages, for values that were equal before. Locked blocks
 * stay unchanged; hiding and locking are up to each page.
 */
export function withSharedParts(before: SiteDocument, after: SiteDocument): SiteDocument {
  if (before.pages === after.pages) return after;
  return after.pages.reduce((site, page) => {
    const old = before.pages.find(({ id }) => id === page.id);
    if (!old || old === page) return site;
    return page.blocks.reduce((document, block) => {
      const was = old.blocks.find(({ id, kind }) => id === block.id && kind === block.kind);
      return was && was !== block && isShared(block) ? spread(document, was, block) : document;
    }, site);
  }, after);
}

function spread(document: SiteDocument, was: Block, now: Block): SiteDocument {
  const [before, after] = [valuesOf(was), valuesOf(now)];
  const changed = Object.keys({ ...before, ...after }).filter(
    // An overlay navigation needs a picture below it, which other pages may lack.
    (name) => !isSame(before[name], after[name]) && after[name] !== "overlay",
  );
  const follow = (block: Block): Block => {
    if (block.kind !== now.kind || block === now || block.isLocked) return block;
    const values = valuesOf(block);
    const taken = changed.filter((name) => isSame(values[name], before[name]));
    if (taken.length === 0) return block;
    for (const name of taken) values[name] = after[name];
    const { variant, tone, ...data } = values;
    // Both blocks are of one kind, so the data has the same type.
    return { ...block, variant, tone, data } as Block;
  };
  const pages = document.pages.map((page) => {
    const blocks = page.blocks.map(follow);
    return blocks.some((block, index) => block !== page.blocks[index]) ? { ...page, blocks } : page;
  });
  return { ...document, pages };
}

/** The values that pages share. No field of these kinds is named `variant` or `tone`. */
const valuesOf = ({ data, variant, tone }: Block): Record<string, unknown> => ({ ...data, variant, tone });
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
