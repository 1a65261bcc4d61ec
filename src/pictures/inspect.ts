import { formatNumber } from "#src/lib/english.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { type Header, readGif, readHeif, readJpeg, readPng, readWebp, textAt } from "./headers.ts";
import { PictureError } from "./picture-error.ts";
import { readSvg, svgTag } from "./svg-header.ts";

export const pictureTypes = ["jpeg", "png", "webp", "avif", "gif", "heic", "svg"] as const;
export type PictureType = (typeof pictureTypes)[number];

export interface PictureFacts {
  type: PictureType;
  /** Pixels as stored, before `orientation` is applied. */
  width: number;
  height: number;
  /** EXIF orientation: 1 is upright, 5 to 8 swap width and height. */
  orientation: number;
  /** Whether the header announces more than one frame. */
  isAnimated: boolean;
  isCmyk: boolean;
}

const MB = 1024 * 1024;
export const MOST_BYTES = 25 * MB;
/** SVG files are parsed as a whole, and a logo is far smaller. */
export const MOST_SVG_BYTES = 2 * MB;
export const MOST_PIXELS = 60_000_000;
/** Almost always contains the header of a photograph with its EXIF, colour profile and thumbnail. */
const HEAD_BYTES = MB / 4;

/** Reads the facts in the header of a file without decoding it. Throws only `PictureError`. */
export async function inspectFile(file: Blob): Promise<PictureFacts> {
  refuseSize(file.size);
  try {
    return inspectPicture(await bytesOf(file.slice(0, HEAD_BYTES)), file.size);
  } catch (error) {
    const isLongHeader =
      error instanceof PictureError && error.problem === "damaged" && file.size > HEAD_BYTES;
    if (!isLongHeader) throw error;
    return inspectPicture(await bytesOf(file), file.size);
  }
}

/**
 * Like `inspectFile`, for the first bytes of a file of `size` bytes. A header that continues after `head`
 * counts as damaged.
 */
export function inspectPicture(head: Uint8Array, size: number): PictureFacts {
  refuseSize(size);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const type = typeOf(view);
  if (type === "svg" && size > MOST_SVG_BYTES) {
    throw new PictureError(
      "bytes",
      `This drawing is ${formatFileSize(size)}. SVG files can be up to ${MOST_SVG_BYTES / MB} MB. Save it as a PNG and choose that.`,
    );
  }
  const header = type && readHeader(type, view);
  if (!type) {
    throw new PictureError(
      "type",
      "This file is not a picture that can be used. Choose a JPEG, PNG, WebP, AVIF, GIF, HEIC or SVG file.",
    );
  }
  if (!header || header.width < 1 || header.height < 1) {
    throw new PictureError(
      "damaged",
      "This picture is damaged. Open it in another program, save it again, and choose the new file.",
    );
  }
  const { width, height, orientation = 1, isAnimated = false, isCmyk = false } = header;
  // An SVG has no pixels until it is drawn at a size of our choice.
  if (type !== "svg") refusePixels(width, height);
  return { type, width, height, orientation, isAnimated, isCmyk };
}

/** Throws a `PictureError` for more pixels than a picture may have. */
export function refusePixels(width: number, height: number) {
  if (width * height <= MOST_PIXELS) return;
  throw new PictureError(
    "pixels",
    `This picture has ${formatNumber(width)} × ${formatNumber(height)} pixels. Pictures can have up to ${MOST_PIXELS / 1_000_000} megapixels. Make it smaller and choose it again.`,
  );
}

function refuseSize(size: number) {
  if (size === 0) {
    throw new PictureError("empty", "This file is empty. Save the picture again, and choose the new file.");
  }
  if (size > MOST_BYTES) {
    throw new PictureError(
      "bytes",
      `This file is ${formatFileSize(size)}. Pictures can be up to ${MOST_BYTES / MB} MB.`,
    );
  }
}

async function bytesOf(file: Blob) {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new PictureError(
      "unreadable",
      "This file could not be read. It may have been moved or deleted. Choose it again.",
      error,
    );
  }
}

function typeOf(view: DataView): PictureType | undefined {
  const start = textAt(view, 0, Math.min(12, view.byteLength));
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(start)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  if (start.slice(4, 8) === "ftyp") return typeOfBrands(view);
  return svgTag(textOf(view)) === undefined ? undefined : "svg";
}

/** A HEIF file lists its compatible brands. The first entry is followed by a version. */
function typeOfBrands(view: DataView): PictureType | undefined {
  const end = Math.min(view.getUint32(0), view.byteLength, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(textAt(view, at, 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) ? "heic" : undefined;
}

const readers: Record<PictureType, (view: DataView) => Header | undefined> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readHeif,
  heic: readHeif,
  gif: readGif,
  svg: (view) => readSvg(svgTag(textOf(view)) ?? ""),
};

function readHeader(type: PictureType, view: DataView) {
  try {
    return readers[type](view);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the header ends too early
    throw error;
  }
}

const textOf = (view: DataView) => new TextDecoder().decode(view);
