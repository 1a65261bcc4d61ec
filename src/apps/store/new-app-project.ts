import type { AppData } from "#src/entities/projects/app-data.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { createProjectWithApp } from "#src/entities/projects/projects-store.ts";
import { type AppDocument, parseAppDocument } from "../document.ts";
import { dataOf } from "../records/app-data.ts";
import { readApp } from "../records/app-file.ts";
import type { Counters } from "../records/change.ts";
import type { Records } from "../records/record.ts";
import { detailsOfApp } from "./app-details.ts";

export interface NewAppProject {
  /** What the app is for; shown with the project. */
  description?: string | undefined;
  counters?: Counters | undefined;
  /** The template that it was made from. */
  templateId?: string | undefined;
}

/**
 * Stores an app as a new project of this browser, and returns the project's key. Apps that are made from a sentence or a
 * spreadsheet begin here. Throws an `AppDocumentError` if the document cannot be read again, and a `WorkError` if it
 * cannot be stored; nothing is stored then.
 */
export async function newAppProject(
  document: AppDocument,
  records: Records,
  { description, counters = {}, templateId }: NewAppProject = {},
): Promise<string> {
  const read = parseAppDocument(structuredClone(document));
  const { id } = await createProjectWithApp(
    detailsOfApp(read, description, templateId),
    dataOf({
      document: read,
      records: Object.fromEntries(Object.entries(records).map(([table, list]) => [table, [...list]])),
      counters,
    }),
  );
  return localKey(id);
}

/** Stores an app from a link or a file as a new project. Throws what `newAppProject` throws. */
export function newAppProjectOf(data: AppData): Promise<string> {
  const { document, records, counters } = readApp(data);
  return newAppProject(document, records, { counters });
}
