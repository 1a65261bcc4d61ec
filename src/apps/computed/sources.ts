import { type AppTable, type Field, type FieldOf, findField } from "../document.ts";
import { type CellError, isCellError } from "../fields/field-values.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { isEmpty } from "../fields/operators.ts";
import { summaries } from "../fields/summaries.ts";
import { compileFormula } from "../formulas/compile-formula.ts";
import { matcherOf } from "../query/filter-records.ts";
import type { AppRecord } from "../records/record.ts";
import type { AppColumns, Column, Source } from "./column.ts";
import { type Path, pathOf, shownFieldOf } from "./shown-field.ts";

const failed = (error: string): Source => ({ read: () => ({ error }) satisfies CellError });

/** Returns how the values of a computed field are found, or undefined for a stored field. */
export function computedSource(columns: AppColumns, table: AppTable, field: Field): Source | undefined {
  if (field.kind === "formula") return formulaSource(columns, table, field);
  if (field.kind !== "lookup" && field.kind !== "rollup") return;
  const path = pathOf(columns.data.document, table, field.options);
  if ("problem" in path) return failed(path.problem);
  const records = recordsAlong(columns, path);
  return field.kind === "lookup"
    ? lookupSource(columns, table, field, path, records)
    : rollupSource(columns, field, path, records);
}

function formulaSource(columns: AppColumns, table: AppTable, { options }: FieldOf<"formula">): Source {
  const compiled = compileFormula(options.formula, (id) => findField(table, id)?.id);
  if ("problem" in compiled) return failed(compiled.problem);
  const read = new Map(compiled.fields.map((id) => [id, columns.column(table.id, id)]));
  const kind = fieldKinds[options.result];
  const kindOptions = { decimals: options.decimals };
  let record: AppRecord;
  const scope = {
    read(id: string) {
      const column = read.get(id);
      return column ? column.toFormula(column.value(record)) : null;
    },
    get now() {
      return columns.now();
    },
  };
  return {
    ...dependsOn([...read.values()]),
    ...(compiled.usesToday && { usesToday: true }),
    read(of) {
      // A formula can read another one of its table, which sets its own record.
      const outer = record;
      record = of;
      const result = compiled.evaluate(scope);
      record = outer;
      if (isCellError(result) || isEmpty(result)) return isEmpty(result) ? null : result;
      const value = kind.fromFormula
        ? kind.fromFormula(result, kindOptions, columns.context)
        : asText(result);
      return value === undefined
        ? ({ error: "The result does not fit the kind of this field." } as CellError)
        : value;
    },
  };
}

const asText = (result: unknown): string =>
  Array.isArray(result)
    ? result.map(asText).join(", ")
    : typeof result === "boolean"
      ? result
        ? "Yes"
        : "No"
      : String(result);

function dependsOn(columns: readonly (Column | undefined)[], ...tables: string[]) {
  const all = new Set([...tables, ...columns.flatMap((column) => [...(column?.tables ?? [])])]);
  return { tables: all, usesToday: columns.some((column) => column?.usesToday) };
}

/** Returns the records at the other end of a link, without deleted ones. */
function recordsAlong(columns: AppColumns, { link, target, isBackwards }: Path) {
  if (isBackwards) return ({ id }: AppRecord) => columns.linking(target.id, link.id).get(id) ?? [];
  return ({ values }: AppRecord) => {
    const records = columns.data.records(target.id);
    return ((values[link.id] as string[] | undefined) ?? []).flatMap((id) => records.get(id) ?? []);
  };
}

function lookupSource(
  columns: AppColumns,
  table: AppTable,
  field: FieldOf<"lookup">,
  { target }: Path,
  records: (record: AppRecord) => readonly AppRecord[],
): Source {
  const column = columns.column(target.id, field.options.field);
  if (!column) return failed("The field to look up is missing.");
  const shown = shownFieldOf(columns.data.document, table, field);
  const isList = "isList" in shown && shown.isList;
  return {
    ...dependsOn([column], target.id),
    read(record) {
      const values = records(record).flatMap((one) => {
        const value = column.value(one);
        return isEmpty(value) ? [] : column.isList && Array.isArray(value) ? value : [value];
      });
      return isList ? (values.length > 0 ? values : null) : (values[0] ?? null);
    },
  };
}

const WHOLE = ["money", "duration", "running-number"];

function rollupSource(
  columns: AppColumns,
  { options }: FieldOf<"rollup">,
  { target }: Path,
  records: (record: AppRecord) => readonly AppRecord[],
): Source {
  const { figure, field, filter } = options;
  const matches = filter && matcherOf(columns, target.id, filter);
  const column = columns.column(target.id, field ?? "");
  const depends = dependsOn([column, ...(matches?.columns ?? [])], target.id);
  const usesToday = depends.usesToday || filter !== undefined;
  const counted = (record: AppRecord) => {
    const all = records(record);
    return matches ? all.filter(matches.test) : all;
  };
  if (figure === "count") return { ...depends, usesToday, read: (record) => counted(record).length };
  if (!column) return failed("The field to look up is missing.");
  return {
    ...depends,
    usesToday,
    read(record) {
      const values = counted(record)
        .map(column.value)
        .flatMap((value) => (column.isList && Array.isArray(value) ? value : [value]))
        .filter((value) => !isEmpty(value));
      const error = values.find(isCellError);
      if (error) return error;
      if (figure === "first" || figure === "last") return values.at(figure === "first" ? 0 : -1) ?? null;
      const result = summaries[figure].of(values);
      return typeof result === "number" && WHOLE.includes(column.shown.kind) ? Math.round(result) : result;
    },
  };
}
