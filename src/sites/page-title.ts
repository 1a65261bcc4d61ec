import type { Page, SiteDocument } from "./document.ts";
import { isEntryPage } from "./entry.ts";

/** The longest title and description that search results show completely, in characters. */
export const SHOWN_LENGTHS = { title: 60, description: 160 } as const;

/** The default title of the first page: "Crumb & Co · Bakery in Ghent" */
export const defaultTitle = ({ meta: { business, tagline } }: SiteDocument) =>
  [business.name, tagline].filter(Boolean).join(" · ") || "Home page";

/**
 * The title in browser tabs and search results: the first page's as written, all others followed by the business
 * name.
 */
export function pageTitle(document: SiteDocument, page: Page) {
  const { business, tagline } = document.meta;
  // A business whose name is not known is headed by what it is.
  const name = business.name || tagline;
  if (page === document.pages[0]) return page.title.trim() || defaultTitle(document);
  // The title of a former home page may include the name already, and that of an entry may be too long for it.
  return isEntryPage(page) || page.title.endsWith(name)
    ? page.title || "Page"
    : [page.title, name].filter(Boolean).join(" · ");
}

/** The name of the site: the business name, or the first page's title; empty without both. */
export const siteName = ({ meta, pages: [first] }: SiteDocument) =>
  meta.business.name || first?.title || meta.tagline;

/** The name of the page in lists. */
export const pageName = ({ meta }: SiteDocument, page: Page) =>
  page.title || meta.business.name || "Home page";
