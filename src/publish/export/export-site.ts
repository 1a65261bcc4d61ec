import { writeZip } from "#src/lib/zip/zip.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { HOSTING_NOTE, hostingNote, PUBLISH_SCRIPT, publishScript } from "./hosting-note.ts";
import { textEntry } from "./site-bundle.ts";
import * as siteFiles from "./site-files.ts";

export const { singleFile, siteBundle } = siteFiles;

export interface Progress {
  step: "Drawing the pages" | "Packing the files";
  /** From 0 to 1. */
  part: number;
}

interface ZipOptions {
  origin?: string | undefined;
  withSite?: boolean | undefined;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Exports the site as a ZIP archive with everything a host needs. Private data of the owner is left out. */
export async function exportZip(
  name: string,
  document: SiteDocument,
  { origin, withSite, signal, onProgress }: ZipOptions,
) {
  onProgress({ step: "Drawing the pages", part: 0.1 });
  const { files, hasFonts } = await siteBundle(document, { origin, withSite, signal });
  onProgress({ step: "Packing the files", part: 0.4 });
  const notes = [textEntry(HOSTING_NOTE, hostingNote(name)), textEntry(PUBLISH_SCRIPT, publishScript)];
  const archive = await writeZip([...files, ...notes], {
    signal,
    onProgress: (done, of) => onProgress({ step: "Packing the files", part: 0.4 + (0.6 * done) / of }),
  });
  return { archive, hasFonts };
}
