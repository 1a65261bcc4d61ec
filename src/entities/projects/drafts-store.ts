import { drafts } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { type Draft, draftSchema } from "#src/api/work-records.ts";
import { unwritten } from "#src/data/unwritten.ts";

type Fields = Draft["fields"];

const key = (id: string) => `draft:${id}`;

export async function readDraft(id: string) {
  const { data: typed } = draftSchema.safeParse(unwritten.read(key(id)));
  const written = await work.get(drafts, id).catch((error: unknown) => {
    if (!typed) throw error;
  });
  // Another tab may have written a newer draft.
  return typed && !(written && written.updatedAt > typed.updatedAt) ? typed.fields : written?.fields;
}

/** Drops typed text that may not be in the database yet. The stored draft is removed by a change of its own. */
export const forgetTyped = (id: string) => unwritten.forget(key(id));

/** Stores typed form text synchronously, and writes it to the database as soon as possible. */
export function createDraftSaver(id: string) {
  let wanted: Draft | undefined;
  let running: Promise<void> | undefined;
  let hasEnded = false;

  async function write() {
    while (wanted) {
      const draft = wanted;
      wanted = undefined;
      try {
        await work.change([drafts], (change) => change.put(drafts, draft));
        if (!wanted) forgetTyped(id);
      } catch {
        // The text is still on screen, and submitting reports the storage problem.
      }
    }
    running = undefined;
  }

  return {
    save(fields: Fields) {
      if (hasEnded) return;
      wanted = { id, fields, updatedAt: new Date().toISOString() };
      unwritten.keep(key(id), wanted);
      running ??= write();
    },
    /** Stops saving; resolves when no write is pending. */
    async end() {
      hasEnded = true;
      await running;
    },
    /** Resumes saving. */
    resume() {
      hasEnded = false;
    },
  };
}

export function removeDraft(id: string) {
  forgetTyped(id);
  return work.change([drafts], (change) => change.remove(drafts, id));
}
