import { isDate } from "../dates.ts";
import type { Page, SiteDocument } from "../document.ts";
import { isEntryPage } from "../entry.ts";
import { escapeHtml } from "../escape-html.ts";
import { pageTitle } from "../page-title.ts";
import { feedTag, hasFeed } from "./feed.ts";
import type { Samples } from "./samples.ts";
import { isListed, pageUrl } from "./sitemap.ts";
import { structuredData } from "./structured-data.ts";

export interface HeadOptions {
  /** The address of the site, such as `https://example.com`. */
  origin?: string | undefined;
  /** Samples, which are not claimed as facts (see `loadSamples`). Without them, no structured data is written. */
  samples?: Samples | undefined;
  /** Returns the path of a page's picture for shared links, among the files of the site. */
  socialPicture?: ((page: Page) => string | undefined) | undefined;
}

/** In pixels, as the services that show link previews want it. */
export const SOCIAL_SIZE = { width: 1_200, height: 630 } as const;

/** The tags for search engines, and for services that show link previews. */
export function headTags(document: SiteDocument, page: Page, options: HeadOptions) {
  const { origin, samples, socialPicture } = options;
  const { meta } = document;
  const title = pageTitle(document, page);
  const description = page.description || meta.description;
  const url = origin && pageUrl(origin, page);
  const path = origin && socialPicture?.(page);
  // Services fetch the picture from elsewhere, so a relative address would not work.
  const picture = path && `${origin}/${encodeURI(path)}`;
  const data = samples && structuredData(document, page, { samples, origin, picture });
  return [
    !isListed(document, page) && `<meta name="robots" content="noindex">`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...typeTags(page),
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    description && `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:site_name" content="${escapeHtml(meta.business.name || title)}">`,
    `<meta property="og:locale" content="${escapeHtml(meta.language.replace("-", "_"))}">`,
    origin && hasFeed(document) && feedTag(document),
    url && `<link rel="canonical" href="${escapeHtml(url)}">`,
    url && `<meta property="og:url" content="${escapeHtml(url)}">`,
    ...(picture ? pictureTags(picture, title) : []),
    data && `<script type="application/ld+json">${jsonInHtml(data)}</script>`,
  ];
}

const TYPES = { article: "article", person: "profile" };

function typeTags(page: Page) {
  const entry = isEntryPage(page) ? page.entry : undefined;
  return [
    `<meta property="og:type" content="${entry ? TYPES[entry.kind] : "website"}">`,
    entry && isDate(entry.date) && `<meta property="article:published_time" content="${entry.date}">`,
  ];
}

const pictureTags = (address: string, title: string) => [
  `<meta property="og:image" content="${escapeHtml(address)}">`,
  `<meta property="og:image:type" content="image/png">`,
  `<meta property="og:image:width" content="${SOCIAL_SIZE.width}">`,
  `<meta property="og:image:height" content="${SOCIAL_SIZE.height}">`,
  `<meta property="og:image:alt" content="${escapeHtml(title)}">`,
  `<meta name="twitter:card" content="summary_large_image">`,
];

/** Escapes everything that could end the script element or begin a comment. */
const jsonInHtml = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
