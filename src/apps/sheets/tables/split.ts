import { headHas } from "../kinds/heads.ts";
import { isData } from "../layout/rows.ts";
import { type TableName, thingOf } from "../names.ts";
import { AS_IN_FILE, type Decision } from "../plan.ts";
import { isBlank, tally, type WorkField, type WorkTable } from "./work.ts";

/** Columns whose values go together: each value of the key always has the same values of the others. */
interface Group {
  key: WorkField;
  others: { field: WorkField; blanks: number }[];
  /** The number of different keys, and of the records that have one. */
  different: number;
  records: number;
}

const KEY_KINDS = new Set(["text", "choice", "email", "phone", "address", "running-number"]);
const FEWEST_RECORDS = 10;
const FEWEST_KEYS = 5;
const LEAST_REPEATS = 1.5;
/** The chance, as a power of ten, that columns go together without a reason. */
const CHANCE = -6;
const MOST_SPLITS = 4;

export interface SplitContext {
  newTable: (name: TableName, sheet: number) => WorkTable;
  answerOf: (id: string) => string | undefined;
  decide: (decision: Decision) => void;
}

/** Splits columns that repeat off into linked tables, and those again. */
export function splitTable(table: WorkTable, context: SplitContext, depth = 0): WorkTable[] {
  const made: WorkTable[] = [];
  const refused = new Set<string>();
  while (made.length < MOST_SPLITS && depth < 3) {
    const group = bestGroup(table, refused);
    if (!group) break;
    const id = `split:${table.sheet}:${group.key.source?.column ?? group.key.id}`;
    const answer = context.answerOf(id);
    const thing = thingOf(group.key.name);
    const isChosen = answer === undefined ? isWorthIt(group) : answer !== AS_IN_FILE;
    context.decide(decisionOf(id, table, group, thing.name, isChosen));
    refused.add(group.key.id);
    if (!isChosen) continue;
    const split = splitOff(table, group, context.newTable(thing.name, table.sheet), thing);
    made.push(split, ...splitTable(split, context, depth + 1));
  }
  return made;
}

