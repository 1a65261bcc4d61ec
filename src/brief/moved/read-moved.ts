import {
  emptyBusiness,
  type Missed,
  type MovedBusiness,
  MovedError,
  type MovedPage,
  type MovedSite,
  miss,
  type Steps,
} from "./moved.ts";
import { type ReadPage, readHtml } from "./read-html.ts";
import { readMarkdown } from "./read-markdown.ts";
import { isWordpress, readWordpress } from "./read-wordpress.ts";

/** A file of a website, or a pasted text. */
export interface Source {
  path: string;
  text: string;
}

/** The largest number of pages read; a site document has room for fewer. */
const MOST_SOURCES = 60;
const LONGEST_MS = 20_000;

export interface ReadSite extends MovedSite {
  /** All text that was read, to find the industry and the facts in. */
  text: string;
}

type Clock = () => number;

/**
 * Reads pages of a website: saved HTML, a WordPress export, Markdown or plain text. Throws a `MovedError` if there is
 * no text.
 */
export function readMoved(sources: readonly Source[], now?: Clock): ReadSite {
  const steps = movedSteps(sources, now);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Whether only a page can read these sources, because a worker has no parser of markup. */
export const needsPage = (sources: readonly Source[]) =>
  sources.some(({ path, text }) => isWordpress(text) || isMarkup(path, text));

/** `readMoved` step by step. Its steps tell the number of files that are read. */
export function* movedSteps(
  sources: readonly Source[],
  now: Clock = () => performance.now(),
): Steps<ReadSite> {
  const missed: Missed = new Map();
  const site: ReadSite = {
    language: "",
    business: emptyBusiness(),
    pages: [],
    posts: [],
    missed,
    text: "",
  };
  const end = now() + LONGEST_MS;
  const texts: string[] = [];
  const sorted = homeFirst(sources);
  for (const { path } of sorted.slice(MOST_SOURCES)) miss(missed, "pages", path);
  for (const [index, { path, text }] of sorted.slice(0, MOST_SOURCES).entries()) {
    yield index;
    if (now() > end) {
      miss(missed, "pages", path);
      continue;
    }
    const name = nameOf(path);
    if (isWordpress(text)) {
      const read = yield* readWordpress(text, missed);
      site.language ||= read.language;
      site.business = merged(site.business, {
        ...emptyBusiness(),
        name: read.title.slice(0, 80),
        description: read.description.slice(0, 300),
      });
      site.pages.push(...read.pages);
      site.posts.push(...read.posts);
    } else if (isMarkup(path, text)) {
      const read: ReadPage = yield* readHtml(text, name, missed);
      site.language ||= read.language;
      site.business = merged(site.business, read.business);
      site.pages.push(withPaths(read.page, path));
      texts.push(read.text);
    } else site.pages.push(withPaths(readMarkdown(text, name, missed), path));
  }
  site.pages = site.pages.filter(({ parts, title }) => parts.length > 0 || title !== "");
  if (!hasContent(site)) {
    throw new MovedError(
      "There is no text in this page. Pages that programs draw in the browser have none in their file: open the page, select all, copy, and paste it here.",
    );
  }
  site.text = [site.business.name, ...texts, ...site.pages.map(textOfPage), ...site.posts.map(textOfPage)]
    .join("\n")
    .slice(0, 60_000);
  return site;
}

const hasContent = ({ pages, posts }: MovedSite) =>
  posts.length > 0 || pages.some(({ parts }) => parts.some(({ kind }) => kind !== "picture"));

/** Markup begins with a tag or has a file name for it. */
const isMarkup = (path: string, text: string) =>
  /\.x?html?$/i.test(path) || /^\uFEFF?\s*<(?:!|[a-z?])/i.test(text.slice(0, 500));

function homeFirst(sources: readonly Source[]) {
  const rank = ({ path }: Source) =>
    (/(?:^|\/)(?:index|home|default)\.[a-z]+$/i.test(path) ? 0 : 1) + path.split("/").length * 2;
  return sources.toSorted((one, other) => rank(one) - rank(other));
}

/** Resolves pictures beside the page to paths from the root folder; other addresses stay unchanged. */
function withPaths(page: MovedPage, path: string): MovedPage {
  const parts = page.parts.map((part) =>
    part.kind === "picture" ? { ...part, source: pathFrom(path, part.source) } : part,
  );
  return { ...page, parts };
}

function pathFrom(path: string, source: string) {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return source;
  const base = "https://files.invalid/";
  try {
    const { pathname } = new URL(source, base + path.split("/").map(encodeURIComponent).join("/"));
    return decodeURIComponent(pathname).slice(1);
  } catch {
    return source; // not a valid address
  }
}

/** Returns "about" for "site/about.html" */
const nameOf = (path: string) =>
  path
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/\.[^.]*$/, "")
    .slice(0, 120) ?? "";

/** The first page that states a fact of the business has priority. */
function merged(one: MovedBusiness, other: MovedBusiness): MovedBusiness {
  const texts = ["name", "description", "phone", "email", "street", "town"] as const;
  const lists = ["hours", "social", "offers"] as const;
  const result = { ...one };
  for (const field of texts) result[field] ||= other[field];
  for (const field of lists) if (one[field].length === 0) Object.assign(result, { [field]: other[field] });
  return result;
}

function textOfPage({ title, parts }: Pick<MovedSite["pages"][number], "title" | "parts">) {
  const lines = parts.flatMap((part) => {
    if (part.kind === "list") return part.items;
    if (part.kind === "table") return part.rows.map((row) => row.join(" "));
    if (part.kind === "picture" || part.kind === "video") return [];
    return [part.text];
  });
  return [title, ...lines].join("\n");
}
