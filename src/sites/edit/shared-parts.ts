import type { Block, SiteDocument } from "../document.ts";

/** The head and the foot of pages: one for all of them. */
const SHARED: ReadonlySet<string> = new Set(["navigation", "banner", "footer"]);
export const isShared = ({ kind }: Pick<Block, "kind">) => SHARED.has(kind);

/**
 * Gives what was changed in the head or foot of a page to those of the other pages, as far as they were the same there
 * before. Locked ones stay as they are; whether a part is hidden or locked is up to each page.
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
    // A navigation over a picture needs one below it, which other pages may lack.
    (name) => !isSame(before[name], after[name]) && after[name] !== "overlay",
  );
  const follow = (block: Block): Block => {
    if (block.kind !== now.kind || block === now || block.isLocked) return block;
    const values = valuesOf(block);
    const taken = changed.filter((name) => isSame(values[name], before[name]));
    if (taken.length === 0) return block;
    for (const name of taken) values[name] = after[name];
    const { variant, tone, ...data } = values;
    // Of one kind, and thus of one sort of data.
    return { ...block, variant, tone, data } as Block;
  };
  const pages = document.pages.map((page) => {
    const blocks = page.blocks.map(follow);
    return blocks.some((block, index) => block !== page.blocks[index]) ? { ...page, blocks } : page;
  });
  return { ...document, pages };
}

/** Everything that pages share of a part. No field of these kinds is called as one of the two. */
const valuesOf = ({ data, variant, tone }: Block): Record<string, unknown> => ({ ...data, variant, tone });
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
