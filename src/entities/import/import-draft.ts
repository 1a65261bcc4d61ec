import * as z from "zod/mini";
import { drafts } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";

const importSchema = z.object({
  file: z.instanceof(File),
  sheetName: z.string(),
  mapping: z.record(z.string(), z.int()),
});

/** An unfinished import: the file and the visitor's choices for it. */
export type ImportDraft = z.infer<typeof importSchema>;

export async function readImport(id: string): Promise<ImportDraft | undefined> {
  const draft = await work.get(drafts, id).catch(() => undefined); // without a draft the import starts again
  return importSchema.safeParse(draft?.fields).data;
}

export async function saveImport(id: string, fields: ImportDraft) {
  try {
    await work.change([drafts], (change) =>
      change.put(drafts, { id, fields: { ...fields }, updatedAt: new Date().toISOString() }),
    );
  } catch {
    // The file is still on screen and on the visitor's disk, so a failed draft is no loss.
  }
}

export const removeImport = (id: string) =>
  work.change([drafts], (change) => change.remove(drafts, id)).catch(() => {}); // it was never stored
