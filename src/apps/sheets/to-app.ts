import {
  type AppDocument,
  type Field,
  MAX_FIELDS,
  parseAppDocument,
  VERSION,
  type View,
} from "../document.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { toMajor, toMinor } from "../fields/money/money.ts";
import { freeId } from "../outline/id-of.ts";
import type { AppFile } from "../records/app-file.ts";
import type { AppRecord } from "../records/record.ts";
import {
  type Answers,
  AS_IN_FILE,
  type PlanField,
  type PlanTable,
  type SheetPlan,
  type Steps,
  type Value,
} from "./plan.ts";
import { findRunningTotals, type RunningTotal } from "./running-totals.ts";

export interface SheetAppOptions {
  name: string;
  /** The instant at which the records are added, such as `2026-02-14T08:30:15.250Z`. */
  now: string;
  locale?: string;
  /** Where the file does not tell. */
  currency?: string;
  theme?: AppDocument["theme"];
  /** `total:TABLE:FIELD` with `as-in-file` keeps a running total as a column. */
  answers?: Answers;
}

/** An app made of a file, with what is needed to write the file again. */
export interface SheetApp {
  file: AppFile;
  /** Columns that the app computes, and that are no fields. */
  totals: RunningTotal[];
  plan: SheetPlan;
}

const RECORDS_AT_ONCE = 2_000;
const MOST_CHOICES = 300;
/** Kinds whose values are texts: what does not fit becomes plain text. */
const TEXT_KINDS = new Set(["text", "long-text", "phone", "email", "web", "address"]);

/** How the values of a field change between the plan and the app, in both directions. */
interface Bridge {
  field: Field;
  toApp: (value: Value) => unknown;
  toPlan: (value: unknown) => Value;
}

const same = {
  toApp: (value: Value) => value as unknown,
  toPlan: (value: unknown) => (value ?? null) as Value,
};

/** Makes an app of a plan. A value of the file that a field cannot hold is never dropped: its field becomes text. */
export function* appFromPlan(plan: SheetPlan, options: SheetAppOptions): Steps<SheetApp> {
  const { name, now, locale = "en-GB", answers = {} } = options;
  const currency = currencyOf(plan) ?? options.currency ?? "GBP";
  const theme = options.theme ?? { palette: "harbour", fonts: "space-grotesk-and-inter" };
  const totals = findRunningTotals(plan.tables).filter(
    ({ table, field }) => answers[`total:${table}:${field}`] !== AS_IN_FILE,
  );
  const bridges = bridgesOf(plan, currency, totals);
  const document = parseAppDocument({
    ...{ version: VERSION, name: name.slice(0, 80) || "Spreadsheet", theme, locale, currency },
    tables: plan.tables.map((table) => tableOf(table, bridges.get(table.id) ?? [])),
    ...viewsOf(plan, totals),
  });
  const records: Record<string, AppRecord[]> = {};
  const counters: Record<string, number> = {};
  const count = plan.tables.reduce((sum, table) => sum + table.records.length, 0);
  let done = 0;
  for (const table of plan.tables) {
    const list: AppRecord[] = [];
    records[table.id] = list;
    const own = bridges.get(table.id) ?? [];
    const places = own.map(({ field }) => table.fields.findIndex(({ id }) => id === field.id));
    for (const record of table.records) {
      const values: Record<string, unknown> = {};
      for (const [at, { field, toApp }] of own.entries()) {
        const value = record.values[places[at] ?? -1] ?? null;
        if (value !== null && value !== "") values[field.id] = toApp(value);
      }
      list.push({ id: record.id, created: now, changed: now, values });
      done += 1;
      if (done % RECORDS_AT_ONCE === 0) yield done / count;
    }
    for (const { field } of own)
      if (field.kind === "running-number")
        counters[`${table.id}.${field.id}`] = Math.max(
          0,
          ...list.map(({ values }) => Number(values[field.id] ?? 0)),
        );
  }
  return { file: { document, records, counters, unreadable: 0 }, totals, plan };
}

