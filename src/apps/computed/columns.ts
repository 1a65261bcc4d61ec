import { type AppTable, type Field, findField, findTable } from "../document.ts";
import { type CellError, type FieldContext, isCellError } from "../fields/field-values.ts";
import { localTimeOf } from "../fields/instant.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { joinList } from "../fields/lists.ts";
import { plainText } from "../fields/operators.ts";
import type { AppRecord } from "../records/record.ts";
import type { AppData } from "../records/records.ts";
import type { AppColumns, Column, Source } from "./column.ts";
import { shownFieldOf } from "./shown-field.ts";
import { computedSource } from "./sources.ts";

const MAX_NAME_DEPTH = 6;

/** Reads an app's values. What is computed is remembered until something changes that it depends on. */
export function createColumns(
  data: AppData,
  now: () => string = () => localTimeOf(new Date().toISOString()),
): AppColumns {
  let document = data.document;
  let columns = new Map<string, Column>();
  let building: string[] = [];
  let nameDepth = 0;
  const memory = new Map<string, { stamp: string; value: unknown }>();

  /** Remembers a value until one of these tables changes. */
  function remember<Value>(key: string, tables: Iterable<string>, make: () => Value): Value {
    const stamp = [...tables].map((table) => data.version(table)).join();
    const known = memory.get(key);
    if (known?.stamp === stamp) return known.value as Value;
    const value = make();
    memory.set(key, { stamp, value });
    return value;
  }

  const context: FieldContext = {
    get locale() {
      return data.document.locale;
    },
    get currency() {
      return data.document.currency;
    },
    get today() {
      return now().slice(0, 10);
    },
    nameOf(table, id) {
      const record = data.records(table).get(id);
      return record && name(table, record);
    },
    idOf(table, wanted) {
      const depends = column(table, findTable(data.document, table)?.nameField ?? "")?.tables ?? [];
      const ids = remember(`ids ${table}`, [table, ...depends], () => {
        const found = new Map<string, string | undefined>();
        for (const record of data.records(table).values()) {
          const plain = plainText(name(table, record));
          found.set(plain, found.has(plain) ? undefined : record.id);
        }
        return found;
      });
      return ids.get(plainText(wanted.trim()));
    },
  };

  /** Names can lead in a circle, if each of two tables is named after a link to the other. */
  function name(table: string, record: AppRecord) {
    const named = column(table, findTable(data.document, table)?.nameField ?? "");
    if (!named || nameDepth >= MAX_NAME_DEPTH) return "";
    nameDepth += 1;
    try {
      return named.format(named.value(record));
    } finally {
      nameDepth -= 1;
    }
  }

  function column(table: string, field: string) {
    if (document !== data.document) {
      document = data.document;
      columns = new Map();
      memory.clear();
    }
    const key = JSON.stringify([table, field]);
    const known = columns.get(key);
    if (known) return known;
    const home = findTable(document, table);
    const found = findField(home, field);
    if (!home || !found) return;
    if (building.includes(key))
      return makeColumn(home, found, { read: () => ({ error: "This field refers to itself." }) });
    building = [...building, key];
    try {
      const source = computedSource(all, home, found) ?? storedSource(found);
      const made = makeColumn(home, found, source);
      columns.set(key, made);
      return made;
    } finally {
      building = building.filter((one) => one !== key);
    }
  }

  function makeColumn(table: AppTable, field: Field, source: Source): Column {
    const shownField = shownFieldOf(document, table, field);
    const problem = "problem" in shownField ? { error: shownField.problem } : undefined;
    const { field: shown, isList } = "problem" in shownField ? { field, isList: false } : shownField;
    const kind = fieldKinds[shown.kind];
    const { options } = shown;
    const each = (value: unknown, write: (one: unknown) => string): string => {
      if (value === null || value === undefined) return "";
      if (isCellError(value)) return (value as CellError).error;
      return isList && Array.isArray(value) ? joinList(value.map((one) => each(one, write))) : write(value);
    };
    const linked = shown.kind === "link" ? [shown.options.table] : [];
    return {
      field,
      shown,
      kind,
      isList,
      tables: new Set([...(source.tables ?? []), ...linked]),
      usesToday: source.usesToday ?? false,
      value: problem ? () => problem : remembered(source),
      format: (value) => each(value, (one) => kind.format(one, options, context)),
      toCsv: (value) => each(value, (one) => (kind.toCsv ?? kind.format).call(kind, one, options, context)),
      toFormula(value) {
        if (value === null || value === undefined || isCellError(value) || !kind.toFormula)
          return value ?? null;
        const convert = (one: unknown) => (isCellError(one) ? one : kind.toFormula?.(one, options, context));
        return isList && Array.isArray(value) ? value.map(convert) : convert(value);
      },
      sortKey(value) {
        const one = isList && Array.isArray(value) ? value[0] : value;
        return one === null || one === undefined || isCellError(one)
          ? null
          : kind.sortKey(one, options, context);
      },
    };
  }

  /** A value that depends on its record alone is remembered as long as that record lives. */
  function remembered({ read, tables, usesToday, isStored }: Source) {
    if (isStored) return read;
    const isOwn = !usesToday && (tables?.size ?? 0) === 0;
    let values = new WeakMap<AppRecord, { value: unknown }>();
    let edition = -1;
    let stamp = "";
    return (record: AppRecord) => {
      if (!isOwn && (edition !== data.edition || usesToday)) {
        const present = `${[...(tables ?? [])].map((table) => data.version(table))} ${usesToday ? now() : ""}`;
        if (present !== stamp) values = new WeakMap();
        stamp = present;
        edition = data.edition;
      }
      const known = values.get(record);
      if (known) return known.value;
      const value = read(record);
      values.set(record, { value });
      return value;
    };
  }

  const all: AppColumns = {
    data,
    context,
    now,
    column,
    name,
    linking: (table, link) =>
      remember(`links ${table} ${link}`, [table], () => {
        const found = new Map<string, AppRecord[]>();
        for (const record of data.records(table).values())
          for (const id of (record.values[link] as string[] | undefined) ?? []) {
            const list = found.get(id);
            if (list) list.push(record);
            else found.set(id, [record]);
          }
        return found;
      }),
  };
  return all;
}

function storedSource({ id, kind }: Field): Source {
  if (kind === "created" || kind === "changed") return { isStored: true, read: (record) => record[kind] };
  return { isStored: true, read: (record) => record.values[id] ?? null };
}
