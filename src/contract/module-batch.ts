import * as z from "zod/mini";
import { post } from "./endpoint.ts";
import { text } from "./fields.ts";
import { moduleSchema, newModuleSchema } from "./modules.ts";

const MOST = 20_000;
const list = <Entry>(entry: z.ZodMiniType<Entry>) =>
  z.array(entry).check(z.maxLength(MOST, `At most ${MOST}`));

/**
 * Several changes of modules as one step, in the log of where they were made. What is changed or removed is given as
 * it was seen: when it is something else by now, nothing is done.
 */
export const moduleBatchSchema = z.object({
  area: z.enum(["assistant", "spreadsheet"], "Choose an area"),
  summary: text(300),
  add: list(newModuleSchema),
  update: list(z.object({ before: moduleSchema, after: moduleSchema })),
  remove: list(moduleSchema),
});
export type ModuleBatch = z.infer<typeof moduleBatchSchema>;

/** Answers with all modules there are then. */
export const changeModules = post("/api/admin/modules/batch", moduleBatchSchema, z.array(moduleSchema));
