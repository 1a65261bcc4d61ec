import { createElement } from "react";
import { contrast } from "#src/art/colour.ts";
import type { ThanksPage } from "./blocks/define-block.ts";
import type { Page, SiteDocument } from "./document.ts";
import { hasLicensedDrawings } from "./drawn/art-catalogue.ts";
import { EntryContent, entryCss, withEntryPages } from "./entry-pages.tsx";
import { escapeHtml } from "./escape-html.ts";
import { FEED, feedOf } from "./head/feed.ts";
import { type HeadOptions, headTags } from "./head/head-tags.ts";
import { iconTags } from "./head/icons.ts";
import { LLMS, llmsText } from "./head/llms-text.ts";
import { redirectFiles } from "./head/redirects.ts";
import { hasSiteMap, robots, siteMap } from "./head/sitemap.ts";
import { notFoundPage, privacyPage, thanksPage } from "./made-pages.ts";
import { siteMarkup } from "./markup.ts";
import { pageTitle, siteName } from "./page-title.ts";
import { withoutPastNotices } from "./past-notices.ts";
import type { Photos } from "./photos.ts";
import { type PictureFile, pictureFiles, type StoredPictures } from "./picture-files.ts";
import { counterTag, filesPolicy } from "./policy.ts";
import { rootCss, SitePage, siteCss } from "./render.tsx";
import { textPairs } from "./themes/compose.ts";
import { type FontFamily, familiesOf, fontFaceCss, fontFileName } from "./themes/fonts.ts";
import { pairingOf, rolesOf } from "./themes/theme.ts";

export interface StaticSite {
  /** Path and text of each file. */
  files: { path: string; text: string }[];
  /** The font files to copy beside the pages, and the names of their licences in `public/licenses`. */
  fonts: { path: string; family: FontFamily; licencePath: string }[];
  /** The names in `public/licenses` of the licences of its drawings. */
  licences: string[];
  /** The picture files to copy beside the pages: which size of which asset. */
  pictures: PictureFile[];
  /** The lowest contrast of text on the grounds that its pages use. */
  contrast: number;
}

/** With an origin (by default the document's), a site has a site map, canonical addresses and link previews. */
export interface StaticOptions extends HeadOptions {
  /** The photographs by asset reference; without one, the drawn picture that it replaced is shown. */
  stored?: StoredPictures;
  /** Whether the files of `ICONS` exist beside the pages; otherwise the first letter of the name is the icon. */
  hasIcons?: boolean;
  /** The date of the export, as `2026-12-31`, to leave out past notices. Files depend on no other clock. */
  day?: string;
}

/** The pages of a document, including those of articles and people. */
export const pagesOf = (document: SiteDocument) => withEntryPages(document).pages;

/** Renders a site as files that any host can serve and that also open from a disk. */
export function renderStatic(site: SiteDocument, options: StaticOptions = {}): StaticSite {
  const document = withEntryPages(withoutPastNotices(site, options.day));
  const origin = options.origin || document.head?.origin || undefined;
  const { photos, files: pictures } = pictureFiles(document, options.stored ?? new Map());
  const fonts = familiesOf(pairingOf(document.theme)).map((family) => ({
    path: `fonts/${fontFileName(family)}`,
    licencePath: `licenses/${family.licence}`,
    family,
  }));
  const llms = llmsText(document, origin);
  const feed = origin && feedOf(document, origin);
  const notFound = notFoundPage(document);
  const thanks = thanksPage(document);
  const privacy = privacyPage(document);
  const made = [notFound, ...(thanks ? [thanks] : []), ...(privacy ? [privacy] : [])];
  const icons = options.hasIcons ? iconTags() : [`<link rel="icon" href="favicon.svg" type="image/svg+xml">`];
  const common = { photos, icons, privacy: privacy && `${privacy.path}.html` };
  const styled = { ...document, pages: [...document.pages, ...made] };
  const file = thanks && `${thanks.path}.html`;
  const thanksFile =
    thanks && file ? { path: thanks.path, file, url: origin && `${origin}/${file}` } : undefined;
  const pages = styled.pages.map((page) => ({
    path: `${page.path}.html`,
    text: made.includes(page)
      ? pageHtml(document, page, common)
      : pageHtml(document, page, { ...options, ...common, origin, thanks: thanksFile }),
  }));
  const faces = fonts.map(({ family, path }) => fontFaceCss(family, () => path));
  return {
    files: [
      ...pages,
      {
        path: "site.css",
        text: `${[rootCss(document), ...faces, siteCss(styled, photos), entryCss(document)].filter(Boolean).join("\n")}\n`,
      },
      ...(options.hasIcons ? [] : [{ path: "favicon.svg", text: favicon(document) }]),
      { path: "robots.txt", text: robots(document, origin) },
      ...(llms ? [{ path: LLMS, text: llms }] : []),
      { path: "licenses.json", text: licences(document) },
      ...(origin && hasSiteMap(document, origin)
        ? [{ path: "sitemap.xml", text: siteMap(document, origin) }]
        : []),
      ...(feed ? [{ path: FEED, text: feed }] : []),
      ...redirectFiles(document, {
        policy: filesPolicy(document, []),
        made: made.map(({ path }) => path),
        origin,
      }),
    ],
    fonts,
    licences: drawingsOf(document).map(({ file }) => file),
    pictures,
    contrast: lowestContrast(document),
  };
}

