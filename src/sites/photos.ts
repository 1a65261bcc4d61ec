import { ASSET_REFERENCE } from "#src/contract/asset-reference.ts";
import type { PhotoPicture, Picture } from "./fields.ts";

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

/** The focus that a photograph begins with: of a tall one the upper part matters more, as faces are there. */
export const firstFocus = ({ width, height }: { width: number; height: number }) => ({
  x: 50,
  y: height > width ? 38 : 50,
});

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

const isPhoto = (value: object): value is PhotoPicture => "kind" in value && value.kind === "photo";
