import * as z from "zod/mini";
import { imageHost } from "#src/contract/image-address.ts";
import { moduleCategories } from "#src/contract/module-categories.ts";
import type { Module, NewModule } from "#src/contract/modules.ts";
import { newModuleSchema } from "#src/contract/modules.ts";
import { slug } from "#src/lib/slug.ts";
import type { GoodRow, RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";

export const moduleFields: readonly Field[] = [
  { key: "id", label: "Number", aliases: ["id", "no", "key"] },
  { key: "name", label: "Name", aliases: ["module", "title"], isRequired: true },
  { key: "category", label: "Category", aliases: ["group", "type"] },
  { key: "description", label: "Description", aliases: ["text", "summary", "details"] },
  { key: "imagePath", label: "Image", aliases: ["image url", "picture", "image address"] },
];

/** The field that matches a row with a module. */
export type ModuleKey = "name" | "id";

/** One row of a module file. Fields without a column are undefined. */
export interface ModuleRow extends Partial<NewModule> {
  id?: number;
  name: string;
}

export function moduleRules(key: ModuleKey): RowRules<ModuleRow> {
  return {
    key: { field: key, of: (row) => keyOf(row, key) },
    schema: z.pipe(
      z.record(z.string(), z.string()),
      z.transform((texts, context): ModuleRow => {
        const refuse = (field: string, message: string) =>
          context.issues.push({ code: "custom", message, path: [field], input: texts[field] });
        const { shape } = newModuleSchema;
        const read = <Value>(field: string, schema: z.ZodMiniType<Value>, value: unknown) => {
          const result = schema.safeParse(value);
          if (result.success) return result.data;
          refuse(field, result.error.issues[0]?.message ?? "This cannot be read");
          return undefined;
        };
        const row: ModuleRow = { name: read("name", shape.name, texts.name ?? "") ?? "" };
        const number = texts.id?.trim() ?? "";
        if (/^\d{1,9}$/.test(number)) row.id = Number(number);
        else if (number !== "" || key === "id") refuse("id", "Enter a whole number");
        if (texts.category?.trim())
          row.category = read("category", shape.category, categoryOf(texts.category));
        if (texts.description?.trim())
          row.description = read("description", shape.description, texts.description);
        const image = texts.imagePath?.trim();
        if (image !== undefined)
          row.imagePath = image === "" ? null : read("imagePath", shape.imagePath, image);
        return row;
      }),
    ),
  };
}

const categoryOf = (text: string) =>
  moduleCategories.find((category) => category.toLowerCase() === text.trim().toLowerCase()) ?? text;

const keyOf = ({ id, name }: { id?: number; name: string }, key: ModuleKey) =>
  key === "id" ? String(id ?? "") : slug(name);

export type ModuleField = keyof NewModule;

export interface Conflict {
  /** The row number in the file. */
  number: number;
  ours: Module;
  theirs: Module;
  fields: ModuleField[];
}

export interface Merge {
  added: GoodRow<NewModule>[];
  conflicts: Conflict[];
  same: number;
  /** Rows of new modules that miss required fields. */
  incomplete: { number: number; missing: string }[];
  /** Rows whose image is on another host. They are refused, because a file must not send visitors to other hosts. */
  foreignImages: number[];
}

/** Matches rows with modules by key and lists the conflicts for the admin to decide. */
export function mergeModules(
  modules: readonly Module[],
  rows: readonly GoodRow<ModuleRow>[],
  key: ModuleKey,
): Merge {
  const known = new Map(modules.map((module) => [keyOf(module, key), module]));
  const merge: Merge = { added: [], conflicts: [], same: 0, incomplete: [], foreignImages: [] };
  for (const { number, value: row } of rows) {
    const ours = known.get(keyOf(row, key));
    const isForeign = imageHost(row.imagePath ?? "") !== "" && row.imagePath !== ours?.imagePath;
    if (isForeign) merge.foreignImages.push(number);
    const value = isForeign ? { ...row, imagePath: undefined } : row;
    if (!ours) {
      const { id: _, ...fields } = value;
      const result = newModuleSchema.safeParse({ ...fields, imagePath: fields.imagePath ?? null });
      if (result.success) merge.added.push({ number, value: result.data });
      else merge.incomplete.push({ number, missing: String(result.error.issues[0]?.path[0] ?? "") });
      continue;
    }
    const theirs: Module = {
      id: ours.id,
      name: value.name,
      category: value.category ?? ours.category,
      description: value.description ?? ours.description,
      imagePath: value.imagePath === undefined ? ours.imagePath : value.imagePath,
    };
    const fields = (["name", "category", "description", "imagePath"] as const).filter(
      (field) => ours[field] !== theirs[field],
    );
    if (fields.length === 0) merge.same += 1;
    else merge.conflicts.push({ number, ours, theirs, fields });
  }
  return merge;
}

export function moduleTable(modules: readonly Module[]): Table {
  return {
    name: "Modules",
    columns: moduleFields.map(({ label }) => label),
    rows: modules.map(({ id, name, category, description, imagePath }) => [
      id,
      name,
      category,
      description,
      imagePath,
    ]),
  };
}
