import type { Block, Page, SiteDocument } from "../document.ts";
import { type FieldPath, fieldsOf } from "../edit/edit-blocks.ts";
import type { Field, Fields } from "../fields.ts";
import type { Samples } from "../head/samples.ts";

/** The rule that a finding is of. */
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

/** The part of a site that a finding is about: a block, a page, or the site where both are missing. */
export interface FindingPlace {
  page?: string;
  block?: string;
  /** Of the block, as the studio's inspector names it. */
  field?: string;
}

export interface Fix {
  /** On the button: "Hide the block". */
  label: string;
  apply: (document: SiteDocument) => SiteDocument;
}

export interface Finding {
  /** The same for the same fault of the same place. */
  id: string;
  rule: Rule;
  words: string;
  place: FindingPlace;
  /** If one click can mend it. */
  fix?: Fix | undefined;
}

export interface CheckOptions {
  /** The facts that the template made up (see `loadSamples`). */
  samples: Samples;
  /** As `2026-12-31`; by default the day on which the check runs. */
  day?: string;
  /** The size in bytes of a stored picture, by its reference; undefined for one that is not known. */
  bytesOf?: (asset: string) => number | undefined;
}

/** A page with the blocks that visitors see. */
export interface ShownPage {
  page: Page;
  blocks: readonly Block[];
}

export interface Checked extends CheckOptions {
  document: SiteDocument;
  pages: readonly ShownPage[];
}

/** A value of a block with the field that it belongs to. */
export interface FieldValue {
  field: Field;
  path: FieldPath;
  value: unknown;
}

/** Every value of a block that is no list, those of the entries of its lists included. */
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

/** The texts of a value, each of them alone: paragraphs and words are lists of them. */
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
