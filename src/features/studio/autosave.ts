import { WorkError } from "#src/api/work-error.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { clearJournal, writeJournal } from "./journal.ts";
import { type StudioProject, saveSite } from "./saved-sites.ts";

export type SaveState =
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "failed"; error: Error; isFull: boolean };

/** After the last change; and in any case so long after the first one that is not saved. */
const QUIET_MS = 300;
const LONGEST_MS = 900;

/** Saves a site as it changes: into a journal at once, and into the database when the hand rests. */
export function createAutosave(
  { project, key, document, savedAt }: StudioProject,
  tell: (state: SaveState) => void,
) {
  let saved = document;
  let since = savedAt;
  let wanted: SiteDocument | undefined;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChange = 0;
  let isStopped = false;

  async function write() {
    clearTimeout(timer);
    while (wanted && !isStopped) {
      const document = wanted;
      tell({ kind: "saving" });
      try {
        since = await saveSite(project, document);
        saved = document;
        if (wanted === document) {
          wanted = undefined;
          if (!isStopped) clearJournal(key);
        } else {
          writeJournal(key, saved, since, wanted);
        }
      } catch (error) {
        const isFull = error instanceof WorkError && error.reason === "full";
        if (isFull && (await madeRoom(project))) continue;
        tell({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)), isFull });
        isRunning = false;
        return;
      }
    }
    isRunning = false;
    if (!isStopped) tell({ kind: "saved" });
  }

  const saveNow = () => {
    if (isRunning) return;
    isRunning = true;
    void write();
  };

  return {
    changed(document: SiteDocument) {
      if (isStopped) return;
      if (!wanted) {
        firstChange = Date.now();
        tell({ kind: "saving" });
      }
      wanted = document;
      writeJournal(key, saved, since, document);
      clearTimeout(timer);
      timer = setTimeout(saveNow, Math.min(QUIET_MS, Math.max(0, firstChange + LONGEST_MS - Date.now())));
    },
    saveNow,
    /** Nothing is written any more: another tab has the project. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Goes on after a stop, from a site that was saved meanwhile. */
    start(document: SiteDocument, at: string | null) {
      isStopped = false;
      saved = document;
      since = at;
      wanted = undefined;
      tell({ kind: "saved" });
    },
    /** The page is left: what is not saved yet is saved now. */
    leave() {
      if (wanted) saveNow();
    },
  };
}

/** Whether versions that were kept by themselves could give way to the site. */
async function madeRoom(project: StudioProject["project"]) {
  try {
    const { removeAutomatic } = await import("./automatic-versions.ts");
    return (await removeAutomatic(project)) > 0;
  } catch {
    return false;
  }
}
