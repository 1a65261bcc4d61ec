import type { ReadOptions } from "#src/brief/moved/read-in-turns.ts";
import { LARGEST_ARCHIVE_BYTES, LARGEST_IMPORT_BYTES } from "#src/contract/share-target.ts";
import {
  PICTURE_FOLDER,
  PICTURE_LIMITS,
  type ReadPictures,
  readPictures,
} from "#src/entities/pictures/picture-entries.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { randomId } from "#src/lib/random-id.ts";
import { readFromZip, readZipFolder, ZipError } from "#src/lib/zip/zip.ts";
import {
  LARGEST_PROJECT_FILE,
  PROJECT_FILE,
  type ProjectFile,
  ProjectFileError,
  type ReadProjectFile,
  readProjectFile,
} from "#src/share/project-file.ts";
import { SITE_FILE, SITE_FORMAT } from "#src/share/site-file.ts";
import { freeNumber, importedName, newProject } from "./imported-project.ts";
import { type ExportedSite, type MovedWebsite, openArchive, openSite } from "./reopen/open-site.ts";
import {
  LARGEST_WORK_FILE,
  readWorkFile,
  WORK_FILE,
  WORK_FORMAT,
  type WorkFile,
  WorkFileError,
  type WorkRecords,
} from "./work-file.ts";

/** The content of an imported file. */
export type Import = ({ kind: "project"; file: ReadProjectFile } | { kind: "work"; file: WorkFile }) & {
  pictures: ReadPictures;
};

/** An error with a message for people that says why an import is impossible. */
export class ImportError extends Error {
  override name = "ImportError";
}

export type ReadFile = Import | ExportedSite | MovedWebsite;

/**
 * Reads a project file or a work export, as JSON or in an archive with its pictures, or a website. Damaged pictures are
 * refused one by one. Throws an `ImportError`.
 */
export async function readImport(file: File, options: ReadOptions): Promise<ReadFile> {
  const { signal } = options;
  if (file.size === 0) throw new ImportError("This file is empty.");
  const isPacked = await isArchive(file);
  const largest = isPacked ? LARGEST_ARCHIVE_BYTES : LARGEST_IMPORT_BYTES;
  if (file.size > largest) {
    throw new ImportError(
      `This file is ${formatFileSize(file.size)}; the largest that is opened is ${formatFileSize(largest)}.`,
    );
  }
  if (!isPacked && !(await isJson(file)))
    return (await appInPage(file)) ?? openSite([{ path: file.name, content: file }], options);
  try {
    const text = isPacked ? await fromArchive(file, signal) : await file.text();
    if (text === undefined) return await websiteIn(file, options);
    if (!isPacked && text.slice(0, 200).includes(`"${SITE_FORMAT}"`))
      return await openSite([{ path: SITE_FILE, content: file }]);
    if (!isPacked && APP_JSON.test(text)) return await readApp(text);
    const isWork = text.slice(0, 200).includes(`"${WORK_FORMAT}"`);
    const content = isWork
      ? { kind: "work" as const, file: readWorkFile(text) }
      : { kind: "project" as const, file: await withCheckedApp(readProjectFile(text)) };
    const pictures = isPacked ? await picturesIn(file, signal) : { assets: [], refused: [] };
    return { ...content, pictures };
  } catch (error) {
    if (error instanceof ProjectFileError || error instanceof WorkFileError)
      throw new ImportError(error.message);
    throw error;
  }
}

async function websiteIn(file: File, options: ReadOptions) {
  const site = await openArchive(file, options).catch((error: unknown) => {
    throw error instanceof ZipError ? new ImportError(refusals[error.refused]) : error;
  });
  if (!site) throw new ImportError(refusals["not-in-it"]);
  return site;
}

/** Reads the app of a file as it is read when it is opened, so that what arrives here can be opened. */
async function withCheckedApp(file: ReadProjectFile): Promise<ReadProjectFile> {
  if (!file.builtApp) return file;
  const { readAppFile } = await import("#src/apps/records/read-app-file.ts");
  const { problem, data } = readAppFile(file.builtApp);
  if (!data) throw new ImportError(problem);
  return { ...file, builtApp: data };
}

/** The page of an app with its records inside; undefined for any other file. */
async function appInPage(file: File) {
  const { jsonInHtml } = await import("#src/apps/single-file/app-html.ts");
  const json = jsonInHtml(await file.text());
  return json === undefined ? undefined : readApp(json);
}

/** An app with its records, as it exports itself. */
const APP_JSON = /^\s*\{\s*"document"/;

async function readApp(json: string): Promise<Import> {
  const { readExportedApp } = await import("./read-exported-app.ts");
  const read = await readExportedApp(json);
  if ("problem" in read) throw new ImportError(read.problem);
  return { kind: "project", ...read };
}

/** Detects JSON by content. A file with our extension only is reported as damaged instead of being read as a page. */
const isJson = async (file: File) =>
  /\.json$/i.test(file.name) || /^\uFEFF?\s*[{[]/.test(await file.slice(0, 200).text());

const isArchive = async (file: File) => (await file.slice(0, 2).text()) === "PK";

const refusals: Record<ZipError["refused"], string> = {
  "no-archive": "This archive is damaged. Save it again, or unpack it and open the project file.",
  "not-in-it": "There is no project in this archive, and no page of a website.",
  "too-large": "The project in this archive is larger than any that was exported here, so it was not opened.",
  failed: "This archive could not be opened. Unpack it, and open the project file that is in it.",
};

/** Returns undefined for an archive without a project, which may be a website. */
async function fromArchive(file: File, signal: AbortSignal) {
  const read = (name: string, limit: number) =>
    readFromZip(file, name, limit, signal).catch((error: unknown) => {
      if (!(error instanceof ZipError)) throw error;
      if (error.refused === "not-in-it") return undefined;
      throw new ImportError(refusals[error.refused]);
    });
  return (await read(PROJECT_FILE, LARGEST_PROJECT_FILE)) ?? (await read(WORK_FILE, LARGEST_WORK_FILE));
}

async function picturesIn(file: File, signal: AbortSignal): Promise<ReadPictures> {
  try {
    return await readPictures(await readZipFolder(file, PICTURE_FOLDER, PICTURE_LIMITS, signal));
  } catch (error) {
    // The project itself is readable, so it is imported without pictures, with a message.
    if (error instanceof ZipError) return { assets: [], refused: ["all pictures"] };
    throw error;
  }
}

/** Converts a project file into work records. It is always imported as a separate project. */
export function recordsOf({ project, document, app, builtApp }: ProjectFile, here: WorkRecords): WorkRecords {
  const projects = here.projects ?? [];
  const id = freeNumber(new Set(projects.map(({ id }) => id)));
  const name = importedName(project.name, new Set(projects.map(({ name }) => name)));
  const record = newProject(id, { ...project, name });
  const { updatedAt } = record;
  return {
    projects: [record],
    ...(document && { documents: [{ id, document, updatedAt }] }),
    ...(app && { apps: [{ id: localKey(id), ...app, updatedAt }] }),
    ...(builtApp && appRecordsOf(builtApp, localKey(id), String(updatedAt))),
  };
}

function appRecordsOf(
  { document, records, counters }: NonNullable<ProjectFile["builtApp"]>,
  project: string,
  updatedAt: string,
): WorkRecords {
  return {
    appDocuments: [{ id: project, app: document, counters, lastChange: 0, born: randomId(), updatedAt }],
    appRecords: Object.entries(records).flatMap(([table, list]) =>
      list.map((record) => ({ id: `${project}/${table}/${record.id}`, project, table, record })),
    ),
  };
}
