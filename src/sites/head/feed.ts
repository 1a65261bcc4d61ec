import { isDate } from "../dates.ts";
import type { SiteDocument } from "../document.ts";
import { type EntryPage, isEntryPage } from "../entry.ts";
import { escapeHtml } from "../escape-html.ts";
import { type Marked, partsOfText, readMarks } from "../marked-text.ts";
import { siteName } from "../page-title.ts";
import { isListed, pageUrl } from "./sitemap.ts";

/** The file name of the feed. */
export const FEED = "feed.xml";

/** Returns the articles for a feed, newest first: those with a date that may be listed. */
export const feedPages = (document: SiteDocument) =>
  document.pages
    .filter(isEntryPage)
    .filter((page) => page.entry.kind === "article" && isDate(page.entry.date) && isListed(document, page))
    .sort((one, other) => other.entry.date.localeCompare(one.entry.date));

export const hasFeed = (document: SiteDocument) => feedPages(document).length > 0;

export const feedTag = (document: SiteDocument) =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(titleOf(document))}" href="${FEED}">`;

const titleOf = (document: SiteDocument) => siteName(document) || "Articles";

/**
 * Returns the articles of a site as Atom 1.0 (RFC 4287); undefined if there are none. The document must include its
 * entry pages.
 */
export function feedOf(document: SiteDocument, origin: string) {
  const pages = feedPages(document);
  const [newest] = pages;
  if (!newest) return undefined;
  const { meta } = document;
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(meta.language)}">`,
    `<id>${escapeHtml(`${origin}/${FEED}`)}</id>`,
    `<title>${xml(titleOf(document))}</title>`,
    meta.description && `<subtitle>${xml(meta.description)}</subtitle>`,
    `<updated>${timeOf(newest)}</updated>`,
    `<author><name>${xml(titleOf(document))}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(`${origin}/${FEED}`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(`${origin}/`)}"/>`,
    ...pages.flatMap((page) => entryLines(page, origin, idOf(document, page))),
    "</feed>",
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}

/** The first address of an article, so that readers of the feed do not take a renamed one for new. */
function idOf({ head }: SiteDocument, page: EntryPage) {
  const known = head?.articleIds?.find(({ path }) => path === page.path);
  return known ? { ...page, path: known.id } : page;
}

function entryLines(page: EntryPage, origin: string, first: EntryPage) {
  const { title, author, lead, texts } = page.entry;
  const url = escapeHtml(pageUrl(origin, page));
  const content = partsOfText(texts).map(({ isSubheading, text }) => {
    const element = isSubheading ? "h2" : "p";
    return `<${element}>${htmlOf(readMarks(text))}</${element}>`;
  });
  return [
    "<entry>",
    `<id>${escapeHtml(pageUrl(origin, first))}</id>`,
    `<title>${xml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${timeOf(page)}</published>`,
    `<updated>${timeOf(page)}</updated>`,
    author.trim() && `<author><name>${xml(author.trim())}</name></author>`,
    `<summary>${xml(lead.trim() || page.description)}</summary>`,
    `<content type="html">${xml(content.join(""))}</content>`,
    "</entry>",
  ];
}

const htmlOf = (parts: readonly Marked[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return escapeHtml(part);
      const inner = htmlOf(part.parts);
      return part.mark === "link"
        ? `<a href="${escapeHtml(part.to)}">${inner}</a>`
        : `<${part.mark}>${inner}</${part.mark}>`;
    })
    .join("");

/** Articles have a date but no time. */
const timeOf = ({ entry }: EntryPage) => `${entry.date}T00:00:00Z`;

/** Texts of a document may contain two characters that XML forbids. */
const xml = (text: string) => escapeHtml(text.replace(/[\uFFFE\uFFFF]/g, ""));
