import { addDays, daysBetween, isDay, isLocalTime } from "../fields/days.ts";
import { type AppFile, readApp } from "../records/app-file.ts";
import { type AppRecord, SAMPLE } from "../records/record.ts";

interface StoredTemplate {
  /** The day for which the samples were written. */
  day: string;
  load: () => Promise<{ default: unknown }>;
}

/** The apps to start from, by the ids of src/contract/app-templates.ts. */
const templates: Record<string, StoredTemplate> = {
  "app-dog-groomer": { day: "2026-11-29", load: () => import("../examples/mobile-dog-groomer.json") },
  "app-tool-library": { day: "2026-11-29", load: () => import("../examples/makerspace-tools.json") },
};

/** Loads a template with its sample records, whose dates are moved by whole weeks to the present. */
export async function loadAppTemplate(id: string, today: string): Promise<AppFile | undefined> {
  const template = Object.hasOwn(templates, id) ? templates[id] : undefined;
  if (!template) return;
  const file = readApp((await template.load()).default);
  const weeks = Math.floor(daysBetween(template.day, today) / 7);
  const records = Object.fromEntries(
    Object.entries(file.records).map(([table, list]) => [
      table,
      list.map((record) => ({ ...moved(record, weeks * 7), by: SAMPLE })),
    ]),
  );
  return { ...file, records };
}

function moved(record: AppRecord, days: number): AppRecord {
  const values = Object.entries(record.values).map(([field, value]) => [
    field,
    typeof value === "string" && isDate(value) ? addDays(value.slice(0, 10), days) + value.slice(10) : value,
  ]);
  return { ...record, values: Object.fromEntries(values) };
}

const isDate = (value: string) => isDay(value) || isLocalTime(value);
