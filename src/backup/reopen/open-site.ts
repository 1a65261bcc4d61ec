import { MovedError } from "#src/brief/moved/moved.ts";
import { type ReadOptions, readMovedInTurns } from "#src/brief/moved/read-in-turns.ts";
import type { ReadSite } from "#src/brief/moved/read-moved.ts";
import type { ReadPictures } from "#src/entities/pictures/picture-entries.ts";
import { pattern } from "#src/lib/pattern.ts";
import { type Judged, judgeEntries } from "#src/publish/passport/judge-archive.ts";
import { below, entriesOfArchive, type SiteEntry, textOf } from "#src/publish/passport/site-entries.ts";
import { formHostOf } from "#src/share/form-address.ts";
import { LARGEST_SITE_FILE, readSiteFile, SITE_FILE, SiteFileError } from "#src/share/site-file.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { siteName } from "#src/sites/page-title.ts";
import { withFiledPictures } from "./site-pictures.ts";

/** A site exported with its document, so that everything can be edited again. */
export interface Editable {
  document: SiteDocument;
  name: string;
  pictures: ReadPictures;
  /** The host that forms were sent to, which is now switched off, or "". */
  formHost: string;
}

/** A website exported by this product, compared with its passport as far as it has one. */
export interface ExportedSite {
  kind: "site";
  judged: Judged | undefined;
  /** Missing if the export has no document or a damaged one; `problem` describes the damage. */
  editable: Editable | undefined;
  problem: string;
  entries: readonly SiteEntry[];
}

/** A foreign website: its texts and pictures. */
export interface MovedWebsite {
  kind: "moved";
  site: ReadSite;
  entries: readonly SiteEntry[];
}

/** Recognizes the website in these files. Throws a `MovedError` if there is none. */
export async function openSite(
  entries: readonly SiteEntry[],
  options?: ReadOptions,
): Promise<ExportedSite | MovedWebsite> {
  const { editable, problem } = await editableIn(entries);
  const judged = await judgeEntries(entries);
  if (judged || editable || problem) return { kind: "site", judged, editable, problem, entries };
  return moveFrom(entries, options);
}

/** Opens the website in an archive; returns undefined if it contains no page. Also throws a `ZipError`. */
export async function openArchive(file: Blob, options: ReadOptions) {
  const entries = await entriesOfArchive(file, options.signal);
  const isSite = entries.some(({ path }) => PAGE.test(path) || /(?:^|\/)(?:site|passport)\.json$/.test(path));
  return isSite ? openSite(entries, options) : undefined;
}

async function editableIn(entries: readonly SiteEntry[]) {
  const own = below(entries, SITE_FILE);
  const file = own.find(({ path }) => path === SITE_FILE);
  if (!file) return { editable: undefined, problem: "" };
  try {
    if (file.content.size > LARGEST_SITE_FILE)
      throw new SiteFileError(`${SITE_FILE} is larger than any site.`);
    const read = readSiteFile(await textOf(file.content));
    const { document, pictures } = await withFiledPictures(read, own);
    const editable = {
      ...{ document, pictures, name: siteName(document) },
      formHost: formHostOf(document),
    };
    return { editable, problem: "" };
  } catch (error) {
    if (error instanceof SiteFileError) return { editable: undefined, problem: error.message };
    throw error;
  }
}

const PAGE = /\.(?:x?html?|md|markdown|txt|xml)$/i;
/** Known files of exports and hosts that are not pages. */
const OTHER_FILES =
  "404|50x|privacy|thanks|sitemap|robots|license|licence|licenses|humans|feed|rss|READ ME|readme";
const OTHER_FOLDERS = "licenses|node_modules|wp-includes|wp-admin";
const NO_PAGE = pattern(
  "i",
)`(?:^|/)(?:${OTHER_FILES.split("|")}\.[a-z]+$|${OTHER_FOLDERS.split("|")}/)|_files/.*\.html?$`;
const LARGEST_PAGE = 30_000_000;

/** Extracts texts and pictures from the pages of a foreign website. Throws a `MovedError`. */
export async function moveFrom(
  entries: readonly SiteEntry[],
  options: ReadOptions = { signal: new AbortController().signal },
): Promise<MovedWebsite> {
  const isAlone = entries.length === 1;
  const pages = entries.filter(({ path }) => isAlone || (PAGE.test(path) && !NO_PAGE.test(path)));
  const large = pages.find(({ content }) => content.size > LARGEST_PAGE);
  if (large) throw new MovedError(`${large.path} is larger than any page that is read here.`);
  const html = pages.filter(({ path }) => /\.x?html?$/i.test(path));
  // If there are HTML pages, plain text files are most likely notes about them.
  const chosen = html.length > 0 ? html : pages;
  if (chosen.length === 0) throw new MovedError("There is no page among these files.");
  const sources = await Promise.all(
    chosen.map(async ({ path, content }) => ({ path, text: await textOf(content) })),
  );
  return { kind: "moved", site: await readMovedInTurns(sources, options), entries };
}
