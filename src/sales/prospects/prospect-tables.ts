import type { RowError } from "#src/lib/spreadsheet/check-rows.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";
import { type Prospect, stageNames } from "#src/sales/replies/prospects.ts";
import type { SheetLink } from "./make-links.ts";

/** The rows of a file with their links, or with the reason why they have none. */
export function linksTable(links: readonly SheetLink[], errors: readonly RowError[], origin: string): Table {
  const wrong = [...new Set(errors.map(({ row }) => row))];
  const rows = [
    ...links.map(({ number, row, path, problem }) => ({
      number,
      cells: [row.name, path && origin + path, problem],
    })),
    ...wrong.map((number) => {
      const found = errors.filter(({ row }) => row === number);
      return {
        number,
        cells: ["", "", found.map(({ column, message }) => `${column}: ${message}`).join(" ")],
      };
    }),
  ];
  return {
    name: "Links",
    columns: ["Row", "Name", "Link", "Problem"],
    rows: rows.sort((one, other) => one.number - other.number).map(({ number, cells }) => [number, ...cells]),
  };
}

/** All data about the prospects. */
export const prospectsTable = (
  all: readonly Prospect[],
  replies: (id: string) => number,
  origin: string,
): Table => ({
  name: "Prospects",
  columns: [
    ...["Name", "Stage", "Next step", "Next step on", "E-mail", "Link", "Link made", "Opened, as they say"],
    ...["Replies", "Notes"],
  ],
  rows: all.map(({ id, name, stage, nextStep, nextDay, email, links, openedAt, notes }) => [
    ...[name, stageNames[stage], nextStep, nextDay, email],
    ...[links[0] ? origin + links[0].address : "", links[0]?.at ?? "", openedAt ?? "", replies(id), notes],
  ]),
});
