import type { ZipEntry } from "#src/lib/zip/archive.ts";
import { appTheme, findLook } from "../app-theme.ts";
import type { AppDocument } from "../document.ts";

export const ICONS = [
  { path: "icons/icon-192.png", side: 192, isMaskable: false },
  { path: "icons/icon-512.png", side: 512, isMaskable: false },
  { path: "icons/maskable-512.png", side: 512, isMaskable: true },
  { path: "icons/apple-touch-icon.png", side: 180, isMaskable: true },
] as const;

export function appColours({ theme }: AppDocument) {
  const { plain, accent } = appTheme(theme);
  return { ground: plain.ground, accent: accent.ground, ink: accent.ink };
}

/** Draws the initial of an app's name in its display font on its accent. A maskable icon is cut by the device. */
export async function drawAppIcons(app: AppDocument): Promise<ZipEntry[]> {
  const { pairing } = findLook(app.theme);
  const [initial = "A"] = new Intl.Segmenter(app.locale).segment(app.name.trim());
  const letter = typeof initial === "string" ? initial : initial.segment.toLocaleUpperCase(app.locale);
  const font = (size: number) => `${pairing.weight} ${size}px ${appTheme(app.theme).displayFont}`;
  await document.fonts.load(font(100), letter).catch(() => []); // its fallback
  return Promise.all(
    ICONS.map(async ({ path, side, isMaskable }) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser has no canvas.");
      const { accent, ink } = appColours(app);
      context.fillStyle = accent;
      context.beginPath();
      context.roundRect(0, 0, side, side, isMaskable ? 0 : side * 0.22);
      context.fill();
      context.fillStyle = ink;
      context.textAlign = "center";
      context.font = font(side * (isMaskable ? 0.46 : 0.58));
      const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(letter);
      context.fillText(letter, side / 2, side / 2 + (up - down) / 2);
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
      return { path, content: new Uint8Array((await drawn?.arrayBuffer()) ?? new ArrayBuffer()) };
    }),
  );
}
