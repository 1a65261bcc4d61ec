import type { Page, SiteDocument } from "./document.ts";
import { isEntryPage } from "./entry.ts";

/** Longest title and description that search results show whole, in characters. */
export const SHOWN_LENGTHS = { title: 60, description: 160 } as const;

/** "Crumb & Co · Bakery in Ghent": the title of a first page that has none of its own. */
export const defaultTitle = ({ meta: { business, tagline } }: SiteDocument) =>
  [business.name, tagline].filter(Boolean).join(" · ") || "Home page";

/** The title in a browser tab and in search results: that of the first page as written, all others with the business. */
export function pageTitle(document: SiteDocument, page: Page) {
  const { name } = document.meta.business;
  if (page === document.pages[0]) return page.title.trim() || defaultTitle(document);
  // A page that was the home page may say it already, and that of an entry has as much as there is room for.
  return isEntryPage(page) || page.title.endsWith(name)
    ? page.title || "Page"
    : [page.title, name].filter(Boolean).join(" · ");
}

/** The name of the site where there is room for one name; empty where it has none. */
export const siteName = ({ meta, pages: [first] }: SiteDocument) =>
  meta.business.name || first?.title || meta.tagline;

/** How lists of pages name it. */
export const pageName = ({ meta }: SiteDocument, page: Page) =>
  page.title || meta.business.name || "Home page";
