import * as z from "zod/mini";
import { industries } from "#src/contract/industries.ts";
import { type TemplateUse, templateUses } from "#src/contract/template-facets.ts";
import { outlineSchema } from "../outline/outline.ts";

/** A template: an app in short form, with what lists of templates say of it. The name of its file is its id. */
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
  use: z.optional(z.enum(Object.keys(templateUses) as [TemplateUse, ...TemplateUse[]])),
});

export type AppTemplate = z.infer<typeof templateSchema>;