/** Returns the plan with the records of the app, for `writeOut`: cells that nobody has changed come out as they were. */
export function planFromApp({ plan, totals, file }: SheetApp, records: AppFile["records"]): SheetPlan {
  const bridges = bridgesOf(plan, file.document.currency, totals);
  const unlike = plan.sheets.map(
    (sheet) => new Map(sheet.unlike.map((cell) => [`${cell.row} ${cell.column}`, cell])),
  );
  const tables = plan.tables.map((table): PlanTable => {
    const own = new Map((bridges.get(table.id) ?? []).map((bridge) => [bridge.field.id, bridge]));
    const before = new Map(table.records.map((record) => [record.id, record]));
    const made = (records[table.id] ?? []).map((record) => {
      const old = before.get(record.id);
      const values = table.fields.map(({ id, source }, at): Value => {
        const bridge = own.get(id);
        const was = old?.values[at] ?? null;
        if (!bridge) return was;
        const value = bridge.toPlan(record.values[id]);
        if (JSON.stringify(value) === JSON.stringify(was)) return was;
        // The text of the file counts only for the value that it had.
        if (old && source) unlike[source.sheet]?.delete(`${old.row - 1} ${source.column}`);
        return value;
      });
      return { id: record.id, row: old?.row ?? 0, values };
    });
    return { ...table, records: made };
  });
  for (const total of totals) fillTotal(tables, total);
  const sheets = plan.sheets.map((sheet, at) => ({ ...sheet, unlike: [...(unlike[at]?.values() ?? [])] }));
  return { ...plan, tables, sheets };
}

/** Computes a running total again, from where the file begins. */
function fillTotal(tables: readonly PlanTable[], { table, field, start, added, taken }: RunningTotal) {
  const own = tables.find(({ id }) => id === table);
  const placeOf = (id: string | undefined) => own?.fields.findIndex((one) => one.id === id) ?? -1;
  const [at, plus, minus] = [placeOf(field), placeOf(added), placeOf(taken)];
  let total = start;
  const numberAt = (values: readonly Value[], place: number) => Number(values[place] ?? 0);
  for (const { values } of own?.records ?? []) {
    total += numberAt(values, plus) - (minus < 0 ? 0 : numberAt(values, minus));
    values[at] = Number(total.toFixed(6));
  }
}

