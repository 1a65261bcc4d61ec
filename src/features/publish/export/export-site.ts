import type { SiteDocument } from "#src/sites/document.ts";
import { PROJECT_FILE, type ProjectFile, writeProjectFile } from "#src/sites/share/project-file.ts";
import { writeZip } from "../zip/zip.ts";
import { hostingNote } from "./hosting-note.ts";
import { siteFiles, textEntry } from "./site-files.ts";

export interface Progress {
  step: "Drawing the pages" | "Packing the files";
  /** From 0 to 1. */
  part: number;
}

interface ZipOptions {
  origin?: string | undefined;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** The whole site as an archive, with the project file in it to go on from. */
export async function exportZip(
  project: ProjectFile["project"],
  document: SiteDocument,
  { origin, signal, onProgress }: ZipOptions,
) {
  onProgress({ step: "Drawing the pages", part: 0.1 });
  const { entries, hasFonts } = await siteFiles(document, { origin, signal });
  onProgress({ step: "Packing the files", part: 0.4 });
  const archive = await writeZip(
    [
      ...entries,
      textEntry(PROJECT_FILE, writeProjectFile({ project, document })),
      textEntry("READ ME.txt", hostingNote(project.name)),
    ],
    {
      signal,
      onProgress: (done, of) => onProgress({ step: "Packing the files", part: 0.4 + (0.6 * done) / of }),
    },
  );
  return { archive, hasFonts };
}
