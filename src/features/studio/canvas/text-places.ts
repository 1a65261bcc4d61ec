import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Block, LABEL_LENGTH, type Page, type SiteDocument } from "#src/sites/document.ts";
import { blockAt, type FieldPath, fieldsOf, valueAt, writeField } from "#src/sites/edit/edit-blocks.ts";
import { labelPage } from "#src/sites/edit/edit-pages.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import {
  type DrawnPicture,
  type Field,
  type FieldKind,
  type Fields,
  LINK_LABEL,
  LISTED_WORDS,
  PARAGRAPH,
  type Picture,
} from "#src/sites/fields.ts";
import { BUSINESS_LENGTHS } from "#src/sites/meta.ts";
import { SitePage } from "#src/sites/render.tsx";

type BusinessField = keyof SiteDocument["meta"]["business"];

/** Identifies a text or picture of a page. */
export type Place =
  | { kind: "field"; path: FieldPath; field: Field }
  | { kind: "business"; name: BusinessField }
  | { kind: "label"; page: string };

interface Found {
  place: Place;
  /** The path from the block's element, as child indexes. */
  way: number[];
}

// Private use characters around the number of a place, which occur in no text.
const [OPEN, CLOSE] = ["\ue000", "\ue001"];
const MARK = new RegExp(`^${OPEN}(\\d+)${CLOSE}$`);

/**
 * Finds a block's texts and pictures in the page. It renders the block again off screen with a marker in place of each
 * text, so it needs no knowledge of how blocks render.
 */
export function placesOf(document: SiteDocument, page: Page, block: Block): Found[] {
  const places: Place[] = [];
  const mark = (place: Place) => `${OPEN}${places.push(place) - 1}${CLOSE}`;
  const marked = markedDocument(document, page, { ...block, isHidden: false }, mark);
  const shown = marked.pages.find(({ id }) => id === page.id);
  if (!shown) return [];

  const box = globalThis.document.createElement("div");
  const root = createRoot(box);
  flushSync(() => root.render(createElement(SitePage, { document: marked, page: shown })));
  const element = box.querySelector(`#${CSS.escape(block.id)}`);
  const found = element ? search(element, places) : [];
  root.unmount();
  return found;
}

/** Returns the node at the end of a path, if it still exists. */
export function nodeAt(element: Element, way: readonly number[]): Node | undefined {
  let node: Node | undefined = element;
  for (const index of way) node = node?.childNodes[index];
  return node;
}

function search(element: Element, places: Place[]): Found[] {
  const found: Found[] = [];
  const look = (node: Node, way: number[]) => {
    const text =
      node instanceof Text
        ? node.data
        : node instanceof SVGElement
          ? (node.getAttribute("aria-label") ?? "")
          : "";
    const place = places[Number(MARK.exec(text)?.[1] ?? -1)];
    if (place) found.push({ place, way });
    if (node instanceof SVGElement) return;
    node.childNodes.forEach((child, index) => {
      look(child, [...way, index]);
    });
  };
  look(element, []);
  return found;
}

function markedDocument(
  document: SiteDocument,
  page: Page,
  block: Block,
  mark: (place: Place) => string,
): SiteDocument {
  const { meta } = document;
  const business = Object.fromEntries(
    (Object.entries(meta.business) as [BusinessField, string][]).map(([name, value]) => [
      name,
      // The e-mail address decides how it is rendered, so it is not replaced by a marker.
      value && name !== "email" ? mark({ kind: "business", name }) : value,
    ]),
  ) as typeof meta.business;
  const data = markedGroup(fieldsOf(block.kind), block.data, [], mark);
  return {
    ...document,
    meta: { ...meta, business },
    pages: document.pages.map((other) => ({
      ...other,
      label: other.label && mark({ kind: "label", page: other.id }),
      blocks: other.id === page.id ? [{ ...block, data } as Block] : [],
    })),
  };
}

function markedGroup(fields: Fields, data: unknown, path: FieldPath, mark: (place: Place) => string) {
  const group = data as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? markedValue(field, value, [...path, name], mark) : value];
    }),
  );
}

