import * as z from "zod/mini";
import { post } from "./endpoint.ts";
import { text } from "./fields.ts";
import { moduleSchema, newModuleSchema } from "./modules.ts";

const MOST = 20_000;
const list = <Entry>(entry: z.ZodMiniType<Entry>) =>
  z.array(entry).check(z.maxLength(MOST, `At most ${MOST}`));

/**
 * Several module changes in one step, recorded in the log of their area. Changed and removed modules are sent as the
 * client saw them: if any is different by now, nothing is changed.
 */
export const moduleBatchSchema = z.object({
  area: z.enum(["assistant", "spreadsheet"], "Choose an area"),
  summary: text(300),
  add: list(newModuleSchema),
  update: list(z.object({ before: moduleSchema, after: moduleSchema })),
  remove: list(moduleSchema),
});
export type ModuleBatch = z.infer<typeof moduleBatchSchema>;

/** Returns all modules after the change. */
export const changeModules = post("/api/admin/modules/batch", moduleBatchSchema, z.array(moduleSchema));
