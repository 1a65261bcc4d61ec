import { blocks } from "../blocks/blocks.ts";
import { type Block, MAX_PAGES, type Page, type SiteDocument } from "../document.ts";
import { textSchema } from "../fields.ts";
import { pageName, pageTitle } from "../page-title.ts";
import { changePage, pageById } from "./edit-blocks.ts";
import { freeId, freePath } from "./free-id.ts";

/** The path of the first page. */
export const HOME = "index";
const MAX_TITLE_LENGTH = 120;
const MAX_LABEL_LENGTH = 40;

/** Adds a page at the end, with the header and footer of the first page and a heading. */
export function addPage(document: SiteDocument, title: string): SiteDocument {
  const name = shortened(title.trim(), MAX_TITLE_LENGTH);
  if (!name || document.pages.length >= MAX_PAGES) return document;
  const frame = document.pages[0]?.blocks ?? [];
  const head = frame.filter(({ kind }) => kind === "navigation" || kind === "banner");
  const foot = frame.filter(({ kind }) => kind === "footer");
  const page: Page = {
    id: freeId(name, document.pages),
    path: pathFor(document, name),
    title: name,
    label: shortened(name, MAX_LABEL_LENGTH),
    description: "",
    blocks: [...head, headingOf(name, frame), ...foot].map(unlocked),
  };
  return { ...document, pages: [...document.pages, page] };
}

function headingOf(title: string, frame: readonly Block[]): Block {
  return {
    id: freeId("heading", frame),
    kind: "hero",
    variant: "heading",
    tone: "plain",
    data: blocks.hero.schema.parse({ title }),
  };
}

/**
 * Changes title, name in the navigation, address and matching heading together. The first page keeps its address and
 * stays out of the navigation; without a title it has the default one. Links still work, since they use the page's
 * id.
 */
export function renamePage(document: SiteDocument, id: string, title: string): SiteDocument {
  // Not trimmed, because it may be half typed: a space comes before the next word.
  const name = shortened(title, MAX_TITLE_LENGTH);
  return changePage(document, id, (page) => {
    const isHome = page.path === HOME;
    if ((!name.trim() && !isHome) || name === page.title) return page;
    const blocks = page.blocks.map((block) => (isNamedAfter(block, page) ? withTitle(block, name) : block));
    if (isHome) return { ...page, title: name, blocks };
    const others = document.pages.filter((other) => other !== page);
    return {
      ...page,
      title: name,
      label: page.label && shortened(name, MAX_LABEL_LENGTH),
      path: pathFor({ ...document, pages: others }, name),
      blocks,
    };
  });
}

/** Whether a block is a heading that repeats the name of its page. */
const isNamedAfter = ({ kind, data, isLocked }: Block, { title, label }: Page) =>
  kind === "hero" && !isLocked && data.title !== "" && (data.title === title || data.title === label);

// Called for headings only, which the type of a copied block does not express.
const withTitle = (block: Block, title: string) => ({ ...block, data: { ...block.data, title } }) as Block;

/** Sets the name in the navigation; an empty name removes the page from it. */
export function labelPage(document: SiteDocument, id: string, label: string): SiteDocument {
  return changePage(document, id, (page) =>
    label === page.label ? page : { ...page, label: shortened(label, MAX_LABEL_LENGTH) },
  );
}

export function describePage(document: SiteDocument, id: string, description: string): SiteDocument {
  return changePage(document, id, (page) =>
    description === page.description ? page : { ...page, description: shortened(description, 300) },
  );
}

/** Moves a page among the others; the first page is the home page and stays first. */
export function movePage(document: SiteDocument, id: string, to: number): SiteDocument {
  const from = document.pages.findIndex((page) => page.id === id);
  const page = document.pages[from];
  const index = Math.max(1, Math.min(document.pages.length - 1, to));
  if (!page || from === 0 || index === from) return document;
  return { ...document, pages: document.pages.toSpliced(from, 1).toSpliced(index, 0, page) };
}

/**
 * Makes a page the home page, under the title it had in browsers. The previous home page gets a free address and
 * name.
 */
export function makeHome(document: SiteDocument, id: string): SiteDocument {
  const page = pageById(document, id);
  const [home, ...rest] = document.pages;
  if (!page || !home || page === home) return document;
  const others = { ...document, pages: rest.filter((other) => other !== page) };
  const before = {
    ...home,
    path: pathFor(others, home.label || home.title || "start"),
    title: home.title || "Start",
    label: home.label || "Start",
  };
  const title = shortened(pageTitle(document, page), MAX_TITLE_LENGTH);
  return { ...document, pages: [{ ...page, path: HOME, title, label: "" }, before, ...others.pages] };
}

export function duplicatePage(document: SiteDocument, id: string): SiteDocument {
  const index = document.pages.findIndex((page) => page.id === id);
  const page = document.pages[index];
  if (!page || document.pages.length >= MAX_PAGES) return document;
  const title = `${shortened(pageName(document, page), MAX_TITLE_LENGTH - 7)} (copy)`;
  const copy = {
    ...page,
    id: freeId(`${page.id}-copy`, document.pages),
    path: pathFor(document, title),
    title,
    label: page.label && `${shortened(page.label, MAX_LABEL_LENGTH - 7)} (copy)`,
    blocks: page.blocks.map(unlocked),
  };
  return { ...document, pages: document.pages.toSpliced(index + 1, 0, copy) };
}

/** Adds a page of any site after another page, under a free name and address. */
export function addCopiedPage(document: SiteDocument, page: Page, after: string): SiteDocument {
  const index = document.pages.findIndex(({ id }) => id === after);
  const title = shortened(page.title || "Page", MAX_TITLE_LENGTH);
  const { head: _, ...free } = page;
  const copy = {
    ...free,
    id: freeId("page", document.pages),
    path: pathFor(document, title),
    title,
    label: page.label || shortened(title, MAX_LABEL_LENGTH),
    blocks: page.blocks.map(unlocked),
  };
  return { ...document, pages: document.pages.toSpliced(index + 1, 0, copy) };
}

/** Shortens a text to a valid one. */
const shortened = (text: string, maximum: number) => textSchema(maximum).parse(text.slice(0, maximum));

const pathFor = ({ pages }: SiteDocument, title: string) =>
  freePath(title, new Set([HOME, ...pages.map(({ path }) => path)]));

function unlocked(block: Block): Block {
  const { isLocked: _, ...free } = block;
  return free as Block;
}
