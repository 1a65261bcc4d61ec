import { inspectFile } from "./inspect.ts";
import { drawPicture } from "./make-picture.ts";
import type { MadePicture, MakeOptions } from "./picture.ts";
import { PictureError } from "./picture-error.ts";
import { LARGEST_WIDTH, pictureSizes } from "./picture-sizes.ts";
import { withSvgSize } from "./svg-header.ts";

/** Browsers write WebP without any loss at this quality, or nearly so: the edges of a logo stay clean. */
const LOGO_QUALITY = 1;

/**
 * An SVG, drawn as pixels. Only the browser's image loader sees the file, which runs no script in it and fetches
 * nothing for it; nothing of the file is in the result. Runs in a page, as workers load no SVG. Throws a
 * `PictureError`, or the reason of the signal.
 */
export async function makeDrawing(file: Blob, options: MakeOptions = {}): Promise<MadePicture> {
  const { width, height } = await inspectFile(file);
  const scale = LARGEST_WIDTH / Math.max(width, height);
  const size = { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
  const text = withSvgSize(await file.text(), size);
  options.signal?.throwIfAborted();
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = await load(address);
    options.signal?.throwIfAborted();
    return await drawPicture(image, pictureSizes(size), { ...options, quality: LOGO_QUALITY, notes: [] });
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function load(address: string) {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch (error) {
    throw new PictureError(
      "undecodable",
      "This drawing is damaged. Open it in another program, save it as a PNG, and choose that.",
      error,
    );
  }
}
