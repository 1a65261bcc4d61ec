import type { SiteDocument } from "../document.ts";
import { escapeHtml } from "../escape-html.ts";
import { pageName, pageTitle } from "../page-title.ts";
import { formerAddresses } from "./former-entries.ts";
import { pageUrl } from "./sitemap.ts";

interface Redirect {
  from: string;
  page: SiteDocument["pages"][number];
}

/** Returns the former addresses that are free today, with the pages they redirect to. */
function redirectsOf(document: SiteDocument, made: readonly string[]): Redirect[] {
  const { pages } = document;
  const taken = new Set([...made, ...pages.map(({ path }) => path)]);
  const former = [
    ...pages.flatMap((page) => (page.head?.formerPaths ?? []).map((from) => ({ from, page }))),
    ...formerAddresses(document).map(({ from, to }) => ({
      from,
      page: pages.find(({ path }) => path === to),
    })),
  ];
  return former.flatMap(({ from, page }) => {
    if (!page || taken.has(from)) return [];
    taken.add(from);
    return [{ from, page }];
  });
}

interface RedirectOptions {
  policy: string;
  /** The paths of generated pages. */
  made: readonly string[];
  origin?: string | undefined;
}

/**
 * Returns a redirect file for hosts that support one, and for other hosts a page at each former address that
 * redirects.
 */
export function redirectFiles(document: SiteDocument, { policy, made, origin }: RedirectOptions) {
  const redirects = redirectsOf(document, made);
  if (redirects.length === 0) return [];
  const rules = redirects.flatMap(({ from, page }) => {
    const [old, path] = [from, page.path].map(encodeURIComponent);
    const to = path === "index" ? "/" : `/${path}.html`;
    return [`/${old}.html ${to} 301`, `/${old} ${to} 301`];
  });
  return [
    { path: "_redirects", text: `${rules.join("\n")}\n` },
    ...redirects.map(({ from, page }) => ({
      path: `${from}.html`,
      text: movedPage(document, page, policy, origin),
    })),
  ];
}

function movedPage(
  document: SiteDocument,
  page: SiteDocument["pages"][number],
  policy: string,
  origin: string | undefined,
) {
  const to = escapeHtml(`${encodeURIComponent(page.path)}.html`);
  const lines = [
    "<!DOCTYPE html>",
    `<html lang="${escapeHtml(document.meta.language)}">`,
    "<head>",
    `<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(pageTitle(document, page))}</title>`,
    `<meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    origin && `<link rel="canonical" href="${escapeHtml(pageUrl(origin, page))}">`,
    "</head>",
    `<body><main><h1>This page has moved</h1><p><a href="${to}">${escapeHtml(pageName(document, page))}</a></p></main></body>`,
    "</html>",
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}
