import { LARGEST_IMPORT_BYTES } from "#src/contract/share-target.ts";
import {
  PICTURE_FOLDER,
  PICTURE_LIMITS,
  type ReadPictures,
  readPictures,
} from "#src/entities/pictures/picture-entries.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { readFromZip, readZipFolder, ZipError } from "#src/lib/zip/zip.ts";
import {
  LARGEST_PROJECT_FILE,
  PROJECT_FILE,
  type ProjectFile,
  ProjectFileError,
  type ReadProjectFile,
  readProjectFile,
} from "#src/sites/share/project-file.ts";
import { judgeArchive } from "../passport/judge-archive.ts";
import type { Judgement } from "../passport/passport.ts";
import { freeNumber, importedName, newProject } from "./imported-project.ts";
import {
  LARGEST_WORK_FILE,
  readWorkFile,
  WORK_FILE,
  WORK_FORMAT,
  type WorkFile,
  WorkFileError,
  type WorkRecords,
} from "./work-file.ts";

/** The content of a dropped file. */
export type Import = ({ kind: "project"; file: ReadProjectFile } | { kind: "work"; file: WorkFile }) & {
  pictures: ReadPictures;
};

/** An exported website, which is judged and not imported. */
export type ExportedSite = { kind: "site"; judgement: Judgement };

/** An archive is read in pieces. */
const LARGEST_ARCHIVE_BYTES = 400_000_000;

/** Says in words why nothing can be imported. */
export class ImportError extends Error {
  override name = "ImportError";
}

/**
 * Reads a project file or a file of exported work, alone or in an archive with its pictures. Pictures that are damaged
 * are refused one by one. Throws an `ImportError`.
 */
export async function readImport(file: File, signal: AbortSignal): Promise<Import | ExportedSite> {
  if (file.size === 0) throw new ImportError("This file is empty.");
  const isPacked = await isArchive(file);
  const largest = isPacked ? LARGEST_ARCHIVE_BYTES : LARGEST_IMPORT_BYTES;
  if (file.size > largest) {
    throw new ImportError(
      `This file is ${formatFileSize(file.size)}; the largest that is opened is ${formatFileSize(largest)}.`,
    );
  }
  try {
    const text = isPacked ? await fromArchive(file, signal) : await file.text();
    if (typeof text !== "string") return { kind: "site", judgement: text };
    const isWork = text.slice(0, 200).includes(`"${WORK_FORMAT}"`);
    const content = isWork
      ? { kind: "work" as const, file: readWorkFile(text) }
      : { kind: "project" as const, file: readProjectFile(text) };
    const pictures = isPacked ? await picturesIn(file, signal) : { assets: [], refused: [] };
    return { ...content, pictures };
  } catch (error) {
    if (error instanceof ProjectFileError || error instanceof WorkFileError)
      throw new ImportError(error.message);
    throw error;
  }
}

const isArchive = async (file: File) => (await file.slice(0, 2).text()) === "PK";

const refusals: Record<ZipError["refused"], string> = {
  "no-archive": "This archive is damaged. Save it anew, or unpack it and drop the project file.",
  "not-in-it":
    "There is no project in this archive. If it is an exported website, import the project file, which Share and export saves on its own.",
  "too-large": "The project in this archive is larger than any that was exported here, so it was not opened.",
  failed: "This archive could not be opened. Unpack it, and drop the project file that is in it.",
};

async function fromArchive(file: File, signal: AbortSignal) {
  try {
    return await readFromZip(file, PROJECT_FILE, LARGEST_PROJECT_FILE, signal).catch((error: unknown) => {
      if (!(error instanceof ZipError && error.refused === "not-in-it")) throw error;
      return readFromZip(file, WORK_FILE, LARGEST_WORK_FILE, signal);
    });
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const judgement = error.refused === "not-in-it" ? await judgeArchive(file, signal) : undefined;
    if (judgement) return judgement;
    throw new ImportError(refusals[error.refused]);
  }
}

async function picturesIn(file: File, signal: AbortSignal): Promise<ReadPictures> {
  try {
    return await readPictures(await readZipFolder(file, PICTURE_FOLDER, PICTURE_LIMITS, signal));
  } catch (error) {
    // The project itself could be read: it comes without pictures, which is said.
    if (error instanceof ZipError) return { assets: [], refused: ["all pictures"] };
    throw error;
  }
}

/** A project file as work to be merged: always a project of its own, beside all there are. */
export function recordsOf({ project, document, app }: ProjectFile, here: WorkRecords): WorkRecords {
  const projects = here.projects ?? [];
  const id = freeNumber(new Set(projects.map(({ id }) => id)));
  const name = importedName(project.name, new Set(projects.map(({ name }) => name)));
  const record = newProject(id, { ...project, name });
  const { updatedAt } = record;
  return {
    projects: [record],
    ...(document && { documents: [{ id, document, updatedAt }] }),
    ...(app && { apps: [{ id: localKey(id), ...app, updatedAt }] }),
  };
}
