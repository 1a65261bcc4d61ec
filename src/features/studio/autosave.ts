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
const MAX_MS = 900;

interface Listeners {
  onState: (state: SaveState) => void;
  /** Called with each change: whether it would survive closing the page before it is saved. */
  onJournal: (isWritten: boolean) => void;
}

/** Saves a site as it changes: to a journal immediately, and to the database debounced. */
export function createAutosave(
  { project, key, document, savedAt }: StudioProject,
  { onState, onJournal }: Listeners,
) {
  let saved = document;
  let since = savedAt;
  let wanted: SiteDocument | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChange = 0;
  let isStopped = false;
  let isInJournal = true;

  function keepInJournal(document: SiteDocument) {
    isInJournal = writeJournal(key, saved, since, document);
    onJournal(isInJournal);
  }

  async function write() {
    clearTimeout(timer);
    while (wanted && !isStopped) {
      const document = wanted;
      onState({ kind: "saving" });
      try {
        since = await saveSite(project, document, since);
        saved = document;
        if (wanted === document) {
          wanted = undefined;
          if (!isStopped) clearJournal(key);
        } else {
          keepInJournal(wanted);
        }
      } catch (error) {
        const isFull = error instanceof WorkError && error.reason === "full";
        if (isFull && (await madeRoom(project))) continue;
        onState({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)), isFull });
        return;
      }
    }
    if (!isStopped) onState({ kind: "saved" });
  }

  const saveNow = () => {
    running ??= write().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    changed(document: SiteDocument) {
      if (isStopped) return;
      if (!wanted) {
        firstChange = Date.now();
        onState({ kind: "saving" });
      }
      wanted = document;
      keepInJournal(document);
      clearTimeout(timer);
      const delay = Math.min(QUIET_MS, Math.max(0, firstChange + MAX_MS - Date.now()));
      timer = setTimeout(saveNow, isInJournal ? delay : 0);
    },
    saveNow,
    /** Whether closing the page now would lose a change. */
    isAtRisk: () => wanted !== undefined && !isInJournal,
    /** Stops writing, because another tab has taken over the project or deleted it. */
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
      onState({ kind: "saved" });
    },
    /** Saves pending changes immediately when the page is hidden or left; resolves when that is done. */
    leave: () => (wanted && !isStopped ? saveNow() : running),
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
