import { projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { type Holding, holdProject } from "#src/entities/projects/hold-project.ts";
import { isProjectGone } from "#src/entities/projects/require-project.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { beginHistory, type History } from "#src/sites/edit/history.ts";
import { announce } from "#src/ui/announce.ts";
import { keepByTime } from "./automatic-versions.ts";
import { createAutosave, type SaveState } from "./autosave.ts";
import { withJournal } from "./journal.ts";
import { KEPT_EVERY_MS, type StudioProject, savedSite } from "./saved-sites.ts";

/** The state of saving, and of the lock that lets one tab edit. */
export interface SavingState {
  opened: StudioProject;
  history: History;
  /** The id of the selected block, if any. */
  block: string | null;
  save: SaveState;
  /** Whether an unsaved change would be lost with the page, because the browser has no room for the journal. */
  isAtRisk: boolean;
  /**
   * `unread`: this tab holds the project again but cannot read what the other tab has saved. `gone`: the project was
   * deleted.
   */
  holding: Holding | "unread" | "gone";
}

export interface SavingActions {
  saveAgain: () => void;
  takeOver: () => void;
  /** Retries reading, in the state `unread`. */
  readAgain: () => void;
}

interface SavingStore {
  getState(): SavingState;
  setState(change: Partial<SavingState>): void;
  subscribe(listener: (state: SavingState, before: SavingState) => void): () => void;
}

/** Returns the actions of saving, and a function that starts it once the studio is on screen. */
export function createSaving(store: SavingStore) {
  let running: (SavingActions & { stop: () => void }) | undefined;
  const actions: SavingActions = {
    saveAgain: () => running?.saveAgain(),
    takeOver: () => running?.takeOver(),
    readAgain: () => running?.readAgain(),
  };
  const start = () => {
    running = keepAndHold(store);
    return running.stop;
  };
  return { actions, start };
}

/** Saves changes while this tab holds the project and the project exists. */
function keepAndHold(store: SavingStore) {
  const { opened, history } = store.getState();
  const autosave = createAutosave(opened, {
    onState: (save) => {
      store.setState({ save });
      if (save.kind === "failed" && save.error instanceof WorkError && save.error.reason === "gone") lose();
    },
    onJournal: (isWritten) => store.setState({ isAtRisk: !isWritten }),
  });
  // Changes restored from the journal are not saved yet.
  if (history.present !== opened.document) autosave.changed(history.present);

  let hasBeenElsewhere = false;
  let isHolder = false;
  /** Counts changes of the holder and of the project, so that a pending read knows whether it is still valid. */
  let turn = 0;
  const holder = holdProject(opened.key, (holding) => {
    turn += 1;
    isHolder = holding === "held";
    const isBack = isHolder && hasBeenElsewhere;
    hasBeenElsewhere ||= holding === "elsewhere";
    if (holding === "elsewhere") autosave.stop();
    if (isBack) void goOn();
    else store.setState({ holding });
  });

  /** Stops editing a project that was deleted. The page offers to save the site as a new one. */
  function lose() {
    turn += 1;
    autosave.stop();
    store.setState({ holding: "gone" });
  }

  /** Continues with what the other tab has saved. */
  async function goOn() {
    const begun = turn;
    try {
      const { parseDocument } = await import("#src/sites/document.ts").catch(guardedReload);
      const [saved, isGone] = await Promise.all([savedSite(opened.project), isProjectGone(opened.project)]);
      if (turn !== begun) return;
      if (isGone) return lose();
      const savedAt = saved?.updatedAt ?? null;
      const base = saved ? parseDocument(saved.document) : opened.document;
      const document = withJournal(opened.key, base, savedAt);
      autosave.start(base, savedAt);
      store.setState({ history: beginHistory(document), block: null, holding: "held" });
      if (document !== base) autosave.changed(document);
      announce("You can edit here now.", "studio");
    } catch {
      // Editing the outdated site would overwrite the other tab's changes.
      if (turn === begun) store.setState({ holding: "unread" });
    }
  }

  /** The project may be deleted in another tab at any time, and brought back there. */
  async function look() {
    const isGone = await isProjectGone(opened.project).catch(() => undefined); // the next save reports the error
    const wasGone = store.getState().holding === "gone";
    if (isGone && !wasGone) lose();
    if (isGone !== false || !wasGone) return;
    if (isHolder) void goOn();
    else store.setState({ holding: "elsewhere" });
  }

  let nextVersionAt = 0;
  /** Stores a version of the site before a change, at most once per interval. */
  const keepVersion = (document: SiteDocument) => {
    if (Date.now() < nextVersionAt) return;
    nextVersionAt = Date.now() + KEPT_EVERY_MS;
    whenIdle(() => {
      keepByTime(opened.project, document).catch(() => {}); // saving the site itself succeeds or reports the error
    });
  };

  const stopListening = [
    work.onChange((stores) => stores.includes(projects.store) && void look()),
    store.subscribe((state, before) => {
      if (state.history.present !== before.history.present && state.holding === "held") {
        autosave.changed(state.history.present);
        keepVersion(before.history.present);
      }
    }),
    saveWhenHidden(autosave),
  ];
  const stop = () => {
    turn += 1;
    for (const stop of stopListening) stop();
    // Another tab may edit only after the last change is saved.
    const saving = autosave.leave();
    if (saving) void saving.finally(holder.stop);
    else holder.stop();
  };
  return { saveAgain: autosave.saveNow, takeOver: holder.takeOver, readAgain: () => void goOn(), stop };
}

/** Saves before the browser may close the page, and has it ask before closing loses a change. */
function saveWhenHidden({ leave, isAtRisk }: ReturnType<typeof createAutosave>) {
  const listening = new AbortController();
  const { signal } = listening;
  const save = () => void leave();
  addEventListener("pagehide", save, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && save(), { signal });
  addEventListener("beforeunload", (event) => isAtRisk() && event.preventDefault(), { signal });
  return () => listening.abort();
}
