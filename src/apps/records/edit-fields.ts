import type { AppColumns } from "../computed/column.ts";
import { type AppDocument, type AppTable, type Field, findField } from "../document.ts";
import type { FieldContext, Parsed } from "../fields/field-values.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { splitList } from "../fields/lists.ts";
import { isEmpty, plainText } from "../fields/operators.ts";
import type { Change, Edit, Patch } from "./change.ts";
import { type AppRecord, sortedOut } from "./record.ts";
import { type AppData, tableOf } from "./records.ts";

const withTable = (document: AppDocument, table: AppTable): AppDocument => ({
  ...document,
  tables: document.tables.map((one) => (one.id === table.id ? table : one)),
});

/** Values that were kept aside come back when a field can hold them. */
function withKept(app: AppData, table: AppTable, patches: Patch[]): Patch[] {
  const patched = new Set(patches.map(({ id }) => id));
  const others = [...app.records(table.id).values()]
    .filter(({ id, kept }) => kept && !patched.has(id))
    .map((before): Patch => ({ table: table.id, id: before.id, before, after: before }));
  return [...patches, ...others].map((patch) => {
    if (!patch.after?.kept) return patch;
    const { kept, values, ...rest } = patch.after;
    const sorted = sortedOut(table, { ...kept, ...values });
    const isSame = Object.keys(sorted.kept ?? {}).length === Object.keys(kept).length;
    return isSame ? patch : { ...patch, after: { ...rest, ...sorted } };
  });
}

/** Adds a field at the end, or replaces the one with its id. */
export function putField(app: AppData, tableId: string, field: Field): Edit {
  const table = tableOf(app, tableId);
  const isNew = !findField(table, field.id);
  const fields = isNew
    ? [...table.fields, field]
    : table.fields.map((one) => (one.id === field.id ? field : one));
  const changed = { ...table, fields };
  return {
    label: `${isNew ? "Add" : "Change"} the field ${field.name}`,
    patches: withKept(app, changed, []),
    document: withTable(app.document, changed),
  };
}

/** Deletes a field with its values. Views and formulas that name it stay: `restoreField` makes them whole again. */
export function deleteField(app: AppData, tableId: string, fieldId: string): Edit {
  const table = tableOf(app, tableId);
  if (table.nameField === fieldId)
    throw new Error("Choose another field for the names before deleting this one.");
  const field = findField(table, fieldId);
  return {
    label: `Delete the field ${field?.name ?? fieldId}`,
    patches: replaceValues(app, tableId, fieldId, () => undefined),
    document: withTable(app.document, { ...table, fields: table.fields.filter(({ id }) => id !== fieldId) }),
  };
}

/** Replaces the values of one field. Their records have not been changed by anybody, so their time of change stays. */
function replaceValues(
  app: AppData,
  table: string,
  field: string,
  newValue: (record: AppRecord) => unknown,
): Patch[] {
  return [...app.records(table).values()].flatMap((before) => {
    const value = newValue(before);
    if (isEmpty(value) && !(field in before.values)) return [];
    const { [field]: _, ...others } = before.values;
    const values = isEmpty(value) ? others : { ...before.values, [field]: value };
    return [{ table, id: before.id, before, after: { ...before, values } }];
  });
}

export interface DeletedField {
  table: string;
  field: Field;
  change: Change;
}

/** Returns the deleted fields of all tables, last first. */
export function deletedFields({ document, log }: AppData & { log: readonly Change[] }): DeletedField[] {
  const found = new Map<string, DeletedField>();
  for (const change of log.toReversed())
    for (const before of change.document?.before.tables ?? []) {
      const after = change.document?.after.tables.find(({ id }) => id === before.id);
      const now = document.tables.find(({ id }) => id === before.id);
      for (const field of before.fields) {
        const key = JSON.stringify([before.id, field.id]);
        const isGone = after && !findField(after, field.id) && now && !findField(now, field.id);
        if (isGone && !found.has(key)) found.set(key, { table: before.id, field, change });
      }
    }
  return [...found.values()];
}

/** Brings a deleted field back to its place, with the values of all records that still exist. */
export function restoreField(app: AppData, { table: tableId, field, change }: DeletedField): Edit {
  const table = tableOf(app, tableId);
  const place = change.document?.before.tables
    .find(({ id }) => id === tableId)
    ?.fields.findIndex(({ id }) => id === field.id);
  const before = new Map(
    change.patches.filter((patch) => patch.table === tableId).map((patch) => [patch.id, patch.before]),
  );
  const changed = { ...table, fields: table.fields.toSpliced(place ?? table.fields.length, 0, field) };
  const patches = replaceValues(app, tableId, field.id, ({ id }) => before.get(id)?.values[field.id]);
  return {
    label: `Bring back the field ${field.name}`,
    patches: withKept(app, changed, patches),
    document: withTable(app.document, changed),
  };
}

