import { decisionsFor } from "./decisions.ts";
import { type Column, columnOf } from "./kinds/column.ts";
import { currencyInHead, currencyOf } from "./kinds/currencies.ts";
import type { DateOrder } from "./kinds/dates.ts";
import type { Mark } from "./kinds/figures.ts";
import { headHas } from "./kinds/heads.ts";
import {
  datesOf,
  figuresOf,
  type Hints,
  possibleOrders,
  type Recognised,
  recognise,
} from "./kinds/recognise.ts";
import { type Body, findBody } from "./layout/find-body.ts";
import { tableName } from "./names.ts";
import { writeOut } from "./out/write-out.ts";
import {
  type Answers,
  AS_IN_FILE,
  type Decision,
  type PlanTable,
  type Question,
  type SheetGrid,
  type SheetPlan,
  type Steps,
  type WhyLeftOut,
} from "./plan.ts";
import { linkSheets } from "./tables/links.ts";
import { splitTable } from "./tables/split.ts";
import { fieldOf, tally, type WorkField, type WorkTable } from "./tables/work.ts";
import { viewsFor } from "./views.ts";

const HINT_TEXTS = 2_000;
const RECORDS_AT_ONCE = 2_000;

/** Makes tables of the sheets of a file. Answers to its decisions and questions give another plan of the same file. */
export function* planSheets(
  grids: readonly SheetGrid[],
  fileName: string,
  answers: Answers = {},
): Steps<SheetPlan> {
  const bodies = grids.map((grid, sheet) =>
    withoutProse(findBody(grid, sheet, layoutAnswers(answers, sheet)), grids),
  );
  const used = bodies.filter(({ rows, columns }) => rows.length > 0 && columns.length > 0);
  const cellCount = used.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0);
  let read = 0;
  const columns = new Map<Body, Column[]>();
  for (const body of used) {
    const own: Column[] = [];
    columns.set(body, own);
    for (const column of columnsOf(body, grids)) {
      own.push(column);
      read += body.rows.length;
      yield (0.4 * read) / cellCount;
    }
  }
  const hints = hintsOf([...columns.values()].flat(), grids);
  const decisions: Decision[] = [];
  const questions: Question[] = [];
  const tables: WorkTable[] = [];
  const taken = new Set<string>();
  const newTable = (candidates: string[], sheet: number, origin: WorkTable["origin"]): WorkTable => {
    const name = tableName(candidates, taken);
    taken.add(name.many.toLowerCase());
    return { id: `t${taken.size}`, name, sheet, origin, fields: [], rows: [] };
  };
  read = 0;
  for (const body of used) {
    const names = [body.name, grids.length === 1 ? fileName : "", body.title];
    const table = newTable(names, body.sheet, "sheet");
    table.rows = [...body.rows];
    tables.push(table);
    decisions.push(...decisionsFor.layout(body));
    for (const column of columns.get(body) ?? []) {
      const recognised = recognise(column, hints, columnAnswers(answers, column));
      const { asked, decided } = decisionsFor.column(body, column, recognised, answers);
      decisions.push(...decided);
      for (const question of asked)
        if (!questions.some(({ id }) => id === question.id)) questions.push(question);
      const id = column.index < 0 ? `s${column.sheet}-section` : `s${column.sheet}-c${column.index + 1}`;
      table.fields.push(fieldOf(column, numbered(column, recognised, answers), id));
      read += body.rows.length;
      yield 0.4 + (0.2 * read) / cellCount;
    }
  }
  const context = {
    answerOf: (id: string) => answers[id],
    decide: (decision: Decision) => decisions.push(decision),
    newTable: (name: { many: string }, sheet: number) => newTable([name.many], sheet, "split"),
  };
  linkSheets(tables, context);
  for (const table of [...tables]) {
    tables.push(...splitTable(table, context));
    yield 0.65;
  }
  const made: PlanTable[] = [];
  for (const table of tables) made.push(yield* recordsOf(table));
  const plan: SheetPlan = {
    ...{ tables: made, views: viewsFor(made), decisions, questions },
    leftOut: bodies.flatMap(({ leftOut }) => leftOut),
    sheets: bodies.map(({ headRow, sheet }) => ({
      ...{ name: grids[sheet]?.name ?? "", headRow, unlike: [] },
      heads: [...(grids[sheet]?.cells[headRow] ?? [])],
      ...(grids[sheet]?.separator && { separator: grids[sheet].separator }),
    })),
  };
  yield 0.85;
  markUnlike(plan, grids);
  return plan;
}

function layoutAnswers(answers: Answers, sheet: number) {
  const heads = answers[`heads:${sheet}`];
  return {
    keeps: (why: WhyLeftOut) => answers[`left-out:${sheet}:${why}`] === AS_IN_FILE,
    headRow: heads === "none" ? -1 : heads === "first-row" ? 0 : undefined,
  };
}

/** A sheet with nothing but sentences is a note beside the tables of the others. */
function withoutProse(body: Body, grids: readonly SheetGrid[]): Body {
  const { cells = [] } = grids[body.sheet] ?? {};
  const width = body.columns.length;
  const letters = body.rows.reduce((sum, row) => sum + (cells[row] ?? []).join("").length, 0);
  const isProse = grids.length > 1 && width === 1 && letters > 40 * body.rows.length;
  if (!isProse) return body;
  const rows = [body.headRow, ...body.rows].filter((row) => row >= 0);
  const notes = rows.map((row) => ({
    ...{ sheet: body.sheet, why: "note" as const, at: row + 1, cells: [...(cells[row] ?? [])] },
  }));
  return { ...body, rows: [], headRow: -1, leftOut: [...body.leftOut, ...notes] };
}

