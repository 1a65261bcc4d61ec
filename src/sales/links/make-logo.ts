import { toBase64Url } from "#src/lib/base64url.ts";
import { coloursOf, plainGround } from "#src/pictures/logo-pixels.ts";
import { telling } from "#src/sites/themes/logo-palettes.ts";
import { HIGHEST_IMAGE, imageSource, LARGEST_IMAGE, WIDEST_IMAGE } from "#src/ui/small-image.ts";

/** An error with a message for people that says why there is no logo. */
export class LogoError extends Error {
  override name = "LogoError";
}

const LARGEST_FILE = 10_000_000;
/** Sizes from the best to the smallest that is still recognizable. */
const SHARES = [1, 0.75, 0.5, 0.35];
const QUALITIES = [0.85, 0.6, 0.35];

/** A logo for a link. */
export interface MadeLogo {
  /** The image as base64url. */
  data: string;
  /** Up to three colours as `#rrggbb`, most characteristic first. */
  colours: string[];
}

/** Redraws an image file as a bitmap small enough for a link. Throws a `LogoError`. */
export async function logoFromFile(file: Blob) {
  if (file.size > LARGEST_FILE) throw new LogoError("This file is larger than 10 MB. Choose a smaller one.");
  const address = URL.createObjectURL(file);
  try {
    return await logoFrom(address, "This file is no picture that this browser can open.");
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Fetches a picture once, without a referrer. Throws a `LogoError`. */
export const logoFromAddress = (address: string) =>
  logoFrom(
    address,
    "It could not be fetched: there is no picture, or its server does not let other sites read it. Save it there and choose the file.",
  );

async function logoFrom(address: string, failure: string): Promise<MadeLogo> {
  const image = new Image();
  // Otherwise the canvas would be tainted and could not be read.
  image.crossOrigin = "anonymous";
  image.referrerPolicy = "no-referrer";
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new LogoError(failure);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0)
    throw new LogoError("This drawing does not say how large it is. Save it as a PNG.");
  const fitting = Math.min(1, WIDEST_IMAGE / width, HIGHEST_IMAGE / height);
  const draw = (share: number) => {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * fitting * share));
    canvas.height = Math.max(1, Math.round(height * fitting * share));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  for (const share of SHARES) {
    const canvas = draw(share);
    const ways = [
      bitmap(canvas, "image/png"),
      ...QUALITIES.map((quality) => bitmap(canvas, "image/webp", quality)),
    ];
    const found = (await Promise.all(ways)).find((blob) => blob && blob.size <= LARGEST_IMAGE);
    const data = found && toBase64Url(new Uint8Array(await found.arrayBuffer()));
    if (data && imageSource(data)) return { data, colours: coloursIn(draw(1)) };
  }
  throw new LogoError("This picture has too much in it for a link. Choose a simpler logo.");
}

const bitmap = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

function coloursIn(canvas: HTMLCanvasElement) {
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels ? telling(coloursOf(pixels, plainGround(pixels))).slice(0, 3) : [];
}
