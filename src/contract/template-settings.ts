import * as z from "zod/mini";
import { get, post } from "./endpoint.ts";
import { text } from "./fields.ts";
import { amount } from "./pricing.ts";

/** The limit of tags per template. */
const MOST_TAGS = 8;

/** An admin's settings for one template of the marketplace. */
export const templateSettingSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, "There is no such template")),
  isHidden: z.boolean("Say yes or no"),
  isFeatured: z.boolean("Say yes or no"),
  /** The price in cents; null for the standard price. */
  price: z.nullable(amount),
  tags: z
    .array(text(30).check(z.refine((tag) => !tag.includes(";"), "A tag has no semicolon")), "Required")
    .check(
      z.maxLength(MOST_TAGS, `At most ${MOST_TAGS} tags`),
      z.refine(
        (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
        "Each tag only once",
      ),
    ),
  /** The position among the others; null for the position in the catalogue. */
  position: z.nullable(z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000))),
});
export type TemplateSetting = z.infer<typeof templateSettingSchema>;

export const settingsUpdateSchema = z.object({
  settings: z
    .array(templateSettingSchema, "Choose at least one template")
    .check(z.minLength(1, "Choose at least one template"), z.maxLength(5_000, "At most 5000 templates")),
  /** The area whose log records the change, unless it was made on the marketplace's own page. */
  area: z.optional(z.enum(["assistant", "spreadsheet"], "Choose an area")),
});

/** Returns only templates whose settings are not the defaults. */
export const listTemplateSettings = get("/api/template-settings", z.array(templateSettingSchema));
/** Admins only. Default settings are removed. */
export const saveTemplateSettings = post(
  "/api/template-settings",
  settingsUpdateSchema,
  z.array(templateSettingSchema),
);
