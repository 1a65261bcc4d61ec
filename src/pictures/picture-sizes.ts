import type { PixelSize } from "./picture.ts";

/** In CSS pixels: for phones, columns and full-width pictures. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
export const LARGEST_WIDTH = 1600;
/** Keeps a tall picture within the canvas limits of every browser. */
const LARGEST_HEIGHT = 3 * LARGEST_WIDTH;
/** A size above this share of the largest would save too little. */
const WORTH_A_SIZE = 0.85;

/**
 * Returns the stored sizes of a picture, the largest last. None is larger than the picture, and all keep its
 * aspect ratio, except for strips one or two pixels high.
 */
export function pictureSizes({ width, height }: PixelSize, widest = LARGEST_WIDTH): PixelSize[] {
  const largest = Math.max(1, width * Math.min(1, widest / width, LARGEST_HEIGHT / height));
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate < largest * WORTH_A_SIZE);
  return [...widths, Math.round(largest)].map((across) => ({
    width: across,
    height: Math.min(LARGEST_HEIGHT, Math.max(1, Math.round((height / width) * across))),
  }));
}

/** Near-lossless WebP, which keeps the edges of a logo clean. */
export const LOGO_QUALITY = 1;
