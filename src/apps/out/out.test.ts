import { read, utils } from "@e965/xlsx";
import papa from "papaparse";
import { describe, expect, test } from "vitest";
import { createColumns } from "../computed/columns.ts";
import { readApp, writeApp } from "../records/app-file.ts";
import { changeRecords } from "../records/edits.ts";
import { createRecords } from "../records/records.ts";
import { readRows } from "../records/table-rows.ts";
import { openExample } from "../testing.ts";
import { appAsXlsx } from "./app-as-xlsx.ts";
import { datedTables, escapeText, foldLines, tableAsCalendar } from "./calendar-file.ts";
import { peopleTables, tableAsContacts } from "./contacts-file.ts";
import { tableAsCsv } from "./table-as-csv.ts";

test.each(["groomer", "makerspace"] as const)("%s comes back equal from JSON", (name) => {
  const { app } = openExample(name);
  const file = readApp(JSON.parse(writeApp(app)));
  expect(file.unreadable).toBe(0);
  expect(writeApp(createRecords(file))).toBe(writeApp(app));
});

test("a table comes back from CSV with every value that people have typed", () => {
  const { app, columns } = openExample("groomer");
  app.apply(changeRecords(app, "customers", new Map([["tom", { notes: '=1+1, "said"\nhe; or -5' }]])));
  const { data } = papa.parse<string[]>(
    tableAsCsv(columns, "customers")
      .replace(/^\uFEFF/, "")
      .trim(),
  );
  const [heads = [], ...rows] = data;
  const other = openExample("groomer");
  const empty = createRecords({ document: other.app.document, records: {} });
  const { edit, problems } = readRows(createColumns(empty), "customers", { columns: heads, rows });

  expect(problems).toEqual([]);
  expect(edit.patches.map(({ after }) => after?.values.name)).toEqual(
    [...app.records("customers").values()].map(({ values }) => values.name),
  );
  expect(rows.flat().some((cell) => cell.startsWith("="))).toBe(false);
});

test("a file for spreadsheet programs has one sheet for each table, with amounts and dates to calculate with", async () => {
  const { columns } = openExample("groomer");
  const book = read(new Uint8Array(await (await appAsXlsx(columns)).arrayBuffer()), { cellDates: false });

  expect(book.SheetNames).toEqual(["Customers", "Dogs", "Appointments"]);
  const [first] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Appointments ?? {}, { raw: true });
  expect(first?.Price).toBeTypeOf("number");
  expect(first?.When).toBeTypeOf("number");
});

describe("a calendar file", () => {
  test("has an entry for each record with a date, at the hour that was typed", () => {
    const { columns } = openExample("groomer");
    expect(datedTables(columns).map(({ id }) => id)).toContain("appointments");

    const file = tableAsCalendar(columns, "appointments");

    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(columns.data.records("appointments").size);
    expect(file).toMatch(/\r\nDTSTART:2026\d{4}T\d{6}\r\n/);
    expect(file).toContain("SUMMARY:Duke\\, nails");
  });

  test("cannot be broken out of by a text, and has no long lines", () => {
    expect(escapeText("a;b,c\\d\nEND:VEVENT\u0007")).toBe("a\\;b\\,c\\\\d\\nEND:VEVENT");
    const long = `SUMMARY:${"🐶".repeat(100)}`;
    const folded = foldLines([long]);
    for (const line of folded.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(folded.replace(/\r\n /g, "").trimEnd()).toBe(long);
  });
});

test("people become contacts", () => {
  const { columns } = openExample("groomer");
  expect(peopleTables(columns).map(({ id }) => id)).toEqual(["customers"]);

  const file = tableAsContacts(columns, "customers");

  expect(file).toContain("N:Nair;Priya;;;\r\nFN:Priya Nair\r\nTEL:07700 900142");
  expect(file).toContain("ADR:;;4 Orchard Lane\\nLewes;;;;");
});
