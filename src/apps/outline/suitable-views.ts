import type { OutlineField, OutlineTable, OutlineView } from "./outline.ts";

const STATUS = /^(?:status|state|stage|step|progress)\b/i;
/** Dates of the past, of birth or of an end place no record in a calendar. */
const NOT_WHEN =
  /\b(?:born|birth\w*|joined|since|bought|purchased?|last|expir\w+|returned|paid|received|sown)\b/i;
const DUE = /\b(?:due|back|by|return\w*|expir\w+|renew\w*|deadline|until|next|end\w*)\b/i;
const SETTLED = /^(?:paid|done|returned|back|finished|complete[d]?|settled|collected|answered)$/i;

/**
 * Returns the views that suit a table: a calendar where a date says when, a board where there is a status, cards where
 * there are pictures, and figures where there is money.
 */
export function suitableViews(table: OutlineTable, tables: readonly OutlineTable[]): OutlineView[] {
  const { many, one, fields } = table;
  const views: OutlineView[] = [];
  const when = whenOf(fields, isVisited(table, tables));
  const status = statusOf(fields);
  const picture = fields.find(({ kind }) => kind === "picture")?.id;
  if (when) {
    const span = when.kind === "date-time" ? ("week" as const) : ("month" as const);
    views.push({ kind: "calendar", name: `${many} calendar`, start: when.id, span });
  }
  if (status) views.push({ kind: "board", name: `${many} by ${status.name.toLowerCase()}`, by: status.id });
  const sort = when?.id ?? dueOf(fields)?.id;
  if (picture) views.push({ kind: "cards", name: many, picture });
  else if (isPeople(fields)) views.push({ kind: "cards", name: many });
  else views.push({ kind: "table", name: many, ...(sort && { sort: `-${sort}` }) });
  views.push(...openViews(table));
  const linked = linksTo(table, tables);
  if (linked) views.push({ kind: "record", name: one, linked });
  const tiles = tilesOf(table, when ?? fields.find(({ kind }) => kind === "date"));
  if (tiles.length > 0) views.push({ kind: "dashboard", name: `${many} in figures`, tiles });
  return views;
}

const isDate = ({ kind }: OutlineField) => kind === "date" || kind === "date-time";

/**
 * The date that places a record in a calendar. A person or a thing that has visits of its own has none: its dates, such
 * as of a vaccination, say something about it.
 */
export function whenOf(fields: readonly OutlineField[], isThing = false) {
  const dates = fields.filter((field) => isDate(field) && !NOT_WHEN.test(field.name));
  return dates.find(({ kind }) => kind === "date-time") ?? (isThing ? undefined : dates[0]);
}

type WithFields = Pick<OutlineTable, "id" | "fields">;

/** Whether another table with a date, such as stays, has a link to this one. */
export const isVisited = ({ id }: WithFields, tables: readonly WithFields[]) =>
  tables.some(
    (other) =>
      other.id !== id &&
      whenOf(other.fields) !== undefined &&
      other.fields.some(({ kind, to }) => kind === "link" && to === id),
  );

export const statusOf = (fields: readonly OutlineField[]) =>
  fields.find(
    ({ kind, name, choices = [] }) => kind === "choice" && choices.length <= 9 && STATUS.test(name),
  );

const dueOf = (fields: readonly OutlineField[]) =>
  fields.find((field) => isDate(field) && DUE.test(field.name));

const isPeople = (fields: readonly OutlineField[]) =>
  fields.some(({ kind }) => kind === "phone" || kind === "email");

/** Lists of what is open: unpaid, not done, not back yet. */
function openViews({ many, fields }: OutlineTable): OutlineView[] {
  const money = fields.find(({ kind }) => kind === "money");
  const due = dueOf(fields);
  return fields.flatMap((field): OutlineView[] => {
    if (!SETTLED.test(field.name)) return [];
    const sort = due?.id ?? whenOf(fields)?.id;
    const rest = { kind: "list" as const, ...(sort && sort !== field.id && { sort }) };
    if (field.kind === "yes-no" && /paid|settled/i.test(field.name))
      return money ? [{ ...rest, name: `Unpaid ${many.toLowerCase()}`, where: [`${field.id} no`] }] : [];
    if (isDate(field) && /returned|back/i.test(field.name))
      return [{ ...rest, name: `${many} still out`, where: [`${field.id} empty`] }];
    return [];
  });
}

/** The links of other tables to this one, as `table.field`. */
const linksTo = (table: OutlineTable, tables: readonly OutlineTable[]) =>
  tables
    .flatMap(({ id, fields }) =>
      fields.filter(({ kind, to }) => kind === "link" && to === table.id).map((field) => `${id}.${field.id}`),
    )
    .join(" ");

function tilesOf({ many, fields }: OutlineTable, date: OutlineField | undefined) {
  const money = fields.find(
    ({ kind, name }) => kind === "money" && !/\b(?:each|per|hourly|daily|rate|deposit)\b/i.test(name),
  );
  const paid = fields.find(({ kind, name }) => kind === "yes-no" && /^paid$/i.test(name));
  // A price without a date or a payment is a price list, whose sum says nothing.
  if (!money || !(date || paid)) return [];
  const tiles: NonNullable<OutlineView["tiles"]> = [];
  if (date) {
    const month = [`${date.id} within this-month`];
    tiles.push({ name: `${money.name} this month`, figure: "sum", field: money.id, where: month });
    tiles.push({ name: `${many} this month`, figure: "count", where: month });
  }
  if (paid) tiles.push({ name: "Unpaid", figure: "sum", field: money.id, where: [`${paid.id} no`] });
  if (date) {
    const chart = { chart: "bars" as const, by: date.id, each: "month" as const };
    tiles.push({ name: `${money.name} per month`, figure: "sum", field: money.id, ...chart });
  }
  return tiles;
}
