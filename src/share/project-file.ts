import * as z from "zod/mini";
import { text } from "#src/contract/fields.ts";
import { projectTypes } from "#src/contract/project-kinds.ts";
import { DocumentError, parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { readJson } from "#src/sites/read-json.ts";
import { formHostOf, withoutFormAddress, withoutOrigin } from "./form-address.ts";

const FORMAT = "sitewright-project";
const VERSION = 2;
/** Files without an app that its owner builds stay readable in earlier releases. */
const VERSION_OF_SITES = 1;
/** The file name inside exports of the first release. */
export const PROJECT_FILE = "sitewright-project.json";
/** In bytes, and in values: more than 10,000 records of an app need, and many times a site. */
export const LARGEST_PROJECT_FILE = 50_000_000;
const MOST_VALUES = 5_000_000;

const detailsSchema = z.object({
  name: text(200),
  description: text(2_000),
  type: z.enum(projectTypes),
  templateId: text(120),
  businessCategory: z.optional(text(120)),
  features: z.array(text(120)).check(z.maxLength(100)),
});

/** As the work database stores it. The app or game validates its data itself. */
const appSchema = z.object({
  settings: z.optional(z.object({ name: text(80), palette: text(60), fonts: text(80) })),
  data: z.optional(z.record(z.string(), z.unknown())),
});

/** An app that its owner builds. `src/apps` validates it. */
const builtAppSchema = z.object({
  document: z.record(z.string(), z.unknown()),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  counters: z._default(z.record(z.string(), z.int()), {}),
});

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  savedAt: z.iso.datetime(),
  project: detailsSchema,
  /** The site; missing for a project that was never edited, for an app and for a game. */
  document: z.optional(z.unknown()),
  /** The stored state of an app or a game. */
  app: z.optional(appSchema),
  builtApp: z.optional(builtAppSchema),
});

export interface ProjectFile {
  project: z.infer<typeof detailsSchema>;
  document?: SiteDocument | undefined;
  app?: z.infer<typeof fileSchema>["app"];
  builtApp?: z.infer<typeof builtAppSchema> | undefined;
}

/** The message explains why a file cannot be imported. */
export class ProjectFileError extends Error {
  override name = "ProjectFileError";
}

/**
 * Serializes a project for import anywhere. The destination of its forms is left out, since the file may reach
 * anyone.
 */
export function writeProjectFile({ project, document, app, builtApp }: ProjectFile, now = new Date()) {
  const details = detailsSchema.parse(project);
  const file = {
    format: FORMAT,
    version: builtApp ? VERSION : VERSION_OF_SITES,
    savedAt: now.toISOString(),
    project: details,
    document: document && withoutFormAddress(document),
    app,
    builtApp,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A parsed project file, and the host of its forms or "". The forms of the document are switched off. */
export interface ReadProjectFile extends ProjectFile {
  formHost: string;
}

/** Throws a `ProjectFileError` if the text is not a project file, is damaged, or is of a later version. */
export function readProjectFile(text: string): ReadProjectFile {
  const value = readJson(text, MOST_VALUES);
  const head = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(value);
  if (!head.success) throw new ProjectFileError("This is not a project file, or it is damaged.");
  if (head.data.version > VERSION) {
    throw new ProjectFileError(
      "This project file was made with a newer version of this product. Reload the page, and import it again.",
    );
  }
  const file = fileSchema.safeParse(value);
  if (!file.success) {
    const [issue] = file.error.issues;
    throw new ProjectFileError(
      `This project file is damaged: ${issue?.path.join(", ") || "its content"} is not what it has to be.`,
    );
  }
  const { project, app, builtApp } = file.data;
  const document = file.data.document === undefined ? undefined : readDocument(file.data.document);
  return {
    project,
    document: document && withoutOrigin(withoutFormAddress(document)),
    app,
    builtApp,
    formHost: document ? formHostOf(document) : "",
  };
}

function readDocument(document: unknown) {
  try {
    return parseDocument(document);
  } catch (error) {
    if (error instanceof DocumentError) throw new ProjectFileError(error.message);
    throw error;
  }
}
