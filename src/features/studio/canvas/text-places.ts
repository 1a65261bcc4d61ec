import { type Block, LABEL_LENGTH, type SiteDocument } from "#src/sites/document.ts";
import { blockAt, type FieldPath, fieldsOf, valueAt, writeField } from "#src/sites/edit/edit-blocks.ts";
import { labelPage } from "#src/sites/edit/edit-pages.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import {
  type Field,
  type FieldKind,
  type Fields,
  LINK_LABEL,
  LISTED_WORDS,
  PARAGRAPH,
} from "#src/sites/fields.ts";
import { BUSINESS_LENGTHS } from "#src/sites/meta.ts";

export type BusinessField = keyof SiteDocument["meta"]["business"];

/** Identifies a text or picture of a page. */
export type Place =
  | { kind: "field"; path: FieldPath; field: Field }
  | { kind: "business"; name: BusinessField }
  | { kind: "label"; page: string };

/** Returns the field at a path of names and indexes; undefined for an entry of a list. */
function fieldAt(fields: Fields, [name = "", ...rest]: FieldPath): Field | undefined {
  const field = fields[name];
  return field?.kind === "list" ? fieldAt(field.fields ?? {}, rest.slice(1)) : field;
}

/** Returns the place of a field of a block, if it is one of these kinds. */
export function fieldPlace(block: Block, path: FieldPath, kinds: readonly FieldKind[]): Place | undefined {
  const field = fieldAt(fieldsOf(block.kind), path);
  return field && kinds.includes(field.kind) ? { kind: "field", path, field } : undefined;
}

/** The kinds of fields whose texts are edited in place. */
export const textKinds = ["line", "text", "words", "paragraphs", "link"] satisfies FieldKind[];

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