function bestGroup(table: WorkTable, refused: ReadonlySet<string>): Group | undefined {
  if (table.rows.length < FEWEST_RECORDS) return undefined;
  const groups = table.fields.flatMap((key) => {
    if (!KEY_KINDS.has(key.kind) || refused.has(key.id) || !key.source) return [];
    if (!DESCRIBING.has(key.kind) && !isWorded(key) && !headHas(key.name, "person")) return [];
    const counts = tally(key);
    const records = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (counts.size < FEWEST_KEYS || records < LEAST_REPEATS * counts.size) return [];
    const others = table.fields.flatMap((field) => {
      const blanks = field === key || !field.source ? undefined : blanksIfTogether(key, field);
      return blanks === undefined ? [] : [{ field, blanks }];
    });
    return [{ key, others, different: counts.size, records }];
  });
  const offered = groups.filter((group) => isWorthIt(group) || isOffered(group));
  return offered.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** More columns first; of columns that name each other, the one that reads as a name. */
function rank({ key, others, different }: Group) {
  const isNamed = key.kind === "text" || key.kind === "choice";
  return (
    others.length * 100 +
    (isNamed && !headHas(key.name, "code") ? 20 : 0) +
    (headHas(key.name, "person") ? 20 : 0) +
    Math.log10(different)
  );
}

const DESCRIBING = new Set(["phone", "email", "web", "address"]);

/** Something with a name, and with more that describes it than figures and dates. */
function isWorthIt({ key, others, different }: Group) {
  const isThing = headHas(key.name, "person");
  const telling = others.filter(
    ({ field }) =>
      DESCRIBING.has(field.kind) || ((isThing || isWorded(field)) && tally(field).size >= 0.5 * different),
  );
  if (key.kind === "choice" && !isThing) return telling.length > 1;
  return telling.length > 0 || (isThing && others.length > 0);
}

/** Whether most texts are words, not codes or figures. */
function isWorded({ kind, texts }: WorkField) {
  if (kind === "email") return true;
  const filled = texts.filter((text) => text.trim() !== "");
  const worded = filled.filter((text) => /\p{L}{2}/u.test(text) && !isData(text));
  return (kind === "text" || kind === "choice") && worded.length >= 0.5 * filled.length;
}

/** One column of names is better a link if there are too many for a choice, but the file does not say so. */
const isOffered = ({ key, different }: Group) =>
  key.kind === "text" && headHas(key.name, "person") && different > 8;

/**
 * Returns how many records lack a value that others with the same key have, or undefined if the columns do not go
 * together.
 */
function blanksIfTogether(key: WorkField, field: WorkField): number | undefined {
  if (field.kind === "long-text" || field.kind === "link") return undefined;
  const seen = new Map<number, number>();
  const missing = new Map<number, number>();
  const counts = new Map<number, number>();
  let repeats = 0;
  for (let at = 0; at < key.codes.length; at += 1) {
    const own = key.codes[at] ?? 0;
    const code = field.codes[at] ?? 0;
    const isEmpty = isBlank(field, code);
    if (isBlank(key, own)) {
      if (!isEmpty) return undefined;
      continue;
    }
    const group = key.canon[own] ?? own;
    if (isEmpty) {
      missing.set(group, (missing.get(group) ?? 0) + 1);
      continue;
    }
    const value = field.canon[code] ?? code;
    const known = seen.get(group);
    if (known === undefined) {
      seen.set(group, value);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    } else if (known === value) repeats += 1;
    else return undefined;
  }
  if (counts.size < 2) return undefined;
  const all = seen.size;
  const sameByChance = [...counts.values()].reduce((sum, count) => sum + (count / all) ** 2, 0);
  if (repeats * Math.log10(sameByChance) > CHANCE) return undefined;
  let blanks = 0;
  for (const [group, count] of missing) if (seen.has(group)) blanks += count;
  return blanks > 0.3 * (repeats + all) ? undefined : blanks;
}

function decisionOf(
  id: string,
  { sheet, rows }: WorkTable,
  { key, others, different, records }: Group,
  { many }: TableName,
  isChosen: boolean,
): Decision {
  const names = others.map(({ field }) => `“${field.name}”`).join(", ");
  const filled = others.filter(({ blanks }) => blanks > 0);
  return {
    ...{ id, kind: "split", sheet, column: key.name, misfits: [] },
    text: `“${key.name}”${names && ` with ${names}`} becomes the table ${many}, and each row links to it.`,
    evidence: [
      `${different} different values of “${key.name}” stand in ${records} of ${rows.length} rows.`,
      ...(names ? [`Each has the same ${names} every time.`] : []),
      ...filled.map(
        ({ field, blanks }) =>
          `“${field.name}” is empty in ${blanks} of these rows, and shows the value of the others.`,
      ),
    ],
    choices: [
      { id: "split", label: `A table ${many}` },
      { id: AS_IN_FILE, label: "As in the file" },
    ],
    chosen: isChosen ? "split" : AS_IN_FILE,
  };
}

function splitOff(
  table: WorkTable,
  { key, others }: Group,
  split: WorkTable,
  thing: { name: TableName; field: string },
): WorkTable {
  const moved = [key, ...others.map(({ field }) => field)];
  const records = new Map<number, number>();
  const firsts: number[] = [];
  for (let at = 0; at < key.codes.length; at += 1) {
    const own = key.codes[at] ?? 0;
    const code = key.canon[own] ?? own;
    if (isBlank(key, own) || records.has(code)) continue;
    records.set(code, firsts.length);
    firsts.push(at);
  }
  split.rows = firsts.map((at) => table.rows[at] ?? -1);
  // The first text of each key, or the first that is not blank.
  const codesFor = (field: WorkField) => {
    const codes = Int32Array.from(firsts, (at) => field.codes[at] ?? 0);
    for (let at = 0; at < key.codes.length; at += 1) {
      const own = key.codes[at] ?? 0;
      const record = records.get(key.canon[own] ?? own);
      const code = field.codes[at] ?? 0;
      if (record !== undefined && isBlank(field, codes[record] ?? 0) && !isBlank(field, code))
        codes[record] = code;
    }
    return codes;
  };
  split.fields = table.fields
    .filter((field) => moved.includes(field))
    .toSorted((one, other) => Number(other === key) - Number(one === key))
    .map((field) => ({
      ...field,
      name: field === key ? thing.field : shortName(field.name, thing.name),
      codes: codesFor(field),
      ...(field === key &&
        field.kind === "choice" && { kind: "text" as const, options: {}, style: { kind: "text" as const } }),
    }));
  const link: WorkField = {
    ...{ id: `${key.id}-link`, name: thing.name.one, kind: "link", options: { table: split.id } },
    ...{ codes: key.codes, texts: key.texts, canon: key.canon },
    values: key.texts.map((_, code) => {
      const record = records.get(key.canon[code] ?? code);
      return record === undefined ? null : `${split.id}-${record + 1}`;
    }),
    ...{ unlike: new Set<number>(), style: { kind: "link", field: key.id } },
  };
  table.fields = table.fields.flatMap((field) =>
    field === key ? [link] : moved.includes(field) ? [] : [field],
  );
  return split;
}

/** "Customer phone" of a customer is the phone. */
function shortName(name: string, { one }: TableName) {
  const isOwn = name.toLowerCase().startsWith(`${one.toLowerCase()} `);
  const rest = name.slice(one.length + 1).trim();
  return isOwn && rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : name;
}
