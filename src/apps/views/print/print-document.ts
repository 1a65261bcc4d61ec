import type { AppColumns, Column } from "../../computed/column.ts";
import { type AppTable, type Field, findTable, type ViewOf } from "../../document.ts";
import { isEmpty } from "../../fields/operators.ts";
import { summarize } from "../../query/query-view.ts";
import { type AppRecord, inOrder } from "../../records/record.ts";
import { fillTemplate } from "../../rules/template.ts";

type PrintOptions = ViewOf<"print">["options"];

/** Everything that a printed document says. */
export interface PrintDocument {
  title: string;
  number: string;
  facts: { name: string; text: string }[];
  to: string[];
  from: string[];
  intro: string;
  foot: string;
  /** Null without lines. */
  lines: { heads: { name: string; isNumeric: boolean }[]; rows: string[][] } | null;
  totals: { name: string; text: string }[];
}

const TITLES = { invoice: "Invoice", quote: "Quote", receipt: "Receipt", labels: "", page: "" } as const;
const LETTER_COUNTRIES = ["US", "CA", "MX", "PH", "CL", "CO", "VE", "CR", "GT", "PA", "DO", "PR"];

/** The paper that is usual in a country. */
export function paperOf(locale: string, { paper }: PrintOptions) {
  if (paper) return paper;
  const { region } = new Intl.Locale(locale).maximize();
  return LETTER_COUNTRIES.includes(region ?? "") ? "Letter" : "A4";
}

const NUMERIC: Field["kind"][] = ["number", "money", "percent", "duration"];
const isNumeric = ({ shown }: Column) => NUMERIC.includes(shown.kind);
const textOf = (column: Column, record: AppRecord) => column.format(column.value(record)).trim();

/** Composes the document of a record. What an app does not name is found by the kinds of its fields. */
export function printDocument(
  columns: AppColumns,
  table: AppTable,
  options: PrintOptions,
  record: AppRecord,
): PrintDocument {
  const column = (id: string | undefined) => columns.column(table.id, id ?? "");
  const all = table.fields.flatMap(({ id }) => column(id) ?? []);
  const ofKind = (...kinds: Field["kind"][]) => all.filter(({ shown }) => kinds.includes(shown.kind));
  const number = column(options.number) ?? ofKind("running-number")[0];
  const dates = options.dates?.flatMap((id) => column(id) ?? []) ?? ofKind("date", "date-time");
  const lines = linesOf(columns, options, record);
  const totals = (options.totals?.flatMap((id) => column(id) ?? []) ?? ofKind("money")).filter(
    (one) => !isEmpty(one.value(record)),
  );
  const fill = (text: string | undefined) => fillTemplate(columns, table.id, record, text ?? "");
  return {
    title: fill(options.title) || TITLES[options.layout] || table.name.one,
    number: number ? textOf(number, record) : "",
    facts: dates.flatMap((one) => {
      const text = textOf(one, record);
      return text ? [{ name: one.field.name, text }] : [];
    }),
    to: addressOf(columns, table, options, record),
    from: fill(options.from).split("\n").filter(Boolean),
    intro: fill(options.intro),
    foot: fill(options.foot),
    lines: lines && { heads: lines.heads, rows: lines.rows },
    totals:
      totals.length > 0
        ? totals.map((one) => ({ name: one.field.name, text: textOf(one, record) }))
        : lines?.sum
          ? [{ name: "Total", text: lines.sum }]
          : [],
  };
}

/** The lines of an address: from fields that are named, or from the first linked record. */
function addressOf(columns: AppColumns, table: AppTable, { to }: PrintOptions, record: AppRecord) {
  const lines = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  if (to)
    return to.flatMap((id) =>
      lines(columns.column(table.id, id)?.format(columns.column(table.id, id)?.value(record)) ?? ""),
    );
  for (const field of table.fields) {
    if (field.kind !== "link") continue;
    const other = findTable(columns.data.document, field.options.table);
    const [id = ""] = (record.values[field.id] as string[] | undefined) ?? [];
    const linked = columns.data.records(field.options.table).get(id);
    if (!other || !linked) continue;
    const address = other.fields.find(({ kind }) => kind === "address");
    const found = address && columns.column(other.id, address.id);
    return [columns.name(other.id, linked), ...(found ? lines(textOf(found, linked)) : [])];
  }
  return [];
}

function linesOf(columns: AppColumns, options: PrintOptions, record: AppRecord) {
  const [tableId = "", link = ""] = options.lines?.split(".") ?? [];
  const table = findTable(columns.data.document, tableId);
  if (!table) return null;
  const records = inOrder(columns.linking(tableId, link).get(record.id) ?? []);
  const ids = options.lineFields ?? table.fields.map(({ id }) => id).filter((id) => id !== link);
  const shown = ids.flatMap((id) => columns.column(tableId, id) ?? []);
  const amount =
    columns.column(tableId, options.amount ?? "") ??
    shown.findLast((column) => column.shown.kind === "money");
  return {
    heads: shown.map((column) => ({ name: column.field.name, isNumeric: isNumeric(column) })),
    rows: records.map((line) => shown.map((column) => textOf(column, line))),
    sum: amount ? summarize(columns, amount, "sum", records).text : "",
  };
}

/** The texts of a label: the name of its record and what the view shows. */
export const labelOf = (
  columns: AppColumns,
  table: AppTable,
  shown: readonly Column[],
  record: AppRecord,
) => [
  columns.name(table.id, record),
  ...shown
    .filter(({ field }) => field.id !== table.nameField)
    .flatMap((column) => textOf(column, record).split("\n"))
    .filter(Boolean),
];

/** Divides labels into sheets. The first `used` places stay empty, for a sheet that was begun. */
export function sheetsOf<Label>(labels: readonly Label[], perSheet: number, used: number) {
  const places: (Label | null)[] = [...Array.from({ length: used }, () => null), ...labels];
  const sheets: (Label | null)[][] = [];
  for (let at = 0; at < places.length; at += perSheet) sheets.push(places.slice(at, at + perSheet));
  return sheets;
}