function lowestContrast({ theme, pages }: SiteDocument) {
  const roles = rolesOf(theme);
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ tone }) => roles[tone])));
  const ratios = [...used].flatMap((role) => textPairs.map(({ colours }) => contrast(...colours(role))));
  return Math.round(Math.min(21, ...ratios) * 100) / 100;
}

interface PageOptions extends HeadOptions {
  photos: Photos;
  icons: string[];
  thanks?: ThanksPage | undefined;
  privacy: string | undefined;
}

function pageHtml(
  document: SiteDocument,
  page: Page,
  { photos, icons, thanks, privacy, ...head }: PageOptions,
) {
  const title = pageTitle(document, page);
  const content = createElement(SitePage, {
    document,
    page,
    photos,
    thanks,
    privacy,
    frameHead: STYLE_SHEET,
    Entry: EntryContent,
  });
  return html(
    document,
    { title, content, icons, policy: filesPolicy(document, [page], thanks) },
    headTags(document, page, head),
  );
}

function html(
  document: SiteDocument,
  {
    title,
    content,
    icons,
    policy,
  }: { title: string; content: React.ReactElement; icons: string[]; policy: string },
  head: (string | false | undefined)[],
) {
  const lines = [
    "<!DOCTYPE html>",
    `<html lang="${escapeHtml(document.meta.language)}">`,
    "<head>",
    `<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title>`,
    ...head,
    `<meta name="theme-color" content="${rolesOf(document.theme).plain.ground}">`,
    ...icons,
    STYLE_SHEET,
    counterTag(document),
    "</head>",
    `<body>${siteMarkup(content)}</body>`,
    "</html>",
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}

const STYLE_SHEET = `<link rel="stylesheet" href="site.css">`;

/** An icon with the first letter of the name, in the site's colours. */
export function favicon(document: SiteDocument) {
  const { fill, onFill } = rolesOf(document.theme).plain;
  const { kind } = pairingOf(document.theme).display;
  const [letter = "S"] = (siteName(document) || "S").trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${fill}"/><text x="32" y="46" text-anchor="middle" font-family="${kind}" font-size="42" font-weight="700" fill="${onFill}">${escapeHtml(letter.toUpperCase())}</text></svg>\n`;
}

/** The sets from which drawings are taken. Their licences ask for a copy of their text. */
const SETS = [
  { name: "Fluent Emoji", licence: "MIT", file: "fluent-emoji.txt" },
  { name: "Noto Emoji", licence: "Apache License 2.0", file: "noto-emoji.txt" },
];

const drawingsOf = (document: SiteDocument) => (hasLicensedDrawings(document) ? SETS : []);

function licences(document: SiteDocument) {
  const fonts = familiesOf(pairingOf(document.theme)).map(({ name, licence }) => ({
    name,
    licence: "SIL Open Font License 1.1",
    text: `licenses/${licence}`,
  }));
  const drawings = drawingsOf(document).map(({ name, licence, file }) => ({
    name,
    licence,
    text: `licenses/${file}`,
    changes: "Redrawn in the colours and the style of this site",
  }));
  return `${JSON.stringify({ fonts, ...(drawings.length > 0 && { drawings }) }, null, 2)}\n`;
}
