import { subtleCrypto } from "#src/api/link-keys.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { ZipEntry } from "#src/lib/zip/archive.ts";
import type { writeSiteFile } from "#src/share/site-file.ts";
import type { parseDocument, SiteDocument } from "#src/sites/document.ts";
import type { PictureFile, StoredPictures } from "#src/sites/picture-files.ts";
import type { StaticSite } from "#src/sites/render-static.ts";
import type { FontFamily } from "#src/sites/themes/fonts.ts";
import { sha256 } from "../online/digests.ts";
import { withPassport } from "../passport/passport.ts";

export interface BundledSite {
  document: SiteDocument;
  /** The generated pages and styles. */
  site: StaticSite;
  stored: StoredPictures;
  /** Icons and social pictures, if the browser could draw them. */
  drawn?: readonly ZipEntry[];
  /** Adds the editable site to the files. */
  withSite?: boolean | undefined;
  /** The version of the program. Like the next two, it is written to the passport. */
  engine: string;
  origin?: string | undefined;
  /** The day of the export, as `2026-12-31`. No other clock is used, so exports are reproducible. */
  day: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The parts of the engine that the bundle needs. A page loads them on demand; the command line imports them directly.
 */
export interface BundleEngine {
  parseDocument: typeof parseDocument;
  writeSiteFile: typeof writeSiteFile;
  /** The path of the editable site. */
  SITE_FILE: string;
}

/** Readers of files that the engine does not generate. They return undefined for an unavailable file. */
export interface FileSources {
  picture: (file: PictureFile) => Promise<Bytes | undefined>;
  font: (family: FontFamily) => Promise<Bytes | undefined>;
  /** Reads a file of `public/licenses`. */
  licence: (name: string) => Promise<Bytes | undefined>;
}

/**
 * Builds the files of a site for the studio and the command line. They include the passport, which needs a secure
 * context. The same input gives the same files. Also returns whether the fonts are included.
 */
export async function bundle(bundled: BundledSite, sources: FileSources, parts: BundleEngine) {
  const { document, site, stored, drawn = [], withSite, engine, origin, day } = bundled;
  const entries = [...site.files.map(({ path, text }) => textEntry(path, text)), ...drawn];
  if (withSite)
    entries.push(textEntry(parts.SITE_FILE, parts.writeSiteFile(document, stored, site.pictures)));
  for (const file of site.pictures) {
    const content = await sources.picture(file);
    if (content) entries.push({ path: file.path, content });
  }
  const { fonts, hasFonts } = await fontEntries(site, sources);
  entries.push(...fonts);
  for (const name of site.licences) {
    const content = await sources.licence(name);
    if (content) entries.push({ path: `licenses/${name}`, content });
  }
  if (!subtleCrypto()) return { files: entries, hasFonts };
  const digest = await digestOf(parts.parseDocument(document));
  const { contrast } = site;
  return {
    files: await withPassport(entries, { engine, origin, day, document: digest, contrast }),
    hasFonts,
  };
}

/** Fonts may only be distributed with their licence, so a font without an available licence is left out. */
async function fontEntries({ fonts }: StaticSite, { font, licence }: FileSources) {
  const found = await Promise.all(
    fonts.flatMap(({ path, licencePath, family }) => [
      entryOf(path, font(family)),
      entryOf(licencePath, licence(family.licence)),
    ]),
  );
  const entries = found.filter((entry) => entry !== undefined);
  const hasFonts = entries.length === found.length;
  return { fonts: hasFonts ? entries : [], hasFonts };
}

async function entryOf(path: string, reading: Promise<Bytes | undefined>): Promise<ZipEntry | undefined> {
  const content = await reading;
  return content && { path, content };
}

export const textEntry = (path: string, text: string): ZipEntry => ({
  path,
  content: new TextEncoder().encode(text),
});

/** A digest of a document, to check whether an export was made from it. */
export async function documentDigest(document: SiteDocument) {
  const { parseDocument } = await import("#src/sites/document.ts").catch(guardedReload);
  return digestOf(parseDocument(document));
}

const digestOf = (parsed: SiteDocument) => sha256(new TextEncoder().encode(JSON.stringify(parsed)));