function markedValue(field: Field, value: unknown, path: FieldPath, mark: (place: Place) => string): unknown {
  const place: Place = { kind: "field", path, field };
  switch (field.kind) {
    case "line":
    case "text":
      return value ? mark(place) : value;
    case "words":
    case "paragraphs":
      return (value as string[]).map((text, index) =>
        text ? mark({ ...place, path: [...path, index] }) : text,
      );
    case "link": {
      const link = value as { label: string; to: string };
      return { ...link, label: link.label && mark({ ...place, path: [...path, "label"] }) };
    }
    case "picture":
      return value === null ? value : { ...drawnFor(value as Picture), label: mark(place) };
    case "list":
      return (value as unknown[]).map((entry, index) =>
        markedGroup(field.fields ?? {}, entry, [...path, index], mark),
      );
    default:
      return value;
  }
}

/** Replaces a photograph by a drawn picture, because its label can carry a marker. */
const drawnFor = (picture: Picture): DrawnPicture =>
  picture.kind === "photo" ? (picture.art ?? { kind: "map", seed: 0, label: "" }) : picture;

/** Returns the current text of a place. */
export function textAt(document: SiteDocument, block: Block, place: Place): string | undefined {
  const value =
    place.kind === "field"
      ? valueAt(block.data, place.path)
      : place.kind === "business"
        ? document.meta.business[place.name]
        : document.pages.find(({ id }) => id === place.page)?.label;
  return typeof value === "string" ? value : undefined;
}

/** Returns the maximum length of the text at a place; of an entry of a list, for each entry. */
export function longestAt(place: Place) {
  if (place.kind === "business") return BUSINESS_LENGTHS[place.name];
  if (place.kind === "label") return LABEL_LENGTH;
  const { kind, maximum } = place.field;
  const longestOf = { link: LINK_LABEL, paragraphs: PARAGRAPH, words: LISTED_WORDS };
  return longestOf[kind as keyof typeof longestOf] ?? maximum ?? 80;
}

/** Texts that are entries of a list, with what separates one from the next. */
const lists: Partial<Record<FieldKind, { entry: string; separator: RegExp }>> = {
  paragraphs: { entry: "paragraph", separator: /\n[^\S\n]*\n\s*/ },
  words: { entry: "line", separator: /\n+/ },
};
const listOf = (place: Place) => (place.kind === "field" ? lists[place.field.kind] : undefined);

/** Splits a text written at a place into the entries of its list; elsewhere it is one. */
export function entriesOfText(place: Place, text: string): string[] {
  const list = listOf(place);
  const entries = list ? text.split(list.separator).filter((entry) => entry.trim()) : [];
  return entries.length > 0 ? entries : [text];
}

/** Whether a text can be stored at a place, beside the other entries of its list. */
export function fitsAt(place: Place, text: string, others: number) {
  const entries = entriesOfText(place, text);
  const most = (listOf(place) && place.kind === "field" && place.field.maximum) || Number.POSITIVE_INFINITY;
  return entries.length + others <= most && entries.every(({ length }) => length <= longestAt(place));
}

/** Tells how long a text may be. */
export function limitAt(place: Place) {
  const list = listOf(place);
  const longest = `${longestAt(place).toLocaleString("en-GB")} characters`;
  if (!list || place.kind !== "field") return `There is room for ${longest}.`;
  return `There is room for ${place.field.maximum} ${list.entry}s of ${longest} each.`;
}

/** Returns the accessible name of a place. */
export function labelOf(place: Place) {
  if (place.kind === "field") return place.field.label;
  return place.kind === "label" ? "Name in the navigation" : `Business ${place.name}`;
}

/**
 * Returns the document with a new text at a place of a block. In a list it replaces `count` entries by those of the
 * text.
 */
export function writeAt(
  document: SiteDocument,
  page: string,
  block: string,
  place: Place,
  text: string,
  count = 1,
) {
  if (place.kind === "business") return changeMeta(document, { business: { [place.name]: text } });
  if (place.kind === "label") return labelPage(document, place.page, text);
  const entries = entriesOfText(place, text);
  if (entries.length === 1 && count === 1) return writeField(document, { page, block }, place.path, text);
  const { list, index } = entryAt(document, page, block, place.path);
  return writeField(
    document,
    { page, block },
    place.path.slice(0, -1),
    list.toSpliced(index, count, ...entries),
  );
}

function entryAt(document: SiteDocument, page: string, block: string, path: FieldPath) {
  const list = valueAt(blockAt(document, { page, block })?.data, path.slice(0, -1));
  return { list: Array.isArray(list) ? list : [], index: Number(path.at(-1)) };
}

/** Returns the number of other entries of the list of a text; 0 elsewhere. */
export function othersAt(document: SiteDocument, page: string, block: string, place: Place) {
  if (place.kind !== "field" || !listOf(place)) return 0;
  return entryAt(document, page, block, place.path).list.length - 1;
}