export interface Conversion {
  /** The field as it is going to be; a choice gets the choices that the values need. */
  field: Field;
  converted: number;
  /** Values that the new kind cannot hold. They become empty; undoing the change brings them back. */
  lost: readonly { record: AppRecord; text: string; problem: string }[];
  edit: Edit;
}

const MAX_FOUND_CHOICES = 300;

/** Shows and prepares the change of a field to another kind. Nothing happens before the edit is applied. */
export function convertField(columns: AppColumns, tableId: string, wanted: Field): Conversion {
  const { data, context } = columns;
  const table = tableOf(data, tableId);
  const column = columns.column(tableId, wanted.id);
  if (!column) throw new Error(`The table "${tableId}" has no field "${wanted.id}" to convert.`);
  const texts = new Map<AppRecord, string>();
  for (const record of data.records(tableId).values()) {
    const value = column.value(record);
    if (!isEmpty(value)) texts.set(record, column.toCsv(value));
  }
  const field = withFoundChoices(wanted, [...texts.values()]);
  const isTyped = column.shown.kind === "text" || column.shown.kind === "long-text";
  const lost: Conversion["lost"][number][] = [];
  const values = new Map<AppRecord, unknown>();
  // Many records have the same text, and a large table is read while somebody waits for the preview.
  const known = new Map<string, Parsed<unknown>>();
  for (const [record, text] of texts) {
    const parsed = known.get(text) ?? read(field, text, isTyped, context);
    known.set(text, parsed);
    if ("problem" in parsed) lost.push({ record, text, problem: parsed.problem });
    else values.set(record, parsed.value);
  }
  const fields = table.fields.map((one) => (one.id === field.id ? field : one));
  return {
    field,
    converted: values.size,
    lost,
    edit: {
      label: `Change the kind of ${field.name}`,
      patches: withKept(
        data,
        { ...table, fields },
        replaceValues(data, tableId, field.id, (record) => values.get(record)),
      ),
      document: withTable(data.document, { ...table, fields }),
    },
  };
}

/** Texts were typed by people of one language; other values are exact in the form that is independent of it. */
function read(
  { kind: id, options }: Field,
  text: string,
  isTyped: boolean,
  context: FieldContext,
): Parsed<unknown> {
  const kind = fieldKinds[id];
  const exact = () => (kind.fromCsv ?? kind.parse).call(kind, text, options, context);
  if (!isTyped) return exact();
  const parsed = kind.parse(text, options, context);
  return "problem" in parsed ? exact() : parsed;
}

function withFoundChoices(field: Field, texts: readonly string[]): Field {
  if (field.kind !== "choice" && field.kind !== "choices") return field;
  const choices = [...field.options.choices];
  const known = new Set(choices.flatMap(({ id, name }) => [id, plainText(name)]));
  for (const name of texts.flatMap((text) => (field.kind === "choices" ? splitList(text) : [text.trim()]))) {
    if (
      choices.length >= MAX_FOUND_CHOICES ||
      name.length > 60 ||
      known.has(plainText(name)) ||
      known.has(name)
    )
      continue;
    choices.push({ id: name, name });
    known.add(plainText(name));
  }
  return { ...field, options: { choices } } as Field;
}

/** Changes the currency. Amounts keep their digits, so they are multiplied if the currencies differ in decimals. */
export function changeCurrency(app: AppData, currency: string, decimals: (currency: string) => number): Edit {
  const factor = 10 ** (decimals(currency) - decimals(app.document.currency));
  const patches: Patch[] = [];
  if (factor !== 1)
    for (const { id: table, fields } of app.document.tables) {
      const money = fields.filter(({ kind }) => kind === "money").map(({ id }) => id);
      for (const before of money.length > 0 ? app.records(table).values() : []) {
        const values = { ...before.values };
        for (const field of money)
          if (typeof values[field] === "number") values[field] = Math.round(values[field] * factor);
        patches.push({ table, id: before.id, before, after: { ...before, values } });
      }
    }
  return { label: `Change the currency to ${currency}`, patches, document: { ...app.document, currency } };
}
