import { toBase64Url } from "#src/lib/base64url.ts";
import { coloursOf, plainGround } from "#src/pictures/logo-pixels.ts";
import { telling } from "#src/sites/themes/logo-palettes.ts";
import { HIGHEST_IMAGE, imageSource, LARGEST_IMAGE, WIDEST_IMAGE } from "#src/ui/small-image.ts";

/** Says in words why there is no logo. */
export class LogoError extends Error {
  override name = "LogoError";
}

const LARGEST_FILE = 10_000_000;
/** From the best to the least that is still a logo. */
const SHARES = [1, 0.75, 0.5, 0.35];
const QUALITIES = [0.85, 0.6, 0.35];

/** A logo for a link. */
export interface MadeLogo {
  /** The image as base64url. */
  data: string;
  /** `#rrggbb`, the ones that say most first, three at most. */
  colours: string[];
}

/** A file that the seller has chosen, drawn anew as a bitmap so small that a link can carry it. Throws a `LogoError`. */
export async function logoFromFile(file: Blob) {
  if (file.size > LARGEST_FILE) throw new LogoError("This file is larger than 10 MB. Choose a smaller one.");
  const address = URL.createObjectURL(file);
  try {
    return await logoFrom(address, "This file is no picture that this browser can open.");
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Asks for a picture at an address once, without telling where from. Throws a `LogoError`. */
export const logoFromAddress = (address: string) =>
  logoFrom(
    address,
    "It could not be fetched: there is no picture, or its server does not let other sites read it. Save it there and choose the file.",
  );

async function logoFrom(address: string, failure: string): Promise<MadeLogo> {
  const image = new Image();
  // Or the canvas would not give away what is drawn on it.
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
