import { ASSET_REFERENCE } from "#src/contract/asset-reference.ts";
import type { PhotoPicture, Picture } from "./fields.ts";
import { logoGrounds } from "./logo.ts";
import type { Meta } from "./meta.ts";

export interface PhotoSize {
  width: number;
  height: number;
  /** As it is written in the page. */
  address: string;
}

/** A stored picture, as far as a page needs to know it. */
export interface PhotoFiles {
  width: number;
  height: number;
  /** The average of its pixels, shown until it is there. */
  color: string;
  /** The largest last. */
  sizes: readonly PhotoSize[];
}

/**
 * The photographs of a site by the reference of their asset; null is one that cannot be read. For one that is missing
 * altogether the drawn picture is shown, without a mark.
 */
export type Photos = ReadonlyMap<string, PhotoFiles | null>;

export const noPhotos: Photos = new Map();

/** Every photograph in a document or a part of it, in the order of its pages. */
export function photosIn(part: unknown): PhotoPicture[] {
  if (typeof part !== "object" || part === null) return [];
  if (isPhoto(part)) return [part];
  return Object.values(part).flatMap(photosIn);
}

/** The references of all stored pictures that a document or a part of it shows: photographs and the logo. */
export function assetsIn(part: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("asset" in value && typeof value.asset === "string" && ASSET_REFERENCE.test(value.asset))
      found.add(value.asset);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(part);
  return [...found];
}

/** The same document with the pictures that `change` returns in place of its photographs. */
export function withPhotos<Part>(part: Part, change: (photo: PhotoPicture) => Picture | null): Part {
  const walk = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (isPhoto(value)) return change(value);
    if (Array.isArray(value)) {
      const changed = value.map(walk);
      return changed.some((one, index) => one !== value[index]) ? changed : value;
    }
    const entries = Object.entries(value).map(([key, inner]) => [key, walk(inner)] as const);
    const isSame = entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key]);
    return isSame ? value : Object.fromEntries(entries);
  };
  // Only pictures were exchanged, for pictures.
  return walk(part) as Part;
}

/**
 * The document with the stored pictures that `isThere` names. Each other photograph is the drawn picture that it
 * replaced, in its words; a logo is gone, so that the name stands in its place.
 */
export function withAssets<Document extends { meta: Meta }>(
  document: Document,
  isThere: (asset: string) => boolean,
): Document {
  const drawn = withPhotos(document, (photo) => {
    const { asset, art, label } = photo;
    return isThere(asset) ? photo : art && { ...art, label: label || art.label };
  });
  const { logo, ...meta } = drawn.meta;
  if (!logo) return drawn;
  const versions = logoGrounds.flatMap((ground) => {
    const version = logo[ground];
    return version && isThere(version.asset) ? [[ground, version] as const] : [];
  });
  return {
    ...drawn,
    meta: versions.length > 0 ? { ...meta, logo: Object.fromEntries(versions) } : meta,
  };
}

/** The document as it travels without any stored picture. */
export const withoutPhotos = <Document extends { meta: Meta }>(document: Document) =>
  withAssets(document, () => false);

const isPhoto = (value: object): value is PhotoPicture => "kind" in value && value.kind === "photo";
