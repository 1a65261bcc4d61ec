import { writeDocument } from "../outline/write-document.ts";
import { writeRecords } from "../outline/write-records.ts";
import type { AppFile } from "../records/app-file.ts";
import { SAMPLE } from "../records/record.ts";
import type { AppTemplate } from "./template-schema.ts";

/** Opens a template with its sample records, dated around this day. */
export function openTemplate(template: AppTemplate, today: string): AppFile {
  const { document, records, counters, unreadable } = writeRecords(writeDocument(template), template, today);
  const marked = Object.entries(records).map(([table, list]) => [
    table,
    list.map((record) => ({ ...record, by: SAMPLE })),
  ]);
  return { document, records: Object.fromEntries(marked), counters, unreadable };
}

/** Returns an app without its sample records. */
export const withoutSamples = (app: AppFile): AppFile => ({
  ...app,
  records: Object.fromEntries(Object.keys(app.records).map((table) => [table, []])),
  counters: {},
});
