import { inspectFile } from "./inspect.ts";
import { contextOf, drawPicture, makeCanvas } from "./make-picture.ts";
import type { MadePicture, MakeOptions, PixelSize } from "./picture.ts";
import { LARGEST_WIDTH, LOGO_QUALITY, pictureSizes } from "./picture-sizes.ts";
import { damaged, plainSvg, tooComplex } from "./plain-svg.ts";
import { withSvgSize } from "./svg-header.ts";

/** The longest sides, in pixels, of drawings that are made first: a slow one is noticed while it is small. */
const TRIAL_SIDES = [32, 128, 512, 1024];
/** The stored size has about six times the pixels of the largest trial. */
const MAX_TRIAL_MS = 1_000;

/**
 * Rasterizes an SVG that is plain enough. Only the browser's image loader draws it: it runs no scripts and fetches
 * nothing, and the result contains nothing but pixels. Runs in a page only, because workers cannot load SVG. Throws a
 * `PictureError`, or the reason of the signal.
 */
export async function makeDrawing(file: Blob, options: MakeOptions = {}): Promise<MadePicture> {
  const { width, height } = await inspectFile(file);
  const scale = LARGEST_WIDTH / Math.max(width, height);
  const size = { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
  const text = withSvgSize(plainSvg(await file.text()), size);
  options.signal?.throwIfAborted();
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = await load(address);
    options.signal?.throwIfAborted();
    tryToDraw(image, size);
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
    throw damaged(error);
  }
}

function tryToDraw(image: HTMLImageElement, { width, height }: PixelSize) {
  for (const side of TRIAL_SIDES) {
    const scale = side / Math.max(width, height);
    const canvas = makeCanvas(Math.max(1, width * scale), Math.max(1, height * scale));
    const start = performance.now();
    const context = contextOf(canvas);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    context.getImageData(0, 0, 1, 1); // nothing is drawn before its pixels are read
    const time = performance.now() - start;
    canvas.width = 0;
    if (time > MAX_TRIAL_MS) throw tooComplex();
  }
}
