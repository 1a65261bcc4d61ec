import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { checkRows, type RowError } from "#src/lib/spreadsheet/check-rows.ts";
import type { ColumnMapping } from "#src/lib/spreadsheet/column-mapping.ts";
import type { Sheet, Table } from "#src/lib/spreadsheet/sheet.ts";
import { mergeSettings, settingRules } from "../import/setting-rows.ts";
import { joinTags } from "../tag-list.ts";
import type { ListedTemplate } from "./listed-templates.ts";

/** The columns that an import reads, by name. */
const fields = new Map([
  ["id", "id"],
  ["published", "isPublished"],
  ["featured", "isFeatured"],
  ["price", "price"],
  ["tags", "tags"],
  ["position", "position"],
]);

export interface TemplateImport {
  /** The settings of valid rows that change anything. */
  changes: TemplateSetting[];
  /** The number of valid rows, including those that change nothing. */
  goodRows: number;
  badRows: number;
  problems: RowError[];
}

const yesNo = (value: boolean) => (value ? "yes" : "no");

export const templateFile = (listed: readonly ListedTemplate[]): Table => ({
  name: "Templates",
  columns: ["id", "template", "name", "published", "featured", "price", "tags", "position"],
  rows: listed.map(({ id, kind, template, setting }) => [
    id,
    kind,
    template.name,
    yesNo(!setting.isHidden),
    yesNo(setting.isFeatured),
    setting.price === null ? null : setting.price / 100,
    joinTags(setting.tags),
    setting.position,
  ]),
});

/** Reads an exported file, checks every row, and returns the changes. */
export async function readTemplateFile(
  sheet: Sheet,
  listed: readonly ListedTemplate[],
): Promise<TemplateImport> {
  const mapping = mappingOf(sheet);
  if (mapping.id === undefined) {
    const message = "There is no column “id”, by which the templates are found.";
    const problem = { row: 1, column: "id", text: "", message };
    return { changes: [], goodRows: 0, badRows: sheet.rows.length, problems: [problem] };
  }
  const { good, errors, badRows } = await checkRows(sheet, mapping, settingRules);
  const { conflicts } = mergeSettings(
    listed.map(({ setting }) => setting),
    good,
  );
  return {
    changes: conflicts.map(({ theirs }) => theirs),
    goodRows: good.length,
    badRows,
    problems: errors,
  };
}

/** Matches columns by exact name only, because this import does not ask to confirm guesses. */
const mappingOf = ({ columns }: Sheet): ColumnMapping =>
  Object.fromEntries(
    columns.flatMap((name, index) => {
      const field = fields.get(name.toLowerCase());
      return field ? [[field, index]] : [];
    }),
  );
