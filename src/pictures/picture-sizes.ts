import type { PixelSize } from "./picture.ts";

/** In CSS pixels, for telephones, columns and whole pages. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
export const LARGEST_WIDTH = 1600;
/** Keeps a tall strip within the canvas of every browser. */
const LARGEST_HEIGHT = 3 * LARGEST_WIDTH;
/** A size that is hardly smaller than the largest saves nothing. */
const WORTH_A_SIZE = 0.85;

/**
 * The sizes that a picture is stored in, the largest last. None is larger than the picture, and all have its shape
 * (but for strips of a pixel or two).
 */
export function pictureSizes({ width, height }: PixelSize): PixelSize[] {
  const largest = Math.max(1, width * Math.min(1, LARGEST_WIDTH / width, LARGEST_HEIGHT / height));
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate < largest * WORTH_A_SIZE);
  return [...widths, Math.round(largest)].map((across) => ({
    width: across,
    height: Math.min(LARGEST_HEIGHT, Math.max(1, Math.round((height / width) * across))),
  }));
}
