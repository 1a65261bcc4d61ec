import { ASSET_REFERENCE } from "#src/lib/asset-reference.ts";
import type { PhotoPicture, Picture } from "./fields.ts";

export interface PhotoSize {
  width: number;
  height: number;
  /** The address used in the page. */
  address: string;
}

/** The properties of a stored picture that a page needs. */
export interface PhotoFiles {
  width: number;
  height: number;
  /** The average of its pixels, shown while it loads. */
  color: string;
  /** The largest is last. */
  sizes: readonly PhotoSize[];
}

/**
 * The photographs of a site by asset reference; null for one that cannot be read. Without an entry, the drawn picture
 * is shown without a warning.
 */
export type Photos = ReadonlyMap<string, PhotoFiles | null>;

export const noPhotos: Photos = new Map();

/** The default focus: in a tall photograph it is higher, as faces are in the upper part. */
export const firstFocus = ({ width, height }: { width: number; height: number }) => ({
  x: 50,
  y: height > width ? 38 : 50,
});

/** Returns every photograph in a document or a part of it, in order. */
export function photosIn(part: unknown): PhotoPicture[] {
  if (typeof part !== "object" || part === null) return [];
  if (isPhoto(part)) return [part];
  return Object.values(part).flatMap(photosIn);
}

/** Returns the references of all stored pictures in a document or a part of it: photographs and the logo. */
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

/** Returns the document with its photographs replaced by the results of `change`. */
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
  // Pictures were only exchanged for pictures, so the type still holds.
  return walk(part) as Part;
}

const isPhoto = (value: object): value is PhotoPicture => "kind" in value && value.kind === "photo";
