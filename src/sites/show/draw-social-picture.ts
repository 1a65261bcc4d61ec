import type { Page, SiteDocument } from "../document.ts";
import { loadScenes, scenesIn } from "../drawn/art-catalogue.ts";
import { SOCIAL_SIZE } from "../head/head-tags.ts";
import {
  type SocialLogo,
  type SocialPhoto,
  type SocialText,
  socialPicture,
} from "../head/social-picture.tsx";
import { pairingOf } from "../themes/theme.ts";
import { fitted } from "./fitted-text.ts";
import { loadFonts } from "./font-files.ts";

/**
 * Draws the picture of a page for shared links, as a PNG of 1200 × 630; null if the browser cannot make one.
 * `photoOf` returns the file of a photograph by its asset reference; without it, the drawn picture that it replaced
 * is shown.
 */
export async function drawSocialPicture(
  document: SiteDocument,
  page: Page,
  photoOf: (asset: string) => Blob | undefined,
): Promise<Blob | null> {
  const canvas = await drawSocialCanvas(document, page, photoOf, 1);
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Draws the same picture on a canvas of another scale, for small previews. */
export async function drawSocialCanvas(
  document: SiteDocument,
  page: Page,
  photoOf: (asset: string) => Blob | undefined,
  scale: number,
) {
  await Promise.all([loadScenes(scenesIn(document)), loadFonts(pairingOf(document.theme))]);
  const { svg, photo, logo, texts } = socialPicture(document, page);
  const canvas = globalThis.document.createElement("canvas");
  canvas.width = Math.round(SOCIAL_SIZE.width * scale);
  canvas.height = Math.round(SOCIAL_SIZE.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.scale(scale, scale);
  context.drawImage(await imageOf(svg), 0, 0, SOCIAL_SIZE.width, SOCIAL_SIZE.height);
  const file = photo && photoOf(photo.picture.asset);
  if (file) await drawPhoto(context, photo, file);
  const logoFile = logo && photoOf(logo.asset);
  if (logoFile) await drawLogo(context, logo, logoFile);
  for (const text of texts) if (!logoFile || !text.isName) write(context, text);
  return canvas;
}

async function imageOf(svg: string) {
  const image = new Image(SOCIAL_SIZE.width, SOCIAL_SIZE.height);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Fills its frame and keeps the focus in view. */
async function drawPhoto(
  context: CanvasRenderingContext2D,
  { picture: { focus }, frame, radius, border, ink }: SocialPhoto,
  file: Blob,
) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.max(frame.width / bitmap.width, frame.height / bitmap.height);
  const [width, height] = [frame.width / scale, frame.height / scale];
  const x = ((bitmap.width - width) * focus.x) / 100;
  const y = ((bitmap.height - height) * focus.y) / 100;
  context.save();
  context.beginPath();
  context.roundRect(frame.x, frame.y, frame.width, frame.height, radius);
  context.clip();
  context.drawImage(bitmap, x, y, width, height, frame.x, frame.y, frame.width, frame.height);
  context.restore();
  bitmap.close();
  if (border === 0) return;
  context.lineWidth = border;
  context.strokeStyle = ink;
  context.stroke();
}

const PLATE_MARGIN = 10;

async function drawLogo(context: CanvasRenderingContext2D, { frame, plate }: SocialLogo, file: Blob) {
  const { x, y, width, height } = frame;
  const bitmap = await createImageBitmap(file);
  if (plate) {
    context.fillStyle = plate;
    context.fillRect(x - PLATE_MARGIN, y - PLATE_MARGIN, width + 2 * PLATE_MARGIN, height + 2 * PLATE_MARGIN);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, y, width, height);
  bitmap.close();
}

function write(context: CanvasRenderingContext2D, text: SocialText) {
  const { x, y, leading, font, colour } = text;
  const choose = (size: number) => {
    context.font = `${font.weight} ${size}px ${font.stack}`;
    context.letterSpacing = `${font.tracking * size}px`;
  };
  const { size, lines } = fitted(text, (words, size) => {
    choose(size);
    return context.measureText(words).width;
  });
  choose(size);
  context.fillStyle = colour;
  context.textBaseline = "alphabetic";
  lines.forEach((line, index) => {
    // The first baseline is most of the font size below the top of the box.
    context.fillText(line, x, y + size * (0.86 + index * leading));
  });
}
