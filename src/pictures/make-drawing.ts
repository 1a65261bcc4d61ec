import { inspectFile } from "./inspect.ts";
import { drawPicture } from "./make-picture.ts";
import type { MadePicture, MakeOptions } from "./picture.ts";
import { PictureError } from "./picture-error.ts";
import { LARGEST_WIDTH, LOGO_QUALITY, pictureSizes } from "./picture-sizes.ts";
import { withSvgSize } from "./svg-header.ts";

/**
 * Rasterizes an SVG. Only the browser's image loader reads the file: it runs no scripts and fetches nothing,
 * and the result contains nothing but pixels. Runs in a page only, because workers cannot load SVG. Throws a
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
