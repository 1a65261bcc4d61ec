import * as z from "zod/mini";
import { type AppDocument, parseAppDocument } from "../document.ts";
import type { Counters } from "./change.ts";
import { type AppRecord, readRecords } from "./record.ts";
import { type AppData, allRecords } from "./records.ts";

/** Everything of an app: its document and its records. */
export interface AppFile {
  document: AppDocument;
  records: Record<string, AppRecord[]>;
  counters: Counters;
  /** Records that could not be read. */
  unreadable: number;
}

/** Writes an app with its records as JSON. The same app always gives the same text. */
export const writeApp = (app: AppData) =>
  JSON.stringify({ document: app.document, records: allRecords(app), counters: app.counters });

/** Reads an app. Throws an `AppDocumentError` if the document cannot be read; single records are skipped and counted. */
export function readApp(file: unknown): AppFile {
  const { document: stored, records, counters } = (file ?? {}) as Record<string, unknown>;
  const document = parseAppDocument(stored);
  const numbers = z.record(z.string(), z.int().check(z.gte(0))).safeParse(counters ?? {});
  return { document, ...readRecords(records, document), counters: numbers.data ?? {} };
}
