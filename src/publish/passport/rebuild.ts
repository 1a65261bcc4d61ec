import { documents, versions } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { ZipEntry } from "#src/lib/zip/archive.ts";
import { readSiteFile, SITE_FILE, SiteFileError, storedOf, writeSiteFile } from "#src/share/site-file.ts";
import { withoutHidden } from "#src/share/without-hidden.ts";
import { DocumentError, parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { ICONS } from "#src/sites/head/icons.ts";
import type { StoredPictures } from "#src/sites/picture-files.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { documentDigest } from "../export/site-bundle.ts";
import { loadContent, picturesOf } from "../export/site-files.ts";
import { PASSPORT, type ReadPassport } from "./passport.ts";

export interface Rebuilt {
  /** Whether the site was read from its own file, or from a project in this browser. */
  from: "file" | "project";
  /** The version of the program that rebuilt it. */
  engine: string;
  /** The number of files identical to the archive's. */
  same: number;
  /** The paths of files that differ, or that this site does not have at all. */
  different: string[];
  /** The number of pictures and fonts, which are not generated. They are only compared with the passport. */
  others: number;
}

interface Source {
  from: Rebuilt["from"];
  document: SiteDocument;
  stored: StoredPictures;
}

/**
 * Rebuilds the pages and styles of an exported site and compares them with the archive byte by byte. Returns undefined
 * if neither the archive nor this browser has the source document.
 */
export async function rebuild(
  passport: ReadPassport,
  entries: readonly ZipEntry[],
): Promise<Rebuilt | undefined> {
  const texts = new Map(entries.map(({ path, content }) => [path, content]));
  const source = siteIn(texts) ?? (await siteHere(passport));
  if (!source) return undefined;
  const { document, stored, from } = source;
  const has = (path: string) => Object.hasOwn(passport.files, path);
  const samples = await loadContent(document);
  const social = new Set<string>();
  const { files, pictures, fonts, licences } = renderStatic(document, {
    ...(passport.origin !== undefined && { origin: passport.origin }),
    ...(passport.day !== undefined && { day: passport.day }),
    samples,
    stored,
    hasIcons: ICONS.every(({ path }) => has(path)),
    socialPicture: ({ path }) => {
      const picture = path === "index" ? "social.png" : `social/${path}.png`;
      social.add(picture);
      return has(picture) ? picture : undefined;
    },
  });
  const made = [...files];
  if (has(SITE_FILE)) made.push({ path: SITE_FILE, text: writeSiteFile(document, stored, pictures) });
  const different = made.filter(({ path, text }) => !isSame(texts.get(path), text)).map(({ path }) => path);
  const same = made.length - different.length;
  const known = new Set([...made.map(({ path }) => path), PASSPORT]);
  const others = Object.keys(passport.files).filter((path) => !known.has(path));
  const copied = new Set([
    ...[...pictures, ...ICONS].map(({ path }) => path),
    ...fonts.flatMap(({ path, licencePath }) => [path, licencePath]),
    ...licences.map((name) => `licenses/${name}`),
    ...social,
  ]);
  // A passport can list anything, so a file that no export of this site has is none of it.
  different.push(...others.filter((path) => !copied.has(path)));
  return {
    from,
    engine: import.meta.env.APP_VERSION,
    same,
    different,
    others: others.filter((path) => copied.has(path)).length,
  };
}

function siteIn(files: ReadonlyMap<string, Uint8Array>): Source | undefined {
  const content = files.get(SITE_FILE);
  if (!content) return undefined;
  try {
    const file = readSiteFile(new TextDecoder().decode(content));
    return { from: "file", document: file.document, stored: storedOf(file) };
  } catch (error) {
    // Its digest already reports the damage.
    if (error instanceof SiteFileError) return undefined;
    throw error;
  }
}

/** Finds the exported site among the projects of this browser and their versions. */
async function siteHere({ document: wanted }: ReadPassport): Promise<Source | undefined> {
  if (wanted === undefined) return undefined;
  const records = [
    ...(await work.all(documents).catch(() => [])),
    ...(await work.all(versions).catch(() => [])),
  ];
  for (const { document: saved } of records) {
    const whole = readSite(saved);
    const document = whole && withoutHidden(whole);
    if (!document || (await documentDigest(document)) !== wanted) continue;
    return { from: "project", document, stored: await picturesOf(document) };
  }
  return undefined;
}

function readSite(saved: unknown) {
  try {
    return parseDocument(saved);
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}

function isSame(content: Uint8Array | undefined, text: string) {
  const made = new TextEncoder().encode(text);
  return content?.length === made.length && made.every((byte, at) => byte === content[at]);
}