function* columnsOf(body: Body, grids: readonly SheetGrid[]) {
  const { cells = [] } = grids[body.sheet] ?? {};
  const { sheet, rows, sections } = body;
  if (sections) yield columnOf(sheet, -1, "Section", rows.length, (at) => sections[at] ?? "");
  for (const [place, index] of body.columns.entries()) {
    const head = body.heads[place] ?? "";
    yield columnOf(sheet, index, head, rows.length, (at) => cells[rows[at] ?? 0]?.[index] ?? "");
  }
}

/** The certain readings of some columns help with those that can mean two things. */
function hintsOf(columns: readonly Column[], grids: readonly SheetGrid[]): Hints {
  const orders = { dmy: 0, mdy: 0 };
  const marks = { ".": 0, ",": 0 };
  let currency: string | undefined;
  for (const column of columns) {
    const { dates } = datesOf(column, HINT_TEXTS);
    const isNumeric = [...dates.values()].every(({ named }) => named < 0);
    const [order, ...others] = dates.size > 0 && isNumeric ? possibleOrders(dates, column.counts) : [];
    if (others.length === 0 && (order === "dmy" || order === "mdy")) orders[order] += dates.size;
    if (dates.size > 0) continue;
    const { certain, byCode } = figuresOf(column, HINT_TEXTS);
    if (certain["."] !== certain[","]) marks[certain["."] > certain[","] ? "." : ","] += 1;
    const [figure] = byCode.values();
    currency ??=
      (figure && currencyOf(figure.before.trim() || figure.after.trim())) ?? currencyInHead(column.head);
  }
  const better = <Key extends string>(votes: Record<Key, number>, one: Key, other: Key) =>
    votes[one] === votes[other] ? undefined : votes[one] > votes[other] ? one : other;
  const isSemicolon = grids.some(({ separator }) => separator === ";");
  return {
    order: better(orders, "dmy", "mdy"),
    mark: better(marks, ".", ",") ?? grids.find(({ mark }) => mark)?.mark,
    markGuess: isSemicolon ? "," : ".",
    currency,
  };
}

function columnAnswers(answers: Answers, { sheet, index }: Column) {
  const order = answers[`date-order:${sheet}:${index}`] ?? answers["date-order"];
  const mark = answers[`decimal-mark:${sheet}:${index}`] ?? answers["decimal-mark"];
  return {
    isText: answers[`kind:${sheet}:${index}`] === AS_IN_FILE,
    order: order as DateOrder | undefined,
    mark: mark as Mark | undefined,
  };
}

function numbered(column: Column, recognised: Recognised, answers: Answers): Recognised {
  const isChosen = answers[`running:${column.sheet}:${column.index}`] === "running-number";
  return isChosen && recognised.numbering
    ? { ...recognised, kind: "running-number", options: recognised.numbering }
    : recognised;
}

function* recordsOf(table: WorkTable): Steps<PlanTable> {
  const { fields, rows, id, name, sheet, origin } = table;
  const records: PlanTable["records"] = [];
  for (const [at, row] of rows.entries()) {
    const values = fields.map(({ codes, values }) => values[codes[at] ?? 0] ?? null);
    // A record that only a link names is in no row of the sheet.
    records.push({ id: `${id}-${at + 1}`, row: row < 0 ? -1 : row + 1, values });
    if (at % RECORDS_AT_ONCE === RECORDS_AT_ONCE - 1) yield 0.65 + (0.2 * at) / rows.length;
  }
  const isUnique = (field: WorkField) =>
    field.kind === "running-number" ||
    (field.kind === "text" && headHas(field.name, "code") && tally(field).size === rows.length);
  return {
    ...{ id, name, sheet, origin, records, nameField: nameFieldOf(fields, rows.length).id },
    fields: fields.map((field) => ({
      ...{ id: field.id, name: field.name, kind: field.kind, options: field.options, written: field.style },
      ...{ isUnique: isUnique(field), isRequired: false },
      ...(field.source && { source: field.source }),
    })),
  };
}

/** The share of different values that a name has at least. */
const TELLING = 0.9;

/** A field called so, or the first that tells the records apart. */
function nameFieldOf(fields: readonly WorkField[], records: number): WorkField {
  const texts = fields.filter(({ kind }) => kind === "text" || kind === "choice");
  const telling = fields.filter(
    (field) =>
      (field.kind === "running-number" ? field.options.prefix : !headHas(field.name, "code")) &&
      (texts.includes(field) || field.kind === "running-number") &&
      tally(field).size >= TELLING * records,
  );
  const named =
    texts.find(({ name }) => /\b(name|title)\b/i.test(name)) ??
    telling[0] ??
    texts.find(({ name }) => headHas(name, "person")) ??
    texts.find(({ name }) => !headHas(name, "code")) ??
    texts[0] ??
    fields.find(({ kind }) => kind === "running-number" || kind === "long-text") ??
    fields[0];
  if (!named) throw new Error("A table has at least one field");
  return named;
}

/** Finds the cells that do not come out as they were: their texts are stored. */
function markUnlike(plan: SheetPlan, grids: readonly SheetGrid[]) {
  for (const [sheet, { cells }] of writeOut(plan).entries()) {
    const unlike = plan.sheets[sheet]?.unlike ?? [];
    for (const [row, wanted] of (grids[sheet]?.cells ?? []).entries()) {
      for (const [column, text] of wanted.entries())
        if ((cells[row]?.[column] ?? "") !== text) unlike.push({ row, column, text });
      for (let column = wanted.length; column < (cells[row]?.length ?? 0); column += 1)
        if (cells[row]?.[column]) unlike.push({ row, column, text: "" });
    }
  }
}
