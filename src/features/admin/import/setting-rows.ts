import * as z from "zod/mini";
import { noSetting, settingsById } from "#src/contract/offered-templates.ts";
import { isTemplateId } from "#src/contract/template-id.ts";
import { type TemplateSetting, templateSettingSchema } from "#src/contract/template-settings.ts";
import type { GoodRow, RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import { checkAmount, readAmount } from "../amounts.ts";
import { splitTags, tagsProblem } from "../tag-list.ts";

/** One row of a template file. Fields without a column are undefined. */
export type SettingRow = Pick<TemplateSetting, "id"> & Partial<TemplateSetting>;

/** The rules for the fields of a template setting. A column `isPublished` may replace `isHidden`. */
export const settingRules: RowRules<SettingRow> = {
  key: { field: "id", of: ({ id }) => id },
  schema: z.pipe(
    z.record(z.string(), z.string()),
    z.transform((texts, context) =>
      readRow(texts, (field, message) =>
        context.issues.push({ code: "custom", message, path: [field], input: texts[field] }),
      ),
    ),
  ),
};

type Refuse = (message: string) => void;

function readRow(
  texts: Record<string, string>,
  refuse: (field: string, message: string) => void,
): SettingRow {
  const read = <Value>(field: string, reader: (text: string, refuse: Refuse) => Value) => {
    const text = texts[field]?.trim();
    return text === undefined ? undefined : reader(text, (message) => refuse(field, message));
  };
  const isPublished = read("isPublished", readYesNo);
  return {
    id: readId(texts.id ?? "", (message) => refuse("id", message)),
    isHidden: isPublished === undefined ? read("isHidden", readMark) : !isPublished,
    isFeatured: read("isFeatured", readMark),
    price: read("price", readPrice),
    tags: read("tags", readTags),
    position: read("position", readPosition),
  };
}

function readId(text: string, refuse: Refuse) {
  const id = text.trim().toLowerCase();
  if (!isTemplateId(id)) refuse(id ? "There is no such template" : "Required");
  return id;
}

const YES = ["yes", "true", "1", "x"];
const NO = ["no", "false", "0"];

function readYesNo(text: string, refuse: Refuse) {
  const answer = text.toLowerCase();
  if (!YES.includes(answer) && !NO.includes(answer)) refuse("Say yes or no");
  return YES.includes(answer);
}

/** An empty cell means no: some sheets mark only the "yes" rows, with an “x”. */
const readMark = (text: string, refuse: Refuse) => text !== "" && readYesNo(text, refuse);

function readPrice(text: string, refuse: Refuse) {
  if (text === "") return null;
  const { cents, problem } = checkAmount(readAmount(text), "49 or 49.50");
  if (problem) refuse(problem);
  return cents;
}

function readTags(text: string, refuse: Refuse) {
  const tags = splitTags(text);
  const problem = tagsProblem(tags);
  if (problem) refuse(problem);
  return tags;
}

function readPosition(text: string, refuse: Refuse) {
  if (text === "") return null;
  const { data, success } = templateSettingSchema.shape.position.safeParse(Number(text));
  if (!success) refuse("Enter a number from -1,000,000 to 1,000,000");
  return data;
}

const settingFields = ["price", "tags", "isHidden", "isFeatured", "position"] as const;
export type SettingField = (typeof settingFields)[number];

export interface SettingConflict {
  /** The row number in the file. */
  number: number;
  ours: TemplateSetting;
  theirs: TemplateSetting;
  fields: SettingField[];
}

/** Computes the changes that the rows make, by template. */
export function mergeSettings(settings: readonly TemplateSetting[], rows: readonly GoodRow<SettingRow>[]) {
  const known = settingsById(settings);
  const conflicts: SettingConflict[] = [];
  for (const { number, value } of rows) {
    const ours = known.get(value.id) ?? noSetting(value.id);
    const theirs: TemplateSetting = {
      id: ours.id,
      isHidden: value.isHidden ?? ours.isHidden,
      isFeatured: value.isFeatured ?? ours.isFeatured,
      price: value.price === undefined ? ours.price : value.price,
      tags: value.tags ?? ours.tags,
      position: value.position === undefined ? ours.position : value.position,
    };
    const fields = settingFields.filter(
      (field) => JSON.stringify(ours[field]) !== JSON.stringify(theirs[field]),
    );
    if (fields.length > 0) conflicts.push({ number, ours, theirs, fields });
  }
  return { conflicts, same: rows.length - conflicts.length };
}
