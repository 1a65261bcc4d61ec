import type { AppColumns, Column } from "../computed/column.ts";
import { addDays } from "../fields/days.ts";
import { inOrder } from "../records/record.ts";

/** RFC 5545 and 6350: special signs are escaped, and long lines are folded. */
export const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const FOLD = 60;

/** Joins lines; each has at most 75 bytes, also with signs of four bytes. */
export const foldLines = (lines: readonly string[]) =>
  lines
    .map((line) => {
      const parts: string[] = [];
      let part = "";
      let bytes = 0;
      for (const sign of line) {
        const size = new TextEncoder().encode(sign).length;
        if (bytes + size > FOLD) {
          parts.push(part);
          part = "";
          bytes = 0;
        }
        part += sign;
        bytes += size;
      }
      return [...parts, part].join("\r\n ");
    })
    .join("\r\n")
    .concat("\r\n");

/** The tables that have a date of their own. */
export const datedTables = ({ data }: AppColumns) =>
  data.document.tables.filter(({ fields }) => startOf(fields) !== undefined);

const startOf = <Field extends { kind: string }>(fields: readonly Field[]) =>
  fields.find(({ kind }) => kind === "date-time") ?? fields.find(({ kind }) => kind === "date");

/**
 * Writes the records of a table that have a date as entries of a calendar. Times have no zone, so that an appointment at
 * 9:30 is at 9:30 on every device.
 */
export function tableAsCalendar(columns: AppColumns, tableId: string, now = new Date()): string {
  const table = columns.data.document.tables.find(({ id }) => id === tableId);
  const field = startOf(table?.fields ?? []);
  const start = field && columns.column(tableId, field.id);
  const others = (table?.fields ?? [])
    .filter(({ id }) => id !== field?.id && id !== table?.nameField)
    .flatMap(({ id }) => columns.column(tableId, id) ?? []);
  const stamp = compact(now.toISOString().slice(0, 19));
  const entries = inOrder(columns.data.records(tableId).values()).flatMap((record) => {
    const value = start?.value(record);
    if (typeof value !== "string") return [];
    const notes = others
      .map((column: Column) => [column.field.name, column.format(column.value(record))] as const)
      .filter(([, text]) => text)
      .map(([name, text]) => `${name}: ${text}`)
      .join("\n");
    return [
      "BEGIN:VEVENT",
      `UID:${record.id}-${tableId}@app`,
      `DTSTAMP:${stamp}Z`,
      ...(value.includes("T")
        ? [`DTSTART:${compact(`${value}:00`)}`, "DURATION:PT1H"]
        : [`DTSTART;VALUE=DATE:${compact(value)}`, `DTEND;VALUE=DATE:${compact(addDays(value, 1))}`]),
      `SUMMARY:${escapeText(columns.name(tableId, record) || (table?.name.one ?? ""))}`,
      ...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
      "END:VEVENT",
    ];
  });
  return foldLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sitewright//Apps//EN",
    ...entries,
    "END:VCALENDAR",
  ]);
}

const compact = (time: string) => time.replace(/[-:]/g, "");
