import type { Page, SiteDocument } from "../document.ts";
import { escapeHtml } from "../escape-html.ts";
import { aiRefusal } from "./ai-crawlers.ts";

/** The canonical address of a page. */
export function pageUrl(origin: string, { path }: Pick<Page, "path">) {
  return `${origin}/${path === "index" ? "" : `${encodeURIComponent(path)}.html`}`;
}

/** Whether search engines may list a page. */
export const isListed = ({ head }: SiteDocument, page: Page) => !head?.isUnlisted && !page.head?.isUnlisted;

/** A site map requires absolute addresses. */
export const hasSiteMap = (document: SiteDocument, origin?: string) =>
  Boolean(origin) && document.pages.some((page) => isListed(document, page));

export function siteMap(document: SiteDocument, origin: string) {
  const urls = document.pages
    .filter((page) => isListed(document, page))
    .map((page) => `<url><loc>${escapeHtml(pageUrl(origin, page))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}

/** Unlisted pages may still be fetched: search engines have to read a page to find its `noindex`. */
export function robots(document: SiteDocument, origin?: string) {
  const refusal = document.head?.refusesAi ? `${aiRefusal}\n` : "";
  return `${refusal}User-agent: *\nAllow: /\n${hasSiteMap(document, origin) ? `Sitemap: ${origin}/sitemap.xml\n` : ""}`;
}
