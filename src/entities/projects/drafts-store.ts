import { unwritten } from "#src/api/unwritten.ts";
import { drafts } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { type Draft, draftSchema } from "#src/contract/work.ts";

type Fields = Draft["fields"];

const key = (id: string) => `draft:${id}`;

export async function readDraft(id: string) {
  const { data: typed } = draftSchema.safeParse(unwritten.read(key(id)));
  const written = await work.get(drafts, id).catch((error: unknown) => {
    if (!typed) throw error;
  });
  // Another tab may have written since.
  return typed && !(written && written.updatedAt > typed.updatedAt) ? typed.fields : written?.fields;
}

/** Forgets what was typed and may not be in the database yet; what is there, a change removes. */
export const forgetTyped = (id: string) => unwritten.forget(key(id));

/** Keeps what is typed into a form at once, and writes it as fast as the browser can. */
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
        // It is still on the screen; that it cannot be kept is told when it is sent.
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
    /** From here on nothing is saved; resolves when nothing is being written any more. */
    async end() {
      hasEnded = true;
      await running;
    },
    /** Takes up saving again. */
    resume() {
      hasEnded = false;
    },
  };
}

export function removeDraft(id: string) {
  forgetTyped(id);
  return work.change([drafts], (change) => change.remove(drafts, id));
}
