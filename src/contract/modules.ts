import * as z from "zod/mini";
import { get, post, unread } from "./endpoint.ts";
import { imageAddress, text } from "./fields.ts";
import { moduleCategories } from "./module-categories.ts";

export const moduleSchema = z.object({
  id: z.int(),
  name: text(120),
  category: z.enum(moduleCategories, "Choose a category"),
  description: text(2_000),
  imagePath: z.nullable(imageAddress),
});
export const newModuleSchema = z.omit(moduleSchema, { id: true });

export type Module = z.infer<typeof moduleSchema>;
export type NewModule = z.infer<typeof newModuleSchema>;

export const listModules = get("/api/modules", z.array(moduleSchema));
/** The response is not read: the client fetches the list again after adding a module. */
export const addModule = unread(post("/api/modules", newModuleSchema, moduleSchema));
