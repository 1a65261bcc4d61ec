// @ts-check
import { toWebp } from "../webp.mjs";

const PICTURE = { width: 480, height: 320 };
const QUALITY = 0.7;
/** In bytes, so that 24 pictures weigh less than 200 kB. */
const LARGEST_BYTES = 8_300;

/**
 * Encodes WebP in the size of the marketplace's pictures; quality decreases for pictures with many fine lines.
 * @param {import("@playwright/test").Page} page any page of a browser
 * @param {Buffer} screen
 */
export async function shrink(page, screen) {
  for (let quality = QUALITY; ; quality -= 0.05) {
    const picture = await toWebp(page, screen, { ...PICTURE, quality });
    if (picture.length <= LARGEST_BYTES || quality < 0.1) return picture;
  }
}
