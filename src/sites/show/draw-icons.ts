import type { SiteDocument } from "../document.ts";
import { iconPart } from "../head/icon-part.ts";
import { ICONS } from "../head/icons.ts";
import { logoOn } from "../logo.ts";
import { rolesOf } from "../themes/theme.ts";

/** As a share of the side: the margin of an icon that the device puts on a tile. */
const MARGIN = 0.12;

export interface DrawnIcon {
  path: string;
  file: Blob;
}

/**
 * Draws the icons of a site from its logo as PNGs. Returns none without a logo, if the logo is too wide for a square,
 * or if the browser cannot draw it. `fileOf` returns the file of a stored picture.
 */
export async function drawIcons(
  document: SiteDocument,
  fileOf: (asset: string) => Blob | undefined,
): Promise<DrawnIcon[]> {
  const { logo } = document.meta;
  const { ground } = rolesOf(document.theme).plain;
  const shown = logo && logoOn(logo, ground);
  const file = shown && fileOf(shown.version.asset);
  if (!shown || !file) return [];
  const bitmap = await createImageBitmap(file);
  try {
    const part = partOf(bitmap);
    if (!part) return [];
    const icons: DrawnIcon[] = [];
    for (const { path, side, isTile } of ICONS) {
      const { canvas, context } = canvasOf(side, side);
      const isFilled = isTile || shown.plate !== undefined;
      if (isFilled) {
        context.fillStyle = shown.plate ?? ground;
        context.fillRect(0, 0, side, side);
      }
      const room = side * (isFilled ? 1 - 2 * MARGIN : 1);
      const scale = Math.min(room / part.width, room / part.height);
      const [width, height] = [part.width * scale, part.height * scale];
      context.imageSmoothingQuality = "high";
      context.drawImage(
        bitmap,
        ...([part.x, part.y, part.width, part.height] as const),
        ...([(side - width) / 2, (side - height) / 2, width, height] as const),
      );
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
      if (!drawn) return [];
      icons.push({ path, file: drawn });
    }
    return icons;
  } finally {
    bitmap.close();
  }
}

function partOf(bitmap: ImageBitmap) {
  const { context } = canvasOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return iconPart(context.getImageData(0, 0, bitmap.width, bitmap.height));
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(globalThis.document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  return { canvas, context };
}
