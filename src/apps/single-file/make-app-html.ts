import { assetsOfApp } from "#src/entities/projects/pack-project-file.ts";
import { toBase64 } from "#src/lib/base64url.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { randomId } from "#src/lib/random-id.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import { fontAddress } from "#src/sites/show/font-files.ts";
import { type FontFamily, familiesOf } from "#src/sites/themes/fonts.ts";
import { findLook } from "../app-theme.ts";
import { dataOf } from "../records/app-data.ts";
import { readApp, writeApp } from "../records/app-file.ts";
import type { AppData } from "../records/records.ts";
import { writeAppHtml } from "./app-html.ts";
import { type FileFont, type FilePicture, newContent } from "./file-content.ts";

/** Makes one HTML file of an app with its records, its pictures and the fonts of its look. */
export async function makeAppHtml(data: AppData): Promise<File> {
  const { default: parts } = await import("app-file:parts");
  const content = await contentOf(data);
  return new File([writeAppHtml(parts, content)], `${fileNameOf(content.app.document.name, "app")}.html`, {
    type: "text/html",
  });
}

/** Collects everything that a page of an app carries. */
export async function contentOf(data: AppData) {
  const { unreadable: _, ...app } = readApp(JSON.parse(writeApp(data)));
  const { pairing } = findLook(app.document.theme);
  const [pictures, fonts] = await Promise.all([
    assetsOfApp(dataOf(app)).then((assets) => Promise.all(assets.map(pictureOf))),
    Promise.all(familiesOf(pairing).map(fontOf)),
  ]);
  return newContent({
    id: randomId(),
    savedAt: new Date().toISOString(),
    app,
    pictures: pictures.flatMap((picture) => picture ?? []),
    fonts: fonts.flatMap((font) => font ?? []),
  });
}

const base64Of = async (content: Blob | Response) => toBase64(new Uint8Array(await content.arrayBuffer()));

async function pictureOf({ sizes, ...asset }: Asset): Promise<FilePicture | undefined> {
  const largest = sizes.at(-1);
  return largest && { ...asset, data: await base64Of(largest.blob) };
}

/** Without its file the fallback of the font is used. */
async function fontOf(family: FontFamily): Promise<FileFont | undefined> {
  try {
    const response = await fetch(fontAddress(family));
    if (!response.ok) return;
    return { name: family.name, weights: family.weights, data: await base64Of(response) };
  } catch {
    return; // no network, and never shown before
  }
}
