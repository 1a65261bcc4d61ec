import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type Draft, draftSchema } from "#src/contract/work.ts";

export const drafts: WorkCollection<Draft> = { store: "drafts", schema: draftSchema };

type Fields = Draft["fields"];

export const readDraft = async (id: string) => (await work.get(drafts, id))?.fields;

/** Keeps what is typed into a form, as fast as the browser can write it. */
export function createDraftSaver(id: string) {
  let wanted: Fields | undefined;
  let running: Promise<void> | undefined;
  let hasEnded = false;

  async function write() {
    while (wanted) {
      const fields = wanted;
      wanted = undefined;
      try {
        await work.change([drafts], (change) =>
          change.put(drafts, { id, fields, updatedAt: new Date().toISOString() }),
        );
      } catch {
        // It is still on the screen; that it cannot be kept is told when it is sent.
      }
    }
    running = undefined;
  }

  return {
    save(fields: Fields) {
      if (hasEnded) return;
      wanted = fields;
      running ??= write();
    },
    /** From here on nothing is saved; resolves when nothing is being written any more. */
    async end() {
      hasEnded = true;
      wanted = undefined;
      await running;
    },
    /** Takes up saving again. */
    resume() {
      hasEnded = false;
    },
  };
}

export const removeDraft = (id: string) => work.change([drafts], (change) => change.remove(drafts, id));
