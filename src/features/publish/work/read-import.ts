import { LARGEST_IMPORT_BYTES } from "#src/contract/share-target.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import {
  LARGEST_PROJECT_FILE,
  PROJECT_FILE,
  type ProjectFile,
  ProjectFileError,
  type ReadProjectFile,
  readProjectFile,
} from "#src/sites/share/project-file.ts";
import { readFromZip, ZipError } from "../zip/zip.ts";
import { freeNumber, importedName, newProject } from "./imported-project.ts";
import { readWorkFile, WORK_FORMAT, type WorkFile, WorkFileError, type WorkRecords } from "./work-file.ts";

/** What a file that was dropped turns out to hold. */
export type Import = { kind: "project"; file: ReadProjectFile } | { kind: "work"; file: WorkFile };

/** Says in words why nothing can be imported. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** Reads a project file, an archive with one in it as the first release made them, or a file of exported work. Throws an `ImportError`. */
export async function readImport(file: File, signal: AbortSignal): Promise<Import> {
  if (file.size > LARGEST_IMPORT_BYTES) {
    throw new ImportError(
      `This file is ${formatFileSize(file.size)}; the largest that is opened is ${formatFileSize(LARGEST_IMPORT_BYTES)}.`,
    );
  }
  if (file.size === 0) throw new ImportError("This file is empty.");
  try {
    const text = (await isArchive(file)) ? await fromArchive(file, signal) : await file.text();
    if (text.slice(0, 200).includes(`"${WORK_FORMAT}"`)) return { kind: "work", file: readWorkFile(text) };
    return { kind: "project", file: readProjectFile(text) };
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
    return await readFromZip(file, PROJECT_FILE, LARGEST_PROJECT_FILE, signal);
  } catch (error) {
    if (error instanceof ZipError) throw new ImportError(refusals[error.refused]);
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
