import { isRelated } from "../names.ts";
import { AS_IN_FILE, type Decision } from "../plan.ts";
import { isBlank, tally, type WorkField, type WorkTable } from "./work.ts";

const FROM_KINDS = new Set(["text", "choice", "email", "running-number", "number"]);
const TO_KINDS = new Set(["text", "email", "running-number", "number"]);
const FEWEST_MATCHES = 3;
/** The share of different values that may be missing in the other sheet. */
const MOST_MISSING = 0.1;

export interface LinkContext {
  answerOf: (id: string) => string | undefined;
  decide: (decision: Decision) => void;
}

interface Key {
  table: WorkTable;
  field: WorkField;
  records: Map<string, number>;
}

/** Links the columns whose values are the unique values of a column in another sheet. */
export function linkSheets(tables: readonly WorkTable[], context: LinkContext) {
  const keys = tables.flatMap((table) =>
    table.fields.flatMap((field) => {
      const records = TO_KINDS.has(field.kind) ? uniqueTexts(field) : undefined;
      return records ? [{ table, field, records }] : [];
    }),
  );
  for (const table of tables) {
    for (const field of [...table.fields]) {
      if (!FROM_KINDS.has(field.kind) || !field.source) continue;
      const found = keys
        .filter((key) => key.table !== table && key.table.fields.includes(key.field))
        .map((key) => matchOf(table, field, key))
        .filter((match) => match !== undefined)
        .toSorted((one, other) => one.missing.length - other.missing.length || other.fit - one.fit)[0];
      if (found) link(table, field, found, context);
    }
  }
}

function uniqueTexts(field: WorkField) {
  const records = new Map<string, number>();
  let filled = 0;
  for (const [at, code] of field.codes.entries()) {
    if (isBlank(field, code)) continue;
    filled += 1;
    records.set((field.texts[code] ?? "").trim(), at);
    if (records.size < filled) return undefined;
  }
  return filled >= FEWEST_MATCHES && filled >= 0.95 * field.codes.length ? records : undefined;
}

interface Match {
  key: Key;
  missing: string[];
  different: number;
  fit: number;
}

function matchOf(table: WorkTable, field: WorkField, key: Key): Match | undefined {
  const texts = [...tally(field).keys()].map((code) => (field.texts[code] ?? "").trim());
  const missing = texts.filter((text) => !key.records.has(text));
  const matches = texts.length - missing.length;
  if (matches < FEWEST_MATCHES || missing.length > MOST_MISSING * texts.length) return undefined;
  const isNear =
    isRelated(field.name, [key.field.name, key.table.name.one, key.table.name.many]) ||
    field.name.toLowerCase() === key.field.name.toLowerCase();
  // Small numbers are in many columns.
  if (!isNear && texts.every((text) => /^\d{1,6}$/.test(text))) return undefined;
  if (field.kind === "number" && !isNear) return undefined;
  const isUnique = uniqueTexts(field) !== undefined;
  // Of two lists with the same names, the shorter one refers to the longer one.
  if (
    isUnique &&
    (table.rows.length > key.table.rows.length ||
      (table.rows.length === key.table.rows.length && table.id < key.table.id))
  )
    return undefined;
  if (isUnique && !isNear) return undefined;
  return { key, missing, different: texts.length, fit: matches + (isNear ? 1_000 : 0) };
}

function link(table: WorkTable, field: WorkField, { key, missing, different }: Match, context: LinkContext) {
  const { table: target } = key;
  const id = `link:${table.sheet}:${field.source?.column}`;
  const isChosen = context.answerOf(id) !== AS_IN_FILE;
  context.decide({
    ...{ id, kind: "link", sheet: table.sheet, column: field.name, misfits: [] },
    text: `“${field.name}” links to ${target.name.many}.`,
    evidence: [
      `${different - missing.length} of ${different} values stand in “${key.field.name}” of ${target.name.many}.`,
      ...(missing.length > 0
        ? [
            `${missing
              .slice(0, 5)
              .map((text) => `“${text}”`)
              .join(", ")} ${missing.length === 1 ? "is" : "are"} added there.`,
          ]
        : []),
    ],
    choices: [
      { id: "link", label: `Link to ${target.name.many}` },
      { id: AS_IN_FILE, label: "As in the file" },
    ],
    chosen: isChosen ? "link" : AS_IN_FILE,
  });
  if (!isChosen) return;
  for (const text of missing) addRecord(target, key, text);
  const made: WorkField = {
    ...field,
    ...{ kind: "link", options: { table: target.id }, style: { kind: "link", field: key.field.id } },
    values: field.texts.map((text) => {
      const record = key.records.get(text.trim());
      return record === undefined ? null : `${target.id}-${record + 1}`;
    }),
    unlike: new Set(field.texts.flatMap((text, code) => (text === text.trim() ? [] : [code]))),
  };
  table.fields = table.fields.map((one) => (one === field ? made : one));
}

/** A record with nothing but the value that a link names. */
function addRecord(table: WorkTable, key: Key, text: string) {
  key.records.set(text, table.rows.length);
  table.rows.push(-1);
  for (const field of table.fields) {
    const isKey = field.id === key.field.id;
    const wanted = isKey ? text : "";
    let code = field.texts.indexOf(wanted);
    if (code < 0) {
      code = field.texts.length;
      field.texts.push(wanted);
      field.values.push(isKey ? text : null);
      field.canon = Int32Array.from([...field.canon, code]);
    }
    field.codes = Int32Array.from([...field.codes, code]);
  }
}