function currencyOf({ tables }: SheetPlan) {
  const counts = new Map<string, number>();
  for (const { kind, options } of tables.flatMap(({ fields }) => fields))
    if (kind === "money" && options.currency)
      counts.set(options.currency, (counts.get(options.currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function bridgesOf({ tables }: SheetPlan, currency: string, totals: readonly RunningTotal[]) {
  return new Map(
    tables.map((table) => [
      table.id,
      table.fields
        .filter(({ id }) => !totals.some((total) => total.table === table.id && total.field === id))
        .slice(0, MAX_FIELDS)
        .map((field) => bridgeOf(field, valuesOf(table, field), currency)),
    ]),
  );
}

function valuesOf({ fields, records }: PlanTable, field: PlanField) {
  const at = fields.indexOf(field);
  return new Set(
    records.map(({ values }) => values[at] ?? null).filter((value) => value !== null && value !== ""),
  );
}

/** Finds the field for a column, and the way of its values there and back. */
function bridgeOf(column: PlanField, values: ReadonlySet<Value>, currency: string): Bridge {
  const { id, isUnique, isRequired } = column;
  const name = column.name.slice(0, 80).trim() || "Column";
  const flags = { ...(isUnique && { isUnique }), ...(isRequired && { isRequired }) };
  const make = (
    kind: Field["kind"],
    kindOptions: unknown,
    ways: Pick<Bridge, "toApp" | "toPlan">,
  ): Bridge => ({
    field: { id, name, kind, options: kindOptions, ...flags } as Field,
    ...ways,
  });
  const candidates = candidatesOf(column, currency, make);
  for (const candidate of candidates) {
    const { value: schema } = fieldKinds[candidate.field.kind];
    const fits = [...values].every((value) => {
      const stored = candidate.toApp(value);
      return (
        schema.safeParse(stored).success && JSON.stringify(candidate.toPlan(stored)) === JSON.stringify(value)
      );
    });
    if (fits) return candidate;
  }
  return make("long-text", {}, same);
}

type Make = (kind: Field["kind"], options: unknown, ways: Pick<Bridge, "toApp" | "toPlan">) => Bridge;

function candidatesOf({ kind, options }: PlanField, currency: string, make: Make): Bridge[] {
  const { decimals, unit, choices = [] } = options;
  const number = make(
    "number",
    { ...(decimals !== undefined && { decimals }), ...unitOf(unit ?? options.currency) },
    same,
  );
  switch (kind) {
    case "money":
      return options.currency !== undefined && options.currency !== currency
        ? [number]
        : [
            make(
              "money",
              {},
              {
                toApp: (value) => toMinor(Number(value), currency),
                toPlan: (value) => (typeof value === "number" ? toMajor(value, currency) : null),
              },
            ),
            number,
          ];
    case "number":
      return [number];
    case "duration":
      return [
        make(
          "duration",
          {},
          {
            toApp: (value) => Math.round(Number(value) * 60),
            toPlan: (value) => (typeof value === "number" ? value / 60 : null),
          },
        ),
        number,
      ];
    case "choice":
    case "choices":
      return choices.length > 0 && choices.length <= MOST_CHOICES ? [choiceBridge(kind, choices, make)] : [];
    case "link":
      return [
        make(
          "link",
          { table: options.table },
          {
            toApp: (value) => [value],
            toPlan: (value) => (Array.isArray(value) ? ((value[0] as string | undefined) ?? null) : null),
          },
        ),
      ];
    case "running-number":
      return [runningBridge(options, make), make("text", {}, same)];
    default:
      return TEXT_KINDS.has(kind) ? [make(kind, {}, same), make("text", {}, same)] : [make(kind, {}, same)];
  }
}

const unitOf = (unit: string | undefined) =>
  unit && unit.length <= 12 && /^[^\d\s.,+()-][^\d]*$/.test(unit) ? { unit } : {};

function choiceBridge(kind: "choice" | "choices", names: readonly string[], make: Make) {
  const taken = new Set<string>();
  const ids = new Map(names.map((name) => [name, freeId(name, taken)]));
  const back = new Map([...ids].map(([name, id]) => [id, name]));
  const choices = names.map((name, at) => ({
    id: ids.get(name),
    name: name.slice(0, 80),
    colour: (at % 8) + 1,
  }));
  const toApp = (value: Value) =>
    Array.isArray(value) ? value.map((name) => ids.get(name)) : ids.get(String(value));
  const toPlan = (value: unknown): Value => {
    if (Array.isArray(value)) return value.map((id) => back.get(id) ?? String(id));
    return typeof value === "string" ? (back.get(value) ?? value) : null;
  };
  return make(kind, { choices }, { toApp, toPlan });
}

function runningBridge({ prefix = "", digits = 1 }: PlanField["options"], make: Make) {
  return make(
    "running-number",
    { ...(prefix && { prefix }), digits },
    {
      toApp: (value) => Number(String(value).slice(prefix.length)),
      toPlan: (value) => (typeof value === "number" ? prefix + String(value).padStart(digits, "0") : null),
    },
  );
}

const tableOf = ({ id, name, nameField, fields }: PlanTable, bridges: readonly Bridge[]) => ({
  ...{ id, name: { one: name.one.slice(0, 80), many: name.many.slice(0, 80) } },
  nameField: bridges.some(({ field }) => field.id === nameField)
    ? nameField
    : (bridges[0]?.field.id ?? fields[0]?.id),
  fields: bridges.map(({ field }) => field),
});

function viewsOf({ views, tables }: SheetPlan, totals: readonly RunningTotal[]) {
  const taken = new Set<string>();
  const isLeft = (table: string, field: string | undefined) =>
    totals.some((total) => total.table === table && total.field === field);
  const made: { view: Partial<View> & { id: string }; isPage: boolean }[] = [];
  for (const { kind, table, name, by, sums = [] } of views) {
    if (isLeft(table, by)) continue;
    const id = freeId(name, taken);
    if (kind !== "dashboard") {
      const options = kind === "board" ? { by } : kind === "calendar" ? { start: by } : {};
      made.push({ view: { id, table, kind, name: name.slice(0, 80), options } as View, isPage: true });
      continue;
    }
    const all = freeId(`${name} all`, taken);
    const fields = tables.find((one) => one.id === table)?.fields ?? [];
    const tiles = sums
      .filter((field) => !isLeft(table, field))
      .map((field) => ({
        name: fields.find((one) => one.id === field)?.name ?? "Sum",
        view: all,
        figure: "sum",
        field,
      }));
    if (tiles.length === 0) continue;
    made.push({
      view: { id, table, kind, name: name.slice(0, 80), options: { tiles } } as unknown as View,
      isPage: true,
    });
    made.push({
      view: { id: all, table, kind: "table", name: name.slice(0, 80), options: {} } as View,
      isPage: false,
    });
  }
  return {
    views: made.map(({ view }) => view),
    pages: made.filter(({ isPage }) => isPage).map(({ view }) => view.id),
  };
}
