import { createElement } from "react";
import { coverCss } from "./blocks/video/video.ts";
import type { Page, SiteDocument } from "./document.ts";
import { EntryContent, entryCss, withEntryPages } from "./entry-pages.tsx";
import { escapeHtml } from "./escape-html.ts";
import { privacyPage } from "./made-pages.ts";
import { siteMarkup } from "./markup.ts";
import { defaultTitle, pageTitle } from "./page-title.ts";
import { withoutPastNotices } from "./past-notices.ts";
import { noPhotos, type Photos } from "./photos.ts";
import { counterTag, singlePolicy } from "./policy.ts";
import { rootCss, SitePage, siteCss } from "./render.tsx";
import { favicon } from "./render-static.ts";
import { type FontFamily, familiesOf, fontFaceCss } from "./themes/fonts.ts";
import { pairingOf, rolesOf } from "./themes/theme.ts";

/** Shows the page whose anchor is the target, without a script; the first page by default. */
const PAGES_CSS = `.sw-page{display:none}
.sw-page main{display:block}
.sw-page:is(:target,:has(:target)){display:block}
body:not(:has(.sw-page:is(:target,:has(:target)))) .sw-page:first-child{display:block}`;

/**
 * Renders a site as one self-contained file. `fonts` has the content of each font file as a `data:` address, `photos`
 * that of photographs. Missing fonts fall back to system fonts.
 */
export function renderSingle(
  site: SiteDocument,
  fonts: ReadonlyMap<FontFamily, string> = new Map(),
  photos: Photos = noPhotos,
  day?: string,
) {
  const document = withEntryPages(withoutPastNotices(site, day));
  const { meta, theme, pages } = document;
  const [first] = pages;
  const title = first ? pageTitle(document, first) : defaultTitle(document);
  const faces = familiesOf(pairingOf(theme)).flatMap((family) => {
    const address = fonts.get(family);
    return address ? [fontFaceCss(family, () => address)] : [];
  });
  const icon = `data:image/svg+xml,${encodeURIComponent(favicon(document).trim())}`;
  const privacy = privacyPage(document);
  const all = privacy ? [...pages, privacy] : pages;
  const lines = [
    "<!DOCTYPE html>",
    `<html lang="${escapeHtml(meta.language)}">`,
    "<head>",
    `<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(singlePolicy(document, pages))}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title>`,
    meta.description && `<meta name="description" content="${escapeHtml(meta.description)}">`,
    `<meta name="theme-color" content="${rolesOf(theme).plain.ground}">`,
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<style>\n${[
      rootCss(document),
      ...faces,
      siteCss({ ...document, pages: all }, photos),
      entryCss(document),
      PAGES_CSS,
    ]
      .filter(Boolean)
      .join("\n")}\n</style>`,
    counterTag(document),
    "</head>",
    `<body>${all.map((page) => pageHtml(document, page, { photos, privacy })).join("")}</body>`,
    "</html>",
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}

const FRAME_STYLE = `<style>${coverCss}</style>`;

interface PageOptions {
  photos: Photos;
  privacy: Page | undefined;
}

function pageHtml(document: SiteDocument, page: Page, { photos, privacy }: PageOptions) {
  const prefix = prefixOf(page.path);
  const content = createElement(SitePage, {
    document,
    page,
    prefix,
    pageAddress: addressIn,
    photos,
    privacy: privacy && addressIn(privacy),
    frameHead: FRAME_STYLE,
    Entry: EntryContent,
  });
  // An anchor on another page has that page's prefix. Targeting it shows the page.
  const html = siteMarkup(content).replaceAll(
    new RegExp(`href="#page-([^"#]+)#${prefix}`, "g"),
    (_, path: string) => `href="#${prefixOf(path)}`,
  );
  // HTML allows one main element that is not hidden; the style overrides the attribute for the target page.
  const marked = page === document.pages[0] ? html : html.replace("<main ", "<main hidden ");
  return `<div class="sw-page" id="${idOf(page)}">${marked}</div>`;
}

/** Paths and block ids contain no underscore, so prefixes are unambiguous. */
const prefixOf = (path: string) => `${path}_`;
const idOf = ({ path }: Pick<Page, "path">) => `page-${path}`;
const addressIn = (page: Pick<Page, "path">) => `#${idOf(page)}`;
