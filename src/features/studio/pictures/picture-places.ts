import { photoOf } from "#src/entities/pictures/photo-of.ts";
import { assetReference } from "#src/lib/asset-reference.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { blockAt, type FieldPath, fieldsOf, valueAt, writeField } from "#src/sites/edit/edit-blocks.ts";
import { type Fields, objectOf, type Picture } from "#src/sites/fields.ts";

/** The place of a picture on the current page. */
export interface PicturePlace {
  block: string;
  path: FieldPath;
}

/** Returns the paths of a block's pictures in field order. */
export function picturePaths(block: Block): FieldPath[] {
  return pathsIn(fieldsOf(block.kind), block.data, []);
}

function pathsIn(fields: Fields, data: unknown, path: FieldPath): FieldPath[] {
  return Object.entries(fields).flatMap(([name, field]): FieldPath[] => {
    const at = [...path, name];
    if (field.kind === "picture") return [at];
    if (field.kind !== "list") return [];
    const entries = valueAt(data, [name]);
    return Array.isArray(entries)
      ? entries.flatMap((entry, index) => pathsIn(field.fields ?? {}, entry, [...at, index]))
      : [];
  });
}

export const pictureAt = (block: Block, path: FieldPath) =>
  (valueAt(block.data, path) as Picture | null | undefined) ?? null;

/**
 * Returns the first picture of a block that is not a photograph, or else the first one; undefined if the block has no
 * pictures.
 */
export function firstPlace(block: Block): FieldPath | undefined {
  const paths = picturePaths(block);
  return paths.find((path) => pictureAt(block, path)?.kind !== "photo") ?? paths[0];
}

/** Returns the place after this one, for the next of several pictures. A gallery gets a new entry. */
export function placeAfter(block: Block, path: FieldPath): FieldPath | undefined {
  const paths = picturePaths(block);
  const next = paths[paths.findIndex((other) => isSamePath(other, path)) + 1];
  return next ?? (block.kind === "gallery" ? newEntry(block) : undefined);
}

const GALLERY = "pictures";

function newEntry(block: Block): FieldPath | undefined {
  const entries = valueAt(block.data, [GALLERY]) as unknown[];
  const { maximum = 0 } = fieldsOf(block.kind)[GALLERY] ?? {};
  return entries.length < maximum ? [GALLERY, entries.length, "picture"] : undefined;
}

export const isSamePath = (one: FieldPath, other: FieldPath) => one.join(".") === other.join(".");

/**
 * Returns the document with a picture at a place, which may come from `placeAfter`; the same document if that is
 * impossible.
 */
export function placePicture(
  document: SiteDocument,
  page: string,
  { block: id, path }: PicturePlace,
  asset: Asset,
): SiteDocument {
  const place = { page, block: id };
  const block = blockAt(document, place);
  if (!block) return document;
  const [list, index, name] = path;
  const entries = typeof list === "string" ? valueAt(block.data, [list]) : undefined;
  if (Array.isArray(entries) && index === entries.length && typeof name === "string") {
    const empty = objectOf(fieldsOf(block.kind)[String(list)]?.fields ?? {}).parse({}) as object;
    const entry = { ...empty, [name]: photoOf(asset, null) };
    return writeField(document, place, [String(list)], [...entries, entry]);
  }
  return writeField(document, place, path, photoOf(asset, pictureAt(block, path)));
}

/** Returns the document with one stored picture replaced by another everywhere, except in locked blocks. */
export function replaceEverywhere(document: SiteDocument, id: string, asset: Asset): SiteDocument {
  let changed = document;
  for (const { page, block, path } of usesOf(document, id)) {
    changed = placePicture(changed, page, { block, path }, asset);
  }
  return changed;
}

/** Returns the places of a site that show a stored picture. */
export function usesOf(document: SiteDocument, id: string) {
  const reference = assetReference(id);
  return document.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      picturePaths(block).flatMap((path) => {
        const picture = pictureAt(block, path);
        return picture?.kind === "photo" && picture.asset === reference
          ? [{ page: page.id, block: block.id, path, isLocked: Boolean(block.isLocked) }]
          : [];
      }),
    ),
  );
}
