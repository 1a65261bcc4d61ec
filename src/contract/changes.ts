import * as z from "zod/mini";
import { get, post } from "./endpoint.ts";

/** The parts of the administration, each with a log of its own. */
export const changeAreas = [
  "modules",
  "marketplace",
  "pricing",
  "form-submissions",
  "upload-plans",
  "spreadsheet",
  "assistant",
  "app-connector",
] as const;
export type ChangeArea = (typeof changeAreas)[number];

/** One thing that somebody changed. What was changed, and from what, stays with the backend, which can undo it. */
export const changeSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The e-mail address of who did it. */
  by: z.string(),
  area: z.enum(changeAreas, "Choose an area"),
  summary: z.string().check(z.maxLength(300)),
  undoneAt: z.nullable(z.iso.datetime()),
});
export type Change = z.infer<typeof changeSchema>;

/** The newest first. `search: { area }` asks for those of one area. */
export const listChanges = get("/api/admin/changes", z.array(changeSchema));
export const undoChange = post("/api/admin/changes/:id/undo", null, changeSchema);
