import { averageColor, hasTransparency } from "./average-color.ts";
import { inspectFile, inspectPicture, type PictureFacts, refusePixels } from "./inspect.ts";
import type { MadePicture, MakeOptions, PixelSize, SizedPicture } from "./picture.ts";
import { PictureError } from "./picture-error.ts";
import { pictureSizes } from "./picture-sizes.ts";
import { plainWebp } from "./plain-webp.ts";

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Source = CanvasImageSource & PixelSize;

const PHOTOGRAPH_QUALITY = 0.82;
/** Progress after decoding, from 0 to 1. */
const DECODED = 0.4;

/**
 * Returns a photograph in all stored sizes: upright, in sRGB, without metadata. Runs in a web worker and in a
 * page. Throws a `PictureError`, or the reason of the signal. For SVG files use `makeDrawing`.
 */
export async function makePicture(file: Blob, options: MakeOptions = {}): Promise<MadePicture> {
  const facts = await inspectFile(file);
  options.signal?.throwIfAborted();
  const bitmap = await decode(file, facts);
  try {
    refusePixels(bitmap.width, bitmap.height); // the header may be wrong
    const sizes = pictureSizes(bitmap, options.widest);
    return await drawPicture(bitmap, sizes, {
      ...options,
      quality: PHOTOGRAPH_QUALITY,
      notes: notesOn(facts),
    });
  } finally {
    bitmap.close();
  }
}

export async function decode(file: Blob, { type }: PictureFacts) {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    if (type === "heic") return decodeWithLibrary(file);
    throw new PictureError(
      "undecodable",
      "This picture is damaged, or of a kind that this browser cannot open. Save it as a JPEG or PNG, and choose that.",
      error,
    );
  }
}

/** Only Safari opens HEIC pictures by itself. */
async function decodeWithLibrary(file: Blob) {
  const { decodeHeic } = await import("./decode-heic.ts").catch((error) => {
    throw new PictureError(
      "failed",
      "This browser needs one more part to open HEIC pictures, and it could not be loaded. Check your connection and choose the picture again, or save it as a JPEG and choose that.",
      error,
    );
  });
  try {
    return await decodeHeic(file);
  } catch (error) {
    throw new PictureError(
      "undecodable",
      "This HEIC picture is damaged. Open it in another program, save it as a JPEG, and choose that.",
      error,
    );
  }
}

function notesOn({ type, isAnimated }: PictureFacts) {
  if (!isAnimated) return [];
  return [`Only the first frame of this ${type === "gif" ? "GIF" : "animation"} is used.`];
}

interface DrawOptions extends MakeOptions {
  quality: number;
  notes: string[];
}

/** Draws and encodes a picture in these sizes, the largest last. */
export async function drawPicture(
  source: Source,
  sizes: readonly PixelSize[],
  { signal, onProgress, quality, notes }: DrawOptions,
): Promise<MadePicture> {
  onProgress?.(DECODED);
  // Each size is drawn from the next larger one, which is faster and looks better than scaling the original.
  const canvases: Canvas[] = [];
  for (const size of sizes.toReversed()) canvases.unshift(drawn(canvases[0] ?? source, size));
  try {
    const [smallest] = canvases;
    if (!smallest) throw new Error("Give drawPicture one size at least.");
    const pixels = contextOf(smallest).getImageData(0, 0, smallest.width, smallest.height).data;
    const encoder = await chooseEncoder(smallest, hasTransparency(pixels), quality);

    const encoded: SizedPicture[] = [];
    for (const canvas of canvases) {
      signal?.throwIfAborted();
      const { width, height } = canvas;
      encoded.push({ width, height, blob: await encoder(canvas) });
      onProgress?.(DECODED + ((1 - DECODED) * encoded.length) / canvases.length);
    }
    const { width, height, blob } = encoded.at(-1) as SizedPicture; // there is at least one
    return { type: blob.type, width, height, color: averageColor(pixels), sizes: encoded, notes };
  } finally {
    // Safari keeps the pixels of a canvas until it is garbage-collected, and limits their total.
    for (const canvas of canvases) canvas.width = 0;
  }
}

function drawn(source: CanvasImageSource, { width, height }: PixelSize) {
  const canvas = makeCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

export function makeCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

export function contextOf(canvas: Canvas) {
  const context = canvas.getContext("2d", { colorSpace: "srgb" }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null; // intersection of both overloads
  if (!context) throw new PictureError("failed", FAILED);
  return context;
}

const FAILED =
  "This browser could not prepare the picture. Close other tabs and programs, and choose it again.";

/**
 * Uses WebP if the browser can encode it. Safari returns a PNG instead, which is far too large for a
 * photograph.
 */
async function chooseEncoder(sample: Canvas, isTransparent: boolean, quality: number) {
  const types = ["image/webp", isTransparent ? "image/png" : "image/jpeg"];
  for (const type of types) {
    const encode = async (canvas: Canvas) => {
      const blob = await encoded(canvas, type, quality);
      return blob && type === "image/webp" && (await typeIn(blob)) === type ? plain(blob) : blob;
    };
    const blob = await encode(sample);
    if (blob && (await typeIn(blob)) === type) {
      return async (canvas: Canvas) => {
        const other = canvas === sample ? blob : await encode(canvas);
        if (!other) throw new PictureError("failed", FAILED);
        return other;
      };
    }
  }
  throw new PictureError("failed", FAILED);
}

const plain = async (blob: Blob) =>
  new Blob([plainWebp(new Uint8Array(await blob.arrayBuffer()))], { type: blob.type });

async function encoded(canvas: Canvas, type: string, quality: number): Promise<Blob | null> {
  // Firefox also has a `toBlob` on OffscreenCanvas, which never calls back.
  if (!("convertToBlob" in canvas)) return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  try {
    return await canvas.convertToBlob({ type, quality });
  } catch (error) {
    throw new PictureError("failed", FAILED, error);
  }
}

/**
 * Detects the MIME type from the bytes, because browsers may label them wrongly. Undefined if they are not a
 * picture.
 */
async function typeIn(blob: Blob) {
  try {
    return `image/${inspectPicture(new Uint8Array(await blob.arrayBuffer()), blob.size).type}`;
  } catch (error) {
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}
