import { readVideo } from "#src/sites/embeds/video.ts";
import { isElement, isHidden, SKIPPED, textIn, tidy } from "./inline-text.ts";
import { type Missed, MOST_PARTS, miss, type Part, type Steps } from "./moved.ts";

const BLOCKS = new Set(
  "address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe img li main nav ol p picture pre section summary table ul video".split(
    " ",
  ),
);
const CONSENT = /cookie|consent|gdpr|skip-link|screen-reader|breadcrumb|share-buttons|sharedaddy/i;
/** Deeper content is read as plain text. */
const DEEPEST = 80;

interface Reading {
  parts: Part[];
  missed: Missed;
  isNavigation: (element: Element) => boolean;
}

/** Reads the content of a page in order, and records everything that is not supported. Each block is a step. */
export function* readParts(
  root: Element,
  missed: Missed,
  isNavigation: Reading["isNavigation"] = () => false,
): Steps<Part[]> {
  const reading: Reading = { parts: [], missed, isNavigation };
  yield* readChildren(root, reading, 0);
  return reading.parts;
}

/** Text between blocks becomes a paragraph. */
function* readChildren(element: Element, reading: Reading, depth: number): Steps<void> {
  let inline: Node[] = [];
  const flush = () => {
    addText(inline, reading);
    inline = [];
  };
  for (const node of element.childNodes) {
    if (reading.parts.length >= MOST_PARTS) return miss(reading.missed, "texts");
    if (isElement(node) && (BLOCKS.has(node.localName) || holdsBlocks(node))) {
      flush();
      yield* readBlock(node, reading, depth + 1);
      yield;
    } else inline.push(node);
  }
  flush();
}

const holdsBlocks = (element: Element) =>
  !SKIPPED.has(element.localName) && holds(element, (name) => BLOCKS.has(name));

/** Whether a descendant has such a name. Far faster than a selector, which would run for every element. */
function holds(element: Element, isMeant: (name: string) => boolean) {
  for (const inner of element.getElementsByTagName("*")) if (isMeant(inner.localName)) return true;
  return false;
}

function* readBlock(element: Element, reading: Reading, depth: number): Steps<void> {
  const { parts, missed } = reading;
  const name = element.localName;
  if (SKIPPED.has(name) || isHidden(element) || name === "nav" || name === "hr") return;
  if (CONSENT.test(`${element.id} ${element.getAttribute("class") ?? ""}`)) return;
  if (element.getAttribute("role") === "navigation" || reading.isNavigation(element)) return;
  if (depth > DEEPEST) return addText([element], reading);
  if (/^h[1-6]$/.test(name) || name === "summary") {
    const { text } = textIn(element.childNodes, missed);
    const level = name === "summary" ? 3 : Number(name[1]);
    if (text) parts.push({ kind: "heading", level, text: text.replaceAll("\n", " ") });
    // A logo or a picture in a heading.
    for (const image of element.querySelectorAll("img")) addPicture(image, "", reading);
    return;
  }
  if (name === "form") return miss(missed, "forms");
  if (name === "iframe" || name === "video") return addVideo(element, reading);
  if (name === "img") return addPicture(element, "", reading);
  if (name === "figure") return yield* readFigure(element, reading, depth);
  if (name === "blockquote") return readQuote(element, reading);
  if (name === "ul" || name === "ol") return yield* readList(element, reading, depth);
  if (name === "dl") return readTerms(element, reading);
  if (name === "table") return yield* readTable(element, reading, depth);
  yield* readChildren(element, reading, depth);
  // The content after the section belongs to none of its headings.
  if (name === "section" && holds(element, (inner) => inner === "h1" || inner === "h2"))
    parts.push({ kind: "heading", level: 2, text: "" });
}

function addText(nodes: readonly Node[], { parts, missed }: Reading) {
  const { text, marked } = textIn(nodes, missed);
  if (isButton(nodes) && !marked.startsWith("[")) return miss(missed, "links", text.slice(0, 80));
  if (/[\p{L}\p{N}]/u.test(text)) parts.push({ kind: "text", text, marked });
}

/** Whether the nodes are just one link to a page that is not imported. */
function isButton(nodes: readonly Node[]) {
  const [only, ...others] = nodes.filter(
    (node) => isElement(node) || (node.nodeType === 3 && node.nodeValue?.trim()),
  );
  return only !== undefined && others.length === 0 && isElement(only) && only.localName === "a";
}

