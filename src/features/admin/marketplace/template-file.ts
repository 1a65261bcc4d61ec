import { HIGHEST_AMOUNT, TOO_HIGH } from "#src/contract/highest-amount.ts";
import { MOST_TAGS } from "#src/contract/tags.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { parseMoney } from "#src/lib/money.ts";
import type { Sheet, Table } from "#src/lib/spreadsheet/sheet.ts";
import type { ListedTemplate } from "./listed-templates.ts";

const columns = ["id", "template", "name", "published", "featured", "price", "tags", "position"] as const;
type Column = (typeof columns)[number];
const LONGEST_TAG = 30;
const FARTHEST = 1_000_000;

export interface TemplateProblem {
  /** As the spreadsheet numbers it: the head is row 1. */
  row: number;
  column: string;
  message: string;
}

export interface TemplateImport {
  /** The settings of the rows without a problem that change anything. */
  changes: TemplateSetting[];
  /** How many rows are good, whether they change anything or not. */
  goodRows: number;
  badRows: number;
  problems: TemplateProblem[];
}

const yesNo = (value: boolean) => (value ? "yes" : "no");

export const templateFile = (rows: readonly ListedTemplate[]): Table => ({
  name: "Templates",
  columns,
  rows: rows.map(({ id, kind, template, setting }) => [
    id,
    kind,
    template.name,
    yesNo(!setting.isHidden),
    yesNo(setting.isFeatured),
    setting.price === null ? null : setting.price / 100,
    setting.tags.join("; "),
    setting.position,
  ]),
});

/** Reads a file as it was written, checks every row, and says what of it would change something. */
export function readTemplateFile(sheet: Sheet, rows: readonly ListedTemplate[]): TemplateImport {
  const names = sheet.columns.map((name) => name.toLowerCase());
  const at = (column: Column) => names.indexOf(column);
  if (at("id") === -1) {
    const message = "There is no column “id”, by which the templates are found.";
    return {
      changes: [],
      goodRows: 0,
      badRows: sheet.rows.length,
      problems: [{ row: 1, column: "id", message }],
    };
  }

  const known = new Map(rows.map((row) => [row.id, row.setting]));
  const seen = new Set<string>();
  const result: TemplateImport = { changes: [], goodRows: 0, badRows: 0, problems: [] };
  for (const { number, cells } of sheet.rows) {
    const problems: TemplateProblem[] = [];
    const report = (column: Column, message: string) => problems.push({ row: number, column, message });
    /** Undefined where the file has no such column: then it stays as it is. */
    const cell = (column: Column) => (at(column) === -1 ? undefined : (cells[at(column)] ?? "").trim());

    const id = cell("id") ?? "";
    const before = known.get(id);
    if (!before) report("id", id ? `There is no template “${id}”.` : "The id is missing.");
    else if (seen.has(id)) report("id", `“${id}” stands in an earlier row already.`);
    seen.add(id);

    const next = before && readRow(before, cell, report);
    if (problems.length > 0 || !next) {
      result.badRows += 1;
      result.problems.push(...problems);
      continue;
    }
    result.goodRows += 1;
    if (JSON.stringify(next) !== JSON.stringify(before)) result.changes.push(next);
  }
  return result;
}

function readRow(
  before: TemplateSetting,
  cell: (column: Column) => string | undefined,
  report: (column: Column, message: string) => void,
): TemplateSetting {
  const flag = (column: Column, old: boolean) => {
    const text = cell(column)?.toLowerCase();
    if (text === undefined) return old;
    if (text === "yes" || text === "no") return text === "yes";
    report(column, `“${text}” is neither yes nor no.`);
    return old;
  };
  return {
    id: before.id,
    isHidden: !flag("published", !before.isHidden),
    isFeatured: flag("featured", before.isFeatured),
    price: readPrice(cell("price"), before.price, report),
    tags: readTags(cell("tags"), before.tags, report),
    position: readPosition(cell("position"), before.position, report),
  };
}

type Report = (column: Column, message: string) => void;

function readPrice(text: string | undefined, old: number | null, report: Report) {
  if (text === undefined) return old;
  if (text === "") return null;
  const price = parseMoney(text);
  if (price !== undefined && price <= HIGHEST_AMOUNT) return price;
  report("price", price === undefined ? `“${text}” is no amount such as 49.00.` : TOO_HIGH);
  return old;
}

/** As they are typed and written: with semicolons between them. */
export const splitTags = (text: string) =>
  text
    .split(";")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

/** What is wrong with tags, or undefined. */
export function tagsProblem(tags: readonly string[]) {
  const long = tags.find((tag) => tag.length > LONGEST_TAG);
  if (long !== undefined) return `“${long.slice(0, LONGEST_TAG)}…” is longer than ${LONGEST_TAG} characters.`;
  if (tags.length > MOST_TAGS) return `At most ${MOST_TAGS} tags.`;
  if (new Set(tags.map((tag) => tag.toLowerCase())).size < tags.length) return "Each tag only once.";
  return undefined;
}

function readTags(text: string | undefined, old: string[], report: Report) {
  if (text === undefined) return old;
  const tags = splitTags(text);
  const problem = tagsProblem(tags);
  if (!problem) return tags;
  report("tags", problem);
  return old;
}

function readPosition(text: string | undefined, old: number | null, report: Report) {
  if (text === undefined) return old;
  if (text === "") return null;
  const position = Number(text);
  if (Number.isFinite(position) && Math.abs(position) <= FARTHEST) return position;
  report("position", `“${text}” is no number.`);
  return old;
}
