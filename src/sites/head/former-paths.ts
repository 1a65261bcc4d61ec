import type { Page, SiteDocument } from "../document.ts";
import { HOME } from "../edit/edit-pages.ts";
import { MOST_FORMER_PATHS } from "./head.ts";

/**
 * Adds the previous address to each page whose address changed in this step. A title typed letter by letter is one
 * step, so half-typed words do not become addresses.
 */
export function withFormerPaths(before: SiteDocument, after: SiteDocument): SiteDocument {
  const taken = new Set([HOME, ...after.pages.map(({ path }) => path)]);
  const pages = after.pages.map((page) => {
    const was = before.pages.find(({ id }) => id === page.id);
    if (!was) return page;
    const moved = was.path === page.path ? [] : [was.path];
    // The list before the step: addresses that the step itself added are intermediate ones.
    const known = was.path === page.path ? page.head?.formerPaths : was.head?.formerPaths;
    return withFormer(
      page,
      [...moved, ...(known ?? [])].filter((path) => !taken.has(path)),
    );
  });
  return pages.every((page, index) => page === after.pages[index]) ? after : { ...after, pages };
}

function withFormer(page: Page, paths: string[]): Page {
  const formerPaths = [...new Set(paths)].slice(0, MOST_FORMER_PATHS);
  const { formerPaths: known = [], ...head } = page.head ?? {};
  if (JSON.stringify(known) === JSON.stringify(formerPaths)) return page;
  if (formerPaths.length > 0) return { ...page, head: { ...head, formerPaths } };
  const { head: _, ...rest } = page;
  return Object.keys(head).length > 0 ? { ...rest, head } : rest;
}
