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
  const look = (["variant", "tone"] as const).filter(
    // A navigation over a picture needs one below it, which other pages may lack.
    (name) => was[name] !== now[name] && now[name] !== "overlay",
  );
  const fields = Object.keys({ ...was.data, ...now.data }).filter(
    (name) => !isSame(valueIn(was, name), valueIn(now, name)),
  );
  if (look.length + fields.length === 0) return document;
  const changed = (block: Block): Block => {
    if (block.kind !== now.kind || block === now || block.isLocked) return block;
    const looks = look.filter((name) => block[name] === was[name]);
    const values = fields.filter((name) => isSame(valueIn(block, name), valueIn(was, name)));
    if (looks.length + values.length === 0) return block;
    const data = {
      ...block.data,
      ...Object.fromEntries(values.map((name) => [name, valueIn(now, name)])),
    };
    // Of one kind, and thus of one sort of data.
    return { ...block, ...Object.fromEntries(looks.map((name) => [name, now[name]])), data } as Block;
  };
  const pages = document.pages.map((page) => {
    const blocks = page.blocks.map(changed);
    return blocks.some((block, index) => block !== page.blocks[index]) ? { ...page, blocks } : page;
  });
  return { ...document, pages };
}

const valueIn = ({ data }: Block, name: string) => (data as Record<string, unknown>)[name];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
