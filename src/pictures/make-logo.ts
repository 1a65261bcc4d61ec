import { inspectFile, refusePixels } from "./inspect.ts";
import {
  type ColourShare,
  coloursOf,
  contentBox,
  inOneInk,
  isOneInk,
  type Pixels,
  plainGround,
  rgbOf,
} from "./logo-pixels.ts";
import { contextOf, decode, drawPicture, makeCanvas } from "./make-picture.ts";
import type { MadePicture, MakeOptions, PixelSize } from "./picture.ts";
import { PictureError } from "./picture-error.ts";
import { LOGO_QUALITY } from "./picture-sizes.ts";

/** Longest side in pixels. Logos are drawn small, and the smallest size has to fit into a link. */
const LOGO_SIDES = [360, 720, 1440] as const;
/** Inks of a recoloured logo, for dark and for light backgrounds. */
const WHITE_INK = "#ffffff";
const DARK_INK = "#16181d";

export interface LogoPicture {
  picture: MadePicture;
  /** Sorted by frequency, the most frequent first. */
  colours: ColourShare[];
  isOpaque: boolean;
}

export interface MadeLogo {
  chosen: LogoPicture;
  /** The same shape in white and in a dark ink, for logos of one colour. */
  white?: LogoPicture;
  dark?: LogoPicture;
}

/**
 * Trims the empty edges of a logo. Runs in a web worker and in a page. Throws a `PictureError`, or the reason
 * of the signal.
 */
export async function makeLogo(file: Blob, options: MakeOptions = {}): Promise<MadeLogo> {
  const facts = await inspectFile(file);
  options.signal?.throwIfAborted();
  const bitmap = await decode(file, facts);
  try {
    refusePixels(bitmap.width, bitmap.height); // the header may be wrong
    const whole = pixelsOf(bitmap);
    const ground = plainGround(whole);
    const box = contentBox(whole, ground);
    if (!box) throw new PictureError("undecodable", EMPTY);
    const trimmed = cut(whole, box);
    const colours = coloursOf(trimmed, ground);
    const [main] = colours;
    if (!main) throw new PictureError("undecodable", EMPTY);
    const ink = rgbOf(main.colour);
    const lifted = ground && isOneInk(trimmed, ground, ink) ? { ground, ink } : undefined;
    const isOneColour = lifted !== undefined || (!ground && colours.length === 1 && !isFull(trimmed));
    const draw = async (pixels: Pixels, shares: ColourShare[]): Promise<LogoPicture> => ({
      picture: await drawLogo(pixels, options),
      colours: shares,
      isOpaque: isFull(pixels),
    });
    if (!isOneColour) return { chosen: await draw(trimmed, colours) };
    const inInk = (colour: string) => draw(inOneInk(trimmed, rgbOf(colour), lifted), [{ colour, share: 1 }]);
    const chosen = lifted ? inInk(main.colour) : draw(trimmed, colours);
    return { chosen: await chosen, white: await inInk(WHITE_INK), dark: await inInk(DARK_INK) };
  } finally {
    bitmap.close();
  }
}

const EMPTY = "This picture is empty: all of it has one colour. Choose the file of your logo.";

/** Returns the pixels, scaled down to the largest size in which logos are stored. */
function pixelsOf(bitmap: ImageBitmap): Pixels {
  const scale = Math.min(1, (2 * LOGO_SIDES[2]) / Math.max(bitmap.width, bitmap.height));
  const size = {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  };
  const canvas = makeCanvas(size.width, size.height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  canvas.width = 0;
  return { data, ...size };
}

function cut({ data, width }: Pixels, box: { x: number; y: number } & PixelSize): Pixels {
  const made = new Uint8ClampedArray(4 * box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = 4 * ((box.y + row) * width + box.x);
    made.set(data.subarray(from, from + 4 * box.width), 4 * row * box.width);
  }
  return { data: made, width: box.width, height: box.height };
}

function isFull({ data }: Pixels) {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 250) return false;
  return true;
}

async function drawLogo(pixels: Pixels, options: MakeOptions) {
  const canvas = makeCanvas(pixels.width, pixels.height);
  contextOf(canvas).putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  const { signal } = options;
  const made = await drawPicture(canvas, logoSizes(pixels), { signal, quality: LOGO_QUALITY, notes: [] });
  canvas.width = 0;
  options.onProgress?.(1);
  return made;
}

/** Returns the stored sizes of a logo, the largest last. None is larger than the logo. */
export function logoSizes({ width, height }: PixelSize): PixelSize[] {
  const longest = Math.max(width, height);
  const sides = LOGO_SIDES.filter((side) => side < longest * 0.85);
  const largest = Math.min(longest, LOGO_SIDES[2]);
  return [...new Set([...sides, largest])].map((side) => ({
    width: Math.max(1, Math.round((width * side) / longest)),
    height: Math.max(1, Math.round((height * side) / longest)),
  }));
}
