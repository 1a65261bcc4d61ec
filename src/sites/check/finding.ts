import type { Block, Page, SiteDocument } from "../document.ts";
import { type FieldPath, fieldsOf } from "../edit/edit-blocks.ts";
import type { Field, Fields } from "../fields.ts";
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

export interface Fix {
  /** The text of the button: "Hide the block". */
  label: string;
  apply: (document: SiteDocument) => SiteDocument;
}

export interface Finding {
  /** Stable for the same fault at the same place. */
  id: string;
  rule: Rule;
  words: string;
  place: FindingPlace;
  /** Present if one click can fix the fault. */
  fix?: Fix | undefined;
}

export interface CheckOptions {
  /** Invented facts of the template (see `loadSamples`). */
  samples: Samples;
  /** Date such as `2026-12-31`. Defaults to today. */
  day?: string;
  /** Returns the size in bytes of a stored picture, or undefined for an unknown one. */
  bytesOf?: (asset: string) => number | undefined;
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
