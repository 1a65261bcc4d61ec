import { loadScenes, scenesIn } from "../art/art-catalogue.ts";
import type { Page, SiteDocument } from "../document.ts";
import { SOCIAL_SIZE } from "../head/head-tags.ts";
import { type SocialText, socialPicture } from "../head/social-picture.tsx";
import { pairingOf } from "../themes/theme.ts";
import { fitted } from "./fitted-text.ts";
import { loadFonts } from "./font-files.ts";

/** The picture for shared links of a page, as a PNG of 1200 × 630; null where the browser cannot make one. */
export async function drawSocialPicture(document: SiteDocument, page: Page): Promise<Blob | null> {
  await Promise.all([loadScenes(scenesIn(document)), loadFonts(pairingOf(document.theme))]);
  const { svg, texts } = socialPicture(document, page);
  const canvas = globalThis.document.createElement("canvas");
  Object.assign(canvas, SOCIAL_SIZE);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(await imageOf(svg), 0, 0);
  for (const text of texts) write(context, text);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
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
    // From the top of the room to the first baseline is most of a letter's height.
    context.fillText(line, x, y + size * (0.86 + index * leading));
  });
}
