import { storedAssets } from "#src/entities/pictures/stored-photos.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { assetAddress } from "#src/lib/paths.ts";
import type { ZipEntry } from "#src/lib/zip/archive.ts";
import * as siteFile from "#src/share/site-file.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { loadScenes, scenesIn } from "#src/sites/drawn/art-catalogue.ts";
import { loadSamples } from "#src/sites/head/samples.ts";
import { assetsIn, noPhotos, type Photos } from "#src/sites/photos.ts";
import { renderSingle } from "#src/sites/render-single.ts";
import { pagesOf, renderStatic } from "#src/sites/render-static.ts";
import { drawIcons } from "#src/sites/show/draw-icons.ts";
import { drawSocialPicture } from "#src/sites/show/draw-social-picture.ts";
import { fontAddress } from "#src/sites/show/font-files.ts";
import { type FontFamily, familiesOf } from "#src/sites/themes/fonts.ts";
import { pairingOf } from "#src/sites/themes/theme.ts";
import { bundle } from "./site-bundle.ts";

/** The width of photographs in a single-file export, in pixels. It is small, because such files are sent by mail. */
const INSIDE_WIDTH = 960;

interface BundleOptions {
  /** The address of the site, for its site map. */
  origin?: string | undefined;
  /** The day of the export, as `2026-12-31`; the default is today. */
  day?: string;
  /** Adds the editable site to the files. */
  withSite?: boolean | undefined;
  signal: AbortSignal;
}

/** Loads what a site shows besides its document, and returns the samples of its template. */
export async function loadContent(document: SiteDocument) {
  await loadScenes(scenesIn(document));
  return loadSamples(document);
}

/**
 * Returns the files of a site as exported from this browser, and whether the fonts are included. Offline they may be
 * unavailable.
 */
export async function siteBundle(document: SiteDocument, options: BundleOptions) {
  const { origin, day = dayOf(new Date()), withSite, signal } = options;
  const [samples, stored] = await Promise.all([loadContent(document), picturesOf(document)]);
  signal.throwIfAborted();
  const social = await socialPictures(document, { origin: origin || document.head?.origin, stored, signal });
  const icons = await drawnIcons(document, stored);
  signal.throwIfAborted();
  const site = renderStatic(document, {
    hasIcons: icons.length > 0,
    origin,
    day,
    samples,
    stored,
    socialPicture: ({ id }) => social.get(id)?.path,
  });
  const drawn = [...icons, ...social.values()];
  const engine = import.meta.env.APP_VERSION;
  return bundle(
    { document, site, stored, drawn, withSite, engine, origin, day },
    {
      picture: async ({ asset, width }) => {
        signal.throwIfAborted();
        const size = stored.get(asset)?.sizes.find((size) => size.width === width);
        return size && new Uint8Array(await size.blob.arrayBuffer());
      },
      font: (family) => fetchBytes(fontAddress(family), signal),
      licence: (name) => fetchBytes(assetAddress(`/licenses/${name}`), signal),
    },
    { ...siteFile, parseDocument },
  );
}

/**
 * Draws a social picture for each page, by page id. None are made without the site's address, because nobody could
 * fetch them. Pictures that the browser cannot draw are skipped.
 */
async function socialPictures(
  document: SiteDocument,
  {
    origin,
    stored,
    signal,
  }: Pick<BundleOptions, "origin" | "signal"> & { stored: Awaited<ReturnType<typeof picturesOf>> },
) {
  const pictures = new Map<string, ZipEntry>();
  if (!origin) return pictures;
  for (const page of pagesOf(document)) {
    const picture = await drawSocialPicture(
      document,
      page,
      (asset) => stored.get(asset)?.sizes.at(-1)?.blob,
    ).catch(() => null);
    signal.throwIfAborted();
    const path = page.path === "index" ? "social.png" : `social/${page.path}.png`;
    if (picture) pictures.set(page.id, { path, content: new Uint8Array(await picture.arrayBuffer()) });
  }
  return pictures;
}

/** Draws icons from the logo; none without a logo, or if the browser cannot draw them. */
async function drawnIcons(
  document: SiteDocument,
  stored: Awaited<ReturnType<typeof picturesOf>>,
): Promise<ZipEntry[]> {
  if (!document.meta.logo || stored.size === 0) return [];
  const icons = await drawIcons(document, (asset) => stored.get(asset)?.sizes.at(-1)?.blob).catch(() => []);
  return Promise.all(
    icons.map(async ({ path, file }) => ({ path, content: new Uint8Array(await file.arrayBuffer()) })),
  );
}

/** Exports the site as one file, with all available fonts embedded. */
export async function singleFile(document: SiteDocument, withFonts: boolean, signal?: AbortSignal) {
  await loadContent(document);
  const fonts = new Map<FontFamily, string>();
  for (const family of withFonts ? familiesOf(pairingOf(document.theme)) : []) {
    const content = await fetchBytes(fontAddress(family), signal);
    if (content) fonts.set(family, `data:font/woff2;base64,${base64(content)}`);
  }
  return renderSingle(document, fonts, await assetsInside(document), dayOf(new Date()));
}

/** Returns the stored pictures of a document. */
export const picturesOf = async (document: SiteDocument) =>
  assetsIn(document).length > 0 ? storedAssets(document) : new Map<string, never>();

/** Uses one size per picture, because all sizes would be embedded in the file. */
async function assetsInside(document: SiteDocument): Promise<Photos> {
  const stored = await picturesOf(document);
  if (stored.size === 0) return noPhotos;
  const photos = [...stored].map(async ([asset, { type, width, height, color, sizes }]) => {
    const chosen = sizes.findLast((size) => size.width <= INSIDE_WIDTH) ?? sizes[0];
    if (!chosen) return [asset, null] as const;
    const { blob, ...size } = chosen;
    const address = `data:${type};base64,${base64(new Uint8Array(await blob.arrayBuffer()))}`;
    return [asset, { width, height, color, sizes: [{ ...size, address }] }] as const;
  });
  return new Map(await Promise.all(photos));
}

async function fetchBytes(address: string, signal?: AbortSignal) {
  try {
    const response = await fetch(address, signal ? { signal } : {});
    if (!response.ok || /text\/html/.test(response.headers.get("Content-Type") ?? "")) return;
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (signal?.aborted) throw error;
    return; // offline
  }
}

function base64(bytes: Uint8Array) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
