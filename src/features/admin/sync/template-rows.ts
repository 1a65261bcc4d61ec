import * as z from "zod/mini";
import { noSetting } from "#src/contract/offered-templates.ts";
import { isTemplateId } from "#src/contract/template-id.ts";
import { templateName } from "#src/contract/template-name.ts";
import { type TemplateSetting, templateSettingSchema } from "#src/contract/template-settings.ts";
import type { GoodRow, RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";
import { checkAmount } from "../check-amount.ts";
import { readAmount } from "../plans/read-amount.ts";

/** One row of a file of templates; what its file has no column for is undefined. */
export type TemplateRow = Pick<TemplateSetting, "id"> &
  Partial<Pick<TemplateSetting, "price" | "tags" | "isHidden" | "isFeatured">>;

const ANSWERS: Record<string, boolean> = {
  yes: true,
  true: true,
  "1": true,
  x: true,
  no: false,
  false: false,
  "0": false,
  "": false,
};

export const templateRules: RowRules<TemplateRow> = {
  key: { field: "id", of: ({ id }) => id },
  schema: z.pipe(
    z.record(z.string(), z.string()),
    z.transform((texts, context): TemplateRow => {
      const refuse = (field: string, message: string) =>
        context.issues.push({ code: "custom", message, path: [field], input: texts[field] });
      const row: TemplateRow = { id: (texts.id ?? "").trim().toLowerCase() };
      if (!isTemplateId(row.id)) refuse("id", "There is no such template");

      const price = texts.price?.trim();
      if (price === "") row.price = null;
      else if (price !== undefined) {
        const { cents, problem } = checkAmount(readAmount(price), "79 or 49.50");
        if (problem) refuse("price", problem);
        else row.price = cents;
      }
      if (texts.tags !== undefined) {
        const tags = texts.tags.split(/[,;]/).flatMap((tag) => tag.trim() || []);
        const result = templateSettingSchema.shape.tags.safeParse(tags);
        if (result.success) row.tags = result.data;
        else refuse("tags", result.error.issues[0]?.message ?? "These tags cannot be read");
      }
      for (const field of ["isHidden", "isFeatured"] as const) {
        const text = texts[field]?.trim().toLowerCase();
        if (text === undefined) continue;
        if (Object.hasOwn(ANSWERS, text)) row[field] = ANSWERS[text];
        else refuse(field, "Say yes or no");
      }
      return row;
    }),
  ),
};

export interface SettingConflict {
  number: number;
  ours: TemplateSetting;
  theirs: TemplateSetting;
  fields: (keyof Omit<TemplateRow, "id">)[];
}

/** What the rows would have different, by template. */
export function mergeSettings(settings: readonly TemplateSetting[], rows: readonly GoodRow<TemplateRow>[]) {
  const known = new Map(settings.map((setting) => [setting.id, setting]));
  const conflicts: SettingConflict[] = [];
  for (const { number, value } of rows) {
    const ours = known.get(value.id) ?? noSetting(value.id);
    const theirs = { ...ours, ...value };
    const fields = (["price", "tags", "isHidden", "isFeatured"] as const).filter(
      (field) => JSON.stringify(ours[field]) !== JSON.stringify(theirs[field]),
    );
    if (fields.length > 0) conflicts.push({ number, ours, theirs, fields });
  }
  return { conflicts, same: rows.length - conflicts.length };
}

/** All templates, also those about which nothing was decided. */
export function templateTable(ids: readonly string[], settings: readonly TemplateSetting[]): Table {
  const known = new Map(settings.map((setting) => [setting.id, setting]));
  return {
    name: "Templates",
    columns: ["Template", "Name", "Price", "Tags", "Hidden", "Featured"],
    rows: ids.map((id) => {
      const { price, tags, isHidden, isFeatured } = known.get(id) ?? noSetting(id);
      const yes = (is: boolean) => (is ? "yes" : "no");
      return [
        id,
        templateName(id) ?? id,
        price === null ? null : price / 100,
        tags.join(", "),
        yes(isHidden),
        yes(isFeatured),
      ];
    }),
  };
}
