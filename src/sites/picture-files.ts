import type { SiteDocument } from "./document.ts";
import { logoGrounds } from "./logo.ts";
import { type PhotoFiles, type Photos, photosIn } from "./photos.ts";

/** A stored picture with all its sizes, the largest is last. */
export interface StoredPicture extends Omit<PhotoFiles, "sizes"> {
  /** The MIME type of all sizes. */
  type: string;
  /** The original file name. */
  name: string;
  sizes: readonly { width: number; height: number }[];
}

/** By asset reference. */
export type StoredPictures = ReadonlyMap<string, StoredPicture>;

export interface PictureFile {
  path: string;
  /** The asset reference. */
  asset: string;
  /** The width of the size in this file. */
  width: number;
}

const MAX_SLUG_LENGTH = 60;
/** In pixels: a logo is shown at most half as wide. */
const LARGEST_LOGO = 1000;

/**
 * Assigns a file path to each size of each photograph and of the logo, named after its alternative text or its
 * original file.
 */
export function pictureFiles(document: SiteDocument, stored: StoredPictures) {
  const photos = new Map<string, PhotoFiles>();
  const files: PictureFile[] = [];
  const taken = new Set<string>();
  const place = (asset: string, { type, width, height, color, sizes }: StoredPicture, name: string) => {
    const placed = sizes.map((size) => {
      const path = `pictures/${name}-${size.width}.${endings[type] ?? "webp"}`;
      files.push({ path, asset, width: size.width });
      return { width: size.width, height: size.height, address: path };
    });
    photos.set(asset, { width, height, color, sizes: placed });
  };
  const shown = document.pages.flatMap(({ blocks }) => blocks.filter(({ isHidden }) => !isHidden));
  for (const { asset, label } of stored.size > 0 ? photosIn(shown) : []) {
    const picture = stored.get(asset);
    if (!picture || photos.has(asset)) continue;
    place(asset, picture, freeName(label || picture.name.replace(/\.[^.]*$/, ""), taken));
  }
  const { logo, business } = document.meta;
  for (const ground of logo ? logoGrounds : []) {
    const asset = logo?.[ground]?.asset ?? "";
    const picture = stored.get(asset);
    if (!picture || photos.has(asset)) continue;
    const sizes = picture.sizes.filter((size, index) => index === 0 || size.width <= LARGEST_LOGO);
    place(asset, { ...picture, sizes }, freeName(`${business.name} logo`, taken));
  }
  return { photos: photos satisfies Photos, files };
}

const endings: Record<string, string> = { "image/webp": "webp", "image/jpeg": "jpg", "image/png": "png" };

function freeName(text: string, taken: Set<string>) {
  const slug = asciiWords(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, "") || "picture";
  let name = slug;
  for (let count = 2; taken.has(name); count++) name = `${slug}-${count}`;
  taken.add(name);
  return name;
}

/** Hosts and archives encode other letters differently. */
const asciiWords = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "");
