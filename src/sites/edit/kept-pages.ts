import type { Page, SiteDocument } from "../document.ts";
import { pageOf } from "../links.ts";
import { linksIn } from "./site-links.ts";

/** Those with a locked block, and those that one leads to. */
export function pagesToKeep({ pages }: SiteDocument): Page[] {
  const locked = (page: Page) => page.blocks.filter(({ isLocked }) => isLocked);
  const targets = new Set(
    pages.flatMap((page) => locked(page).flatMap(({ data }) => linksIn(data).map((to) => pageOf(to)?.page))),
  );
  return pages.filter((page) => locked(page).length > 0 || targets.has(page.id));
}
