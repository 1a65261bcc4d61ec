import { createColumns } from "../computed/columns.ts";
import type { AppDocument, AppTable, Field } from "../document.ts";
import { addDays } from "../fields/days.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { plainText } from "../fields/operators.ts";
import type { AppFile } from "../records/app-file.ts";
import type { AppRecord } from "../records/record.ts";
import { createRecords } from "../records/records.ts";
import type { Outline, OutlineSample } from "./outline.ts";

export interface SampleProblem {
  table: string;
  /** The place of the record, from 1. */
  record: number;
  field: string;
  problem: string;
}

/** Dates of samples are near today, so that calendars and figures have something to show. */
const NEAR = /^(?:(\d+) days? ago|in (\d+) days?|today|tomorrow|yesterday)\b/i;

/**
 * Writes the sample records of an outline. Values are read as if somebody typed them on this day. Links are found by
 * name, or by place: `#2`.
 */
export function writeRecords(
  document: AppDocument,
  { tables }: Pick<Outline, "tables">,
  today: string,
): AppFile & { problems: SampleProblem[] } {
  const { context } = createColumns(createRecords({ document }), () => `${today}T12:00`);
  const records: Record<string, AppRecord[]> = {};
  const problems: SampleProblem[] = [];
  const counters: Record<string, number> = {};
  const samples = new Map(tables.map(({ id, samples = [] }) => [id, samples]));
  const created = `${addDays(today, -30)}T09:00:00.000Z`;

  function idOf(table: string, wanted: string) {
    const place = /^#(\d+)$/.exec(wanted)?.[1];
    const list = samples.get(table) ?? [];
    const nameField = document.tables.find(({ id }) => id === table)?.nameField ?? "";
    const at = place
      ? Number(place) - 1
      : list.findIndex((one) => plainText(String(one[nameField] ?? "")) === plainText(wanted));
    return list[at] ? recordId(table, at) : undefined;
  }

  for (const table of document.tables) {
    records[table.id] = (samples.get(table.id) ?? []).map((sample, at) => {
      const values = valuesOf(table, sample, at, (field, problem) =>
        problems.push({ table: table.id, record: at + 1, field, problem }),
      );
      return { id: recordId(table.id, at), created, changed: created, values };
    });
  }

  function valuesOf(
    table: AppTable,
    sample: OutlineSample,
    at: number,
    report: (field: string, problem: string) => void,
  ) {
    const values: Record<string, unknown> = {};
    for (const id of Object.keys(sample))
      if (!table.fields.some((field) => field.id === id)) report(id, "There is no such field.");
    for (const field of table.fields) {
      const typed = sample[field.id];
      if (field.kind === "running-number" && typed === undefined) {
        values[field.id] = at + 1;
        counters[`${table.id}.${field.id}`] = at + 1;
        continue;
      }
      if (typed === undefined) {
        if (field.isRequired) report(field.id, "It is required.");
        continue;
      }
      const parsed = read(field, typed);
      if ("problem" in parsed) report(field.id, parsed.problem);
      else if (parsed.value !== null) values[field.id] = parsed.value;
    }
    return values;
  }

  function read(field: Field, typed: string | number | boolean) {
    const kind = fieldKinds[field.kind];
    if (kind.isComputed) return { problem: "It is computed." };
    if (typeof typed === "boolean") return { value: typed };
    const isDate = field.kind === "date" || field.kind === "date-time";
    const text = isDate ? nearDate(String(typed), today) : String(typed);
    return kind.parse(text, field.options, { ...context, idOf });
  }

  return { document, records, counters, unreadable: 0, problems };
}

const recordId = (table: string, at: number) => `${table.slice(0, 48)}-${at + 1}`;

function nearDate(typed: string, today: string) {
  const [found, ago, ahead] = NEAR.exec(typed) ?? [];
  if (found === undefined) return typed;
  const word = { tomorrow: 1, yesterday: -1 }[found.toLowerCase()] ?? 0;
  const days = ago ? -Number(ago) : ahead ? Number(ahead) : word;
  return `${addDays(today, days)}${typed.slice(found.length)}`;
}
