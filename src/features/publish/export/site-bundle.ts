import { subtleCrypto } from "#src/api/link-keys.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { ZipEntry } from "#src/lib/zip/archive.ts";
import type { parseDocument, SiteDocument } from "#src/sites/document.ts";
import type { PictureFile, StoredPictures } from "#src/sites/picture-files.ts";
import type { StaticSite } from "#src/sites/render-static.ts";
import type { writeSiteFile } from "#src/sites/share/site-file.ts";
import type { FontFamily } from "#src/sites/themes/fonts.ts";
import { sha256 } from "../online/digests.ts";
import { withPassport } from "../passport/passport.ts";

export interface BundledSite {
  document: SiteDocument;
  /** The pages and styles that were made of it. */
  site: StaticSite;
  stored: StoredPictures;
  /** Icons and pictures for shared links, where they could be drawn. */
  drawn?: readonly ZipEntry[];
  /** Puts the editable site among the files. */
  withSite?: boolean | undefined;
  /** The version of the program, for the passport, as are the next two. */
  engine: string;
  origin?: string | undefined;
  /** The day of the export, as `2026-12-31`; the files depend on no other clock. */
  day: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The parts of the engine that a page loads when it exports; a command has them from the beginning. */
export interface BundleEngine {
  parseDocument: typeof parseDocument;
  writeSiteFile: typeof writeSiteFile;
  /** The path of the editable site. */
  SITE_FILE: string;
}

/** Readers of the files that no engine writes; each answers undefined for a file that is out of reach. */
export interface FileSources {
  picture: (file: PictureFile) => Promise<Bytes | undefined>;
  font: (family: FontFamily) => Promise<Bytes | undefined>;
  licence: (family: FontFamily) => Promise<Bytes | undefined>;
}

/**
 * The files of a site as they leave the studio and the command line, with the passport that names each; a page without
 * TLS can make none. The same input gives the same files. Also tells whether its fonts are among them.
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
  if (!subtleCrypto()) return { files: entries, hasFonts };
  const digest = await digestOf(parts.parseDocument(document));
  const { contrast } = site;
  return {
    files: await withPassport(entries, { engine, origin, day, document: digest, contrast }),
    hasFonts,
  };
}

/** A font may not be handed on without its licence: none of them goes where one cannot be had. */
async function fontEntries({ fonts }: StaticSite, { font, licence }: FileSources) {
  const found = await Promise.all(
    fonts.flatMap(({ path, licencePath, family }) => [
      entryOf(path, font(family)),
      entryOf(licencePath, licence(family)),
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

/** Tells whether an export was made of a document. */
export async function documentDigest(document: SiteDocument) {
  const { parseDocument } = await import("#src/sites/document.ts").catch(guardedReload);
  return digestOf(parseDocument(document));
}

const digestOf = (parsed: SiteDocument) => sha256(new TextEncoder().encode(JSON.stringify(parsed)));
