import { headHas } from "./kinds/heads.ts";
import type { PlanField, PlanTable, PlanView } from "./plan.ts";
import words from "./sheet-words.json";

const statuses = new Set(words.statuses.split("|"));
const MOST_COLUMNS = 9;

/** The views that suit the fields: a board for a status, a calendar for a date, sums for money. */
export function viewsFor(tables: readonly PlanTable[]): PlanView[] {
  const views = tables.flatMap((table) => {
    const { id, name, fields } = table;
    const own: PlanView[] = [{ kind: "table", table: id, name: name.many }];
    const status = fields.find(isStatus);
    if (status) own.push({ kind: "board", table: id, name: `${name.many} by ${status.name}`, by: status.id });
    const date = dateOf(fields);
    if (date) own.push({ kind: "calendar", table: id, name: `${name.many} calendar`, by: date.id });
    if (table.origin === "split" || fields.some(({ kind }) => kind === "phone" || kind === "email"))
      own.push({ kind: "cards", table: id, name: `${name.many} as cards` });
    own.push({ kind: "form", table: id, name: `New ${name.one.toLowerCase()}` });
    return own;
  });
  const sums = tables.flatMap(({ id, name, fields }) => {
    const money = fields.filter((field) => field.kind === "money" && !headHas(field.name, "perPiece"));
    return money.length > 0 ? [{ id, name, money: money.map((field) => field.id) }] : [];
  });
  return [
    ...views,
    ...sums.map(({ id, name, money }) => ({
      ...{ kind: "dashboard" as const, table: id, name: `${name.many} overview`, sums: money },
    })),
  ];
}

function isStatus({ kind, name, options: { choices = [] } }: PlanField) {
  if (kind !== "choice" || choices.length > MOST_COLUMNS) return false;
  return (
    headHas(name, "status") || choices.filter((choice) => statuses.has(choice.toLowerCase())).length >= 2
  );
}

function dateOf(fields: readonly PlanField[]) {
  const dates = fields.filter(
    ({ kind, name }) => (kind === "date" || kind === "date-time") && !headHas(name, "notWhen"),
  );
  return dates.find(({ name }) => headHas(name, "when")) ?? dates[0];
}
