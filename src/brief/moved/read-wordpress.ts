import { parseInert } from "#src/lib/parse-inert.ts";
import { pattern } from "#src/lib/pattern.ts";
import { isElement, tidy } from "./inline-text.ts";
import { type Missed, MovedError, type MovedPage, type MovedPost, miss, type Steps } from "./moved.ts";
import { readHtml } from "./read-html.ts";

const CONTENT = "http://purl.org/rss/1.0/modules/content/";
const MOST_ITEMS = 5_000;

export interface ReadWordpress {
  title: string;
  description: string;
  language: string;
  pages: MovedPage[];
  posts: MovedPost[];
}

const COMMENT = /<!--(?:(?!-->)[\s\S])*-->/;
const BEGINNING = pattern()`^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:${COMMENT}\s*)*<rss\b[^>]*xmlns:wp=`;

export const isWordpress = (source: string) => BEGINNING.test(source.slice(0, 6_000));

/** Reads a file of WordPress's Tools, Export (WXR): the published pages and posts. */
export function* readWordpress(source: string, missed: Missed): Steps<ReadWordpress> {
  // Exports have no DTD; in other files, entities could expand without limit.
  if (/<!DOCTYPE|<!ENTITY/i.test(source.slice(0, 20_000)))
    throw new MovedError(
      "This file declares entities, which no export of WordPress does, so it was not read.",
    );
  // Exports may contain control characters, which XML forbids.
  const document = parseInert(source.replace(/(?![\t\n\r])\p{Cc}/gu, ""), "application/xml");
  const channel = document.querySelector("channel");
  if (document.querySelector("parsererror") || !channel)
    throw new MovedError("This export of WordPress is damaged. Export it again under Tools, Export.");
  const read: ReadWordpress = {
    title: childText(channel, "title"),
    description: childText(channel, "description"),
    language: childText(channel, "language"),
    pages: [],
    posts: [],
  };
  for (const item of [...channel.children]
    .filter(({ localName }) => localName === "item")
    .slice(0, MOST_ITEMS))
    yield* readItem(item, read, missed);
  read.posts.sort((one, other) => (one.date < other.date ? 1 : -1));
  return read;
}

function* readItem(item: Element, read: ReadWordpress, missed: Missed): Steps<void> {
  const type = childText(item, "post_type");
  const title = childText(item, "title").slice(0, 300);
  const comments = [...item.children].filter(({ localName }) => localName === "comment").length;
  if (comments > 0) miss(missed, "comments", "", comments);
  if (type === "attachment") return; // reported by the pages that show it
  if (type !== "page" && type !== "post") {
    if (!INTERNAL.test(type)) miss(missed, "posts", title || type);
    return;
  }
  const password = childText(item, "post_password");
  if (childText(item, "status") !== "publish" || password) return miss(missed, "drafts", title);
  const source = childText(item, "encoded", CONTENT, false);
  const { page } = yield* readHtml(asHtml(source, missed), childText(item, "post_name") || title, missed);
  if (type === "page") read.pages.push({ ...page, title: title || page.title });
  else read.posts.push({ title, date: dateOf(childText(item, "post_date")), parts: page.parts });
}

const INTERNAL =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|wp_.*|user_request|acf-.*|elementor.*|)$/;

/** Blocks are comments and markup; text between blank lines is a paragraph, as in WordPress. */
function asHtml(content: string, missed: Missed) {
  const isBlocks = content.includes("<!-- wp:");
  const plain = content.replace(SHORTCODE, (_, name: string, inner: string | undefined) => {
    if (name === "caption" || name === "gallery") return inner ?? "";
    miss(missed, "shortcodes", name);
    return inner ?? "";
  });
  if (isBlocks || /<(?:p|div)\b/i.test(plain)) return plain;
  return plain
    .split(/\n\s*\n/)
    .map((piece) => `<p>${piece.trim().replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}

const SHORTCODE = /\[\/?([a-z][\w-]{2,40})(?:\s[^\][]{0,2000})?\](?:([^[]{0,20000})\[\/\1\])?/g;

const dateOf = (text: string) => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? "";

/** Returns the text of a child by its local name, whatever its namespace prefix. */
function childText(parent: Element, name: string, namespace?: string, isLine = true) {
  for (const child of parent.childNodes) {
    if (!isElement(child) || child.localName !== name) continue;
    if (namespace !== undefined && child.namespaceURI !== namespace) continue;
    const text = child.textContent ?? "";
    return isLine ? tidy(text).replaceAll("\n", " ") : text;
  }
  return "";
}
