import type { Block, Page, SiteDocument } from "../document.ts";
import { pageOf } from "../links.ts";
import { pageById } from "./edit-blocks.ts";
import { HOME } from "./edit-pages.ts";
import { linksIn, mapLinks } from "./site-links.ts";

/** Returns pages with a locked block, and pages that a locked block links to. */
export function pagesToKeep({ pages }: SiteDocument): Page[] {
  const locked = (page: Page) => page.blocks.filter(({ isLocked }) => isLocked);
  const targets = new Set(
    pages.flatMap((page) => locked(page).flatMap(({ data }) => linksIn(data).map((to) => pageOf(to)?.page))),
  );
  return pages.filter((page) => locked(page).length > 0 || targets.has(page.id));
}

/** Removes a page and all links to it. The last page stays, and so do pages that locked blocks need. */
export function removePage(document: SiteDocument, id: string): SiteDocument {
  const page = pageById(document, id);
  if (!page || document.pages.length === 1 || pagesToKeep(document).includes(page)) return document;
  const [first, ...rest] = document.pages.filter((other) => other !== page);
  if (!first) return document;
  const home = first.path === HOME ? first : { ...first, path: HOME, label: "" };
  const pages = [home, ...rest];
  const heir = page.path === HOME ? home : REACH.has(id) && pages.find((other) => REACH.has(other.id));
  return {
    ...document,
    pages: pages.map((other) => relinked(other, id, heir ? `page:${heir.id}` : undefined)),
  };
}

/** The contact pages: if one is removed, links to it lead to the other. */
const REACH: ReadonlySet<string> = new Set(["booking", "contact"]);

/** Returns the page with its links to a removed page changed or dropped. */
function relinked(page: Page, id: string, to: string | undefined): Page {
  const isLost = (address: string) => pageOf(address)?.page === id;
  const leadsThere = ({ data }: Block) => linksIn(data).some(isLost);
  if (!page.blocks.some(leadsThere)) return page;
  const follow = (address: string) => (isLost(address) ? to : address);
  const blocks = page.blocks.map((block) =>
    leadsThere(block) ? ({ ...block, data: mapLinks(block.data, follow) } as Block) : block,
  );
  return { ...page, blocks };
}