function addPicture(image: Element, label: string, { parts }: Reading) {
  const source = (
    image.getAttribute("src") ||
    image.getAttribute("data-src") ||
    image.getAttribute("data-lazy-src") ||
    ""
  ).trim();
  // Tracking pixels and spacers.
  const isDot = ["width", "height"].some((side) => Number(image.getAttribute(side) ?? 99) <= 3);
  if (source && !isDot)
    parts.push({
      kind: "picture",
      source,
      label: tidy(label || image.getAttribute("alt") || "").slice(0, 300),
    });
}

function addVideo(element: Element, { parts, missed }: Reading) {
  const source = element.querySelector("source")?.getAttribute("src");
  const to = (element.getAttribute("src") ?? source ?? "").trim().replace(/^\/\//, "https://");
  const title = tidy(element.getAttribute("title") ?? "").slice(0, 140);
  if ("video" in readVideo(to) && /^https:/i.test(to)) parts.push({ kind: "video", to, title });
  else if (element.localName === "iframe") miss(missed, "frames", hostOf(to));
  else miss(missed, "files", to.slice(-80));
}

function* readFigure(figure: Element, reading: Reading, depth: number): Steps<void> {
  const caption = figure.querySelector("figcaption");
  const label = caption ? textIn(caption.childNodes, reading.missed).text : "";
  const images = figure.querySelectorAll("img");
  if (images.length === 0) return yield* readChildren(figure, reading, depth);
  for (const image of images) addPicture(image, label, reading);
}

function readQuote(quote: Element, { parts, missed }: Reading) {
  const cited = quote.querySelector("cite, footer, figcaption");
  const by = cited ? textIn(cited.childNodes, missed).text.replace(/^[—–-]\s*/, "") : "";
  const nodes = [...quote.childNodes].filter((node) => node !== cited && !node.contains(cited));
  const { text } = textIn(nodes.length > 0 ? nodes : quote.childNodes, missed);
  if (text) parts.push({ kind: "quote", text, by: by.slice(0, 80) });
}

const CARD_PARTS = /^(?:h[1-6]|img|table|blockquote|form)$/;

/** Cards are often list items: items with headings or pictures are read like the page. */
function* readList(list: Element, reading: Reading, depth: number): Steps<void> {
  const entries = [...list.children];
  if (holds(list, (name) => CARD_PARTS.test(name))) return yield* readChildren(list, reading, depth);
  if (entries.every((entry) => isMenuEntry(entry)) && entries.length > 2 && list.closest("header, footer"))
    return;
  const items = entries
    .flatMap((entry) => textIn(entry.childNodes, reading.missed).text.split("\n"))
    .map((item) => item.trim())
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  if (items.length > 0) reading.parts.push({ kind: "list", items, isNumbered: list.localName === "ol" });
}

const isMenuEntry = (entry: Element) =>
  entry.children.length === 1 && entry.firstElementChild?.localName === "a";

function readTerms(list: Element, reading: Reading) {
  const items: { term: string; texts: string[] }[] = [];
  for (const child of list.querySelectorAll("dt, dd")) {
    const { text } = textIn(child.childNodes, reading.missed);
    if (child.localName === "dt" || items.length === 0) items.push({ term: text, texts: [] });
    else items.at(-1)?.texts.push(text);
  }
  const said = items
    .map(({ term, texts }) => [term, ...(texts.length > 0 ? [texts.join(", ")] : [])].join(": "))
    .filter(Boolean);
  if (said.length > 0) reading.parts.push({ kind: "list", items: said, isNumbered: false });
}

const MOST_ROWS = 200;

/** Old pages use tables for their layout. */
function* readTable(table: Element, reading: Reading, depth: number): Steps<void> {
  if (table.querySelector("table, p ~ p, h1, h2, h3, img")) {
    for (const cell of table.querySelectorAll("td, th, caption")) {
      if (cell.closest("table") === table) yield* readChildren(cell, reading, depth);
    }
    return;
  }
  const rows = [...table.querySelectorAll("tr")]
    .slice(0, MOST_ROWS)
    .map((row) =>
      [...row.querySelectorAll("td, th")].map((cell) => tidy(plain(cell, reading)).replaceAll("\n", " ")),
    );
  const filled = rows.filter((row) => row.some(Boolean));
  if (filled.length > 0) reading.parts.push({ kind: "table", rows: filled });
}

const plain = (cell: Element, { missed }: Reading) => textIn(cell.childNodes, missed).text;

function hostOf(address: string) {
  try {
    return new URL(address).hostname;
  } catch {
    return "";
  }
}
