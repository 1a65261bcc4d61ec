import { parseInert } from "#src/lib/parse-inert.ts";
import { profilesIn } from "#src/sites/embeds/social.ts";
import { mailLink } from "#src/sites/meta.ts";
import { isElement, tidy } from "./inline-text.ts";
import { readLinkedData } from "./linked-data.ts";
import {
  emptyBusiness,
  LONGEST_SOURCE,
  type Missed,
  type MovedBusiness,
  MovedError,
  type MovedPage,
  miss,
  type Steps,
} from "./moved.ts";
import { readParts } from "./read-parts.ts";

export interface ReadPage {
  page: MovedPage;
  business: MovedBusiness;
  language: string;
  /** All text of the page, including navigation and footer, to find facts in. */
  text: string;
}

/**
 * Reads the markup of one page. It is parsed into an inert document, from which only texts and checked addresses are
 * taken.
 */
export function* readHtml(source: string, name: string, missed: Missed): Steps<ReadPage> {
  if (source.length > LONGEST_SOURCE) throw new MovedError("This page is larger than any that is read here.");
  const document = parseInert(source, "text/html");
  yield;
  const body = document.body as HTMLElement | null;
  if (!body) return { page: emptyPage(name), business: emptyBusiness(), language: "", text: "" };
  const business = { ...emptyBusiness(), ...readLinkedData(document) };
  const scripts = document.querySelectorAll('script:not([type*="json"])').length;
  if (scripts > 0) miss(missed, "scripts", "", scripts);
  const siteName = metaOf(document, "og:site_name");
  const page = {
    ...emptyPage(name),
    title: tidy(document.title || metaOf(document, "og:title"))
      .replaceAll("\n", " ")
      .slice(0, 300),
    description: (metaOf(document, "description") || metaOf(document, "og:description")).slice(0, 300),
    parts: yield* readParts(rootOf(body), missed, isNavigation),
  };
  const links = [...document.querySelectorAll("a[href]")].map(
    (link) => link.getAttribute("href")?.trim() ?? "",
  );
  return {
    page,
    business: {
      ...business,
      name: business.name || siteName.slice(0, 80),
      phone: business.phone || phoneIn(links).slice(0, 40),
      email: business.email || emailIn(links).slice(0, 120),
      social: socialIn([...business.social, ...links]),
    },
    language: languageOf(document),
    text: plainText(body),
  };
}

const emptyPage = (name: string): MovedPage => ({ title: "", description: "", name, parts: [] });

/** Returns the main content of the page, if the markup identifies it. */
function rootOf(body: HTMLElement): Element {
  const mains = body.querySelectorAll('main, [role="main"], #main-content, #content, .entry-content');
  const [main] = mains;
  const isWhole = main && (main.textContent ?? "").trim().length * 2 > (body.textContent ?? "").trim().length;
  return main && (mains.length === 1 || isWhole) && hasText(main) ? main : body;
}

const hasText = (element: Element) => (element.textContent ?? "").trim().length > 80;

/** The header and the footer repeat the navigation and the facts. */
function isNavigation(element: Element) {
  const role = element.getAttribute("role");
  const isFrame =
    role === "banner" ||
    role === "contentinfo" ||
    ((element.localName === "header" || element.localName === "footer") &&
      element.closest("article, section, main, blockquote") === null);
  return isFrame && element.querySelector("h1") === null;
}

function metaOf(document: Document, name: string) {
  for (const meta of document.querySelectorAll("meta[name], meta[property]")) {
    const own = meta.getAttribute("name") ?? meta.getAttribute("property");
    if (own?.toLowerCase() === name) return tidy(meta.getAttribute("content") ?? "").replaceAll("\n", " ");
  }
  return "";
}

function languageOf(document: Document) {
  const language = document.documentElement.getAttribute("lang")?.trim() ?? "";
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) ? language : "";
}

function phoneIn(links: readonly string[]) {
  const link = links.find((address) => /^tel:/i.test(address)) ?? "";
  return decoded(link.slice(4))
    .replace(/[^\d+()\s./-]/g, "")
    .trim();
}

function emailIn(links: readonly string[]) {
  const link = links.find((address) => /^mailto:/i.test(address)) ?? "";
  const email = decoded(link.slice(7).split("?")[0] ?? "").trim();
  return mailLink(email) ? email : "";
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function socialIn(links: readonly string[]) {
  const known = profilesIn([...new Set(links.filter((address) => /^https:/i.test(address)))]);
  // Share buttons link to the networks, too.
  const own = known.filter(({ to, isKnown }) => isKnown && !/share|intent|\/watch|\/embed|\/p\//i.test(to));
  return [...new Map(own.map(({ name, to }) => [name, to])).values()].slice(0, 8);
}

const LONGEST_TEXT = 40_000;

/** Returns the text with the page's line breaks, to find facts in. */
function plainText(body: HTMLElement) {
  const lines: string[] = [];
  let length = 0;
  const walk = (element: Element, depth: number) => {
    for (const node of element.childNodes) {
      if (length > LONGEST_TEXT) return;
      if (node.nodeType === 3) add(node.nodeValue ?? "");
      else if (isElement(node) && !/^(?:script|style|noscript|template|svg)$/.test(node.localName)) {
        if (!INLINE.test(node.localName)) lines.push("\n");
        if (depth < 100) walk(node, depth + 1);
      }
    }
  };
  const add = (text: string) => {
    lines.push(text.replace(/\s+/g, " "));
    length += text.length;
  };
  walk(body, 0);
  return tidy(lines.join(""));
}

const INLINE = /^(?:a|abbr|b|bdi|cite|code|em|font|i|mark|small|span|strong|sub|sup|time|u)$/;
