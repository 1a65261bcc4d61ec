import * as z from "zod/mini";
import { get, post } from "./endpoint.ts";

/** The areas of the administration, each with its own change log. */
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

/** An entry of a change log. The data for undo stays in the backend. */
export const changeSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The author's e-mail address. */
  by: z.string(),
  area: z.enum(changeAreas, "Choose an area"),
  summary: z.string().check(z.maxLength(300)),
  undoneAt: z.nullable(z.iso.datetime()),
});
export type Change = z.infer<typeof changeSchema>;

/** Returns changes, newest first. `search: { area }` selects an area. */
export const listChanges = get("/api/admin/changes", z.array(changeSchema));
export const undoChange = post("/api/admin/changes/:id/undo", null, changeSchema);
