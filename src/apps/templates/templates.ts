import * as z from "zod/mini";
import { industries } from "#src/contract/industries.ts";
import { outlineSchema } from "../outline/outline.ts";
import { writeDocument } from "../outline/write-document.ts";
import { writeRecords } from "../outline/write-records.ts";
import type { AppFile } from "../records/app-file.ts";

export const uses = [
  "club",
  "band",
  "class",
  "garden",
  "home",
  "family",
  "hobby",
  "money",
  "health",
] as const;

/** A template: an app in short form, with what the marketplace says of it. The name of its file is its id. */
export const templateSchema = z.strictObject({
  ...outlineSchema.shape,
  /** One sentence for the marketplace. */
  about: z.string().check(z.minLength(20, "has fewer than 20 characters"), z.maxLength(160)),
  /** Industries of the marketplace that it suits. Without one, it is for private use. */
  industries: z.array(
    z
      .string()
      .check(
        z.refine((id) => industries.some((one) => one.id === id), { error: "is none of the industries" }),
      ),
  ),
  use: z.optional(z.enum(uses)),
  /** Subjects of the drawings on its thumbnail, the best first. */
  pictures: z.array(z.string()).check(z.minLength(1, "has no picture")),
});

export type AppTemplate = z.infer<typeof templateSchema>;
export type ListedTemplate = Pick<
  AppTemplate,
  "name" | "about" | "industries" | "use" | "pictures" | "icon" | "palette" | "fonts"
> & {
  id: string;
};

const found = import.meta.glob<AppTemplate>("./apps/*.json", { eager: true, import: "default" });
const idOfFile = (path: string) => path.replace(/^.*\/|\.json$/g, "");

const templates = new Map(
  Object.keys(found)
    .sort()
    .map((path) => [idOfFile(path), found[path] as AppTemplate]),
);

/** All templates of applications, for lists. */
export const templateList: readonly ListedTemplate[] = [...templates].map(
  ([id, { name, about, industries: suits, use, pictures, icon, palette, fonts }]) => ({
    ...{ id, name, about, industries: suits, use, pictures, icon, palette, fonts },
  }),
);

/** Opens a template with its sample records, dated around this day. */
export function openTemplate(id: string, today: string): AppFile | undefined {
  const template = templates.get(id);
  if (!template) return undefined;
  const { document, records, counters, unreadable } = writeRecords(writeDocument(template), template, today);
  return { document, records, counters, unreadable };
}
