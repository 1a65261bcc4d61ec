import { WorkError } from "#src/api/work-error.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { removeAutomatic } from "./automatic-versions.ts";
import { clearJournal, writeJournal } from "./journal.ts";
import { type StudioProject, saveSite } from "./saved-sites.ts";

export type SaveState =
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "failed"; error: Error; isFull: boolean };

/** The delay after the last change, and the maximum delay after the first unsaved one. */
const QUIET_MS = 300;
const LONGEST_MS = 900;

/** Saves a site as it changes: to a journal immediately, and to the database debounced. */
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
    /** Stops writing, because another tab has taken over the project. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Resumes from a site that was saved in the meantime. */
    start(document: SiteDocument, at: string | null) {
      isStopped = false;
      saved = document;
      since = at;
      wanted = undefined;
      tell({ kind: "saved" });
    },
    /** Saves pending changes immediately when the page is hidden or closed. */
    leave() {
      if (wanted) saveNow();
    },
  };
}

/** Frees space by deleting automatic versions; resolves to whether any were deleted. */
async function madeRoom(project: StudioProject["project"]) {
  try {
    return (await removeAutomatic(project)) > 0;
  } catch {
    return false;
  }
}
