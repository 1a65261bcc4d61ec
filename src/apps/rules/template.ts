import type { AppColumns } from "../computed/column.ts";
import { findField, findTable } from "../document.ts";
import type { AppRecord } from "../records/record.ts";

/** Fills a text such as `{dog} is booked for {when}.` with the record's values as they are shown. */
export function fillTemplate(columns: AppColumns, table: string, record: AppRecord, template: string) {
  const home = findTable(columns.data.document, table);
  return template.replace(/\{([a-z0-9-]+)\}/g, (all, id: string) => {
    const column = findField(home, id) && columns.column(table, id);
    return column ? column.format(column.value(record)) : all;
  });
}
