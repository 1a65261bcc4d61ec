import type { Block, Page, SiteDocument } from "../document.ts";
import { type BlockPlace, type FieldPath, fieldsOf } from "../edit/edit-blocks.ts";
import type { Field, Fields, PhotoPicture } from "../fields.ts";
import type { Samples } from "../head/samples.ts";

/** The rule that a finding violates. */
export type Rule =
  | "sample"
  | "placeholder"
  | "contact"
  | "form"
  | "link"
  | "title"
  | "heading"
  | "picture"
  | "contrast"
  | "empty"
  | "past"
  | "search"
  | "accessibility";

/** The part of the site that a finding is about: a block, a page, or the whole site if both are missing. */
export interface FindingPlace {
  page?: string;
  block?: string;
  /** The path of the block's field, as in the inspector. */
  field?: string;
}

/** A question to the owner, asked in a field beside the finding. */
export interface FixQuestion {
  label: string;
  kind: "line" | "text" | "tel" | "email" | "url";
  /** The first content of the field. */
  start?: string;
  hint?: string;
  /** The purpose of the field as browsers know it, such as "organization". */
  autoComplete?: string;
  /** Returns the reason why an answer is refused. */
  problemOf: (answer: string) => string | undefined;
}

export interface Fix {
  /** The text of the button: "Hide the block". */
  label: string;
  /** Only the owner knows the answers. Without questions one click is enough. */
  questions?: readonly FixQuestion[];
  /** Returns the same document if nothing can be changed. The answers are in the order of the questions. */
  apply: (document: SiteDocument, answers: readonly string[]) => SiteDocument;
}

/** A fix that takes a moment. `prepare` rejects with an error whose message is for the owner. */
export interface SlowFix {
  label: string;
  prepare: () => Promise<(document: SiteDocument) => SiteDocument>;
}

export interface Finding {
  /** Stable for the same fault at the same place. */
  id: string;
  rule: Rule;
  words: string;
  place: FindingPlace;
  /** Missing for locked blocks alone. */
  fix?: Fix | SlowFix | undefined;
  /** A second way, such as taking out what the first one would replace. */
  otherFix?: Fix | undefined;
}

export interface CheckOptions {
  /** Invented facts of the template (see `loadSamples`). */
  samples: Samples;
  /** Date such as `2026-12-31`. Defaults to today. */
  day?: string;
  /** Returns the size in bytes of a stored picture, or undefined for an unknown one. */
  bytesOf?: (asset: string) => number | undefined;
  /**
   * Stores a photograph again with at most so many bytes, and returns its reference and size. Rejects with a message for
   * the owner. Not on the command line, which cannot draw pictures.
   */
  makeSmaller?: (
    photo: PhotoPicture,
    bytes: number,
  ) => Promise<Pick<PhotoPicture, "asset" | "width" | "height">>;
}

/** A page with its visible blocks. */
export interface ShownPage {
  page: Page;
  blocks: readonly Block[];
}

export interface Checked extends CheckOptions {
  document: SiteDocument;
  pages: readonly ShownPage[];
}

/** A value of a block with its field. */
export interface FieldValue {
  field: Field;
  path: FieldPath;
  value: unknown;
}

/** Returns all values of a block, including those of list entries, but not the lists. */
export function valuesOf(block: Block): FieldValue[] {
  return valuesIn(fieldsOf(block.kind), block.data as Record<string, unknown>, []);
}

function valuesIn(fields: Fields, data: Record<string, unknown>, path: FieldPath): FieldValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    const here = [...path, name];
    if (field.kind !== "list" || !Array.isArray(value)) return [{ field, path: here, value }];
    return value.flatMap((entry: Record<string, unknown>, index) =>
      valuesIn(field.fields ?? {}, entry, [...here, index]),
    );
  });
}

/** Returns the single texts of a value. Paragraphs and words are lists of texts. */
export function textsOf({ field, value }: FieldValue): string[] {
  if (field.kind === "link") return [(value as { label: string }).label];
  if (typeof value === "string" && field.kind !== "choice" && field.kind !== "checked") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

export const placeIn = ({ page }: ShownPage, { id }: Block): BlockPlace => ({ page: page.id, block: id });

export const placeOf = ({ page }: ShownPage, block: Block, path: FieldPath = []): FindingPlace => ({
  page: page.id,
  block: block.id,
  ...(path.length > 0 && { field: String(path[0]) }),
});

/** "Rye bread, from yest…" */
export const quoted = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim();
  return `“${line.length > 40 ? `${line.slice(0, 39).trimEnd()}…` : line}”`;
};

export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
