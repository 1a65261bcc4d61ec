import { createStore } from "zustand";
import { groupIds, type OfflineGroup, type OfflineList } from "./offline-list.ts";
import type { KeepOutcome, OfflineWorker } from "./offline-worker.ts";

const PARALLEL = 4;
/** After this many failed files the network is most likely down. */
const MOST_FAILURES = 8;

export interface GroupState {
  id: OfflineGroup;
  files: number;
  storedFiles: number;
  bytes: number;
  storedBytes: number;
}

export interface OfflineCopyState {
  step:
    | "looking"
    /** No service worker is available. */
    | "impossible"
    /** The list of files could not be loaded. */
    | "unlisted"
    | "ready"
    | "running"
    /** The visitor stopped the download. */
    | "stopped"
    | "full"
    /** Some files could not be downloaded. */
    | "incomplete"
    | "done";
  groups: GroupState[];
}

export type OfflineCopy = ReturnType<typeof createOfflineCopy>;

/** Downloads all files for offline use. It resumes where it stopped, even after a reload. */
export function createOfflineCopy(
  findWorker: () => Promise<OfflineWorker | undefined>,
  addressOf: (file: string) => string,
) {
  const store = createStore<OfflineCopyState>(() => ({ step: "looking", groups: [] }));
  let worker: OfflineWorker | undefined;
  let missing: { group: OfflineGroup; file: string; bytes: number }[] = [];
  let looking: Promise<void> | undefined;
  let isWanted = false;

  function count(list: OfflineList, stored: ReadonlySet<string>) {
    missing = [];
    const groups = groupIds.map((id) => {
      const group: GroupState = { id, files: list[id].length, storedFiles: 0, bytes: 0, storedBytes: 0 };
      for (const [file, bytes] of list[id]) {
        group.bytes += bytes;
        if (stored.has(addressOf(file))) {
          group.storedFiles += 1;
          group.storedBytes += bytes;
        } else missing.push({ group: id, file, bytes });
      }
      return group;
    });
    store.setState({ groups, step: missing.length > 0 ? "ready" : "done" });
  }

  async function lookAround() {
    worker = await findWorker();
    if (!worker) return store.setState({ step: "impossible" });
    try {
      const [list, stored] = await Promise.all([worker.list(), worker.stored()]);
      count(list, stored);
    } catch {
      store.setState({ step: "unlisted" });
    }
  }

  const noteStored = (group: OfflineGroup, bytes: number) =>
    store.setState(({ groups }) => ({
      groups: groups.map((one) =>
        one.id === group
          ? { ...one, storedFiles: one.storedFiles + 1, storedBytes: one.storedBytes + bytes }
          : one,
      ),
    }));

  async function keepAll(worker: OfflineWorker) {
    const queue = missing;
    const failed: typeof missing = [];
    let isFull = false;
    const work = async () => {
      while (isWanted && !isFull && failed.length < MOST_FAILURES) {
        const next = queue.shift();
        if (!next) return;
        const outcome = await worker.keep(addressOf(next.file)).catch((): KeepOutcome => "failed");
        if (outcome === "kept") noteStored(next.group, next.bytes);
        else failed.push(next);
        isFull ||= outcome === "full";
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    missing = [...failed, ...queue];
    const ended = isWanted ? (failed.length > 0 ? "incomplete" : "done") : "stopped";
    store.setState({ step: isFull ? "full" : missing.length > 0 ? ended : "done" });
    isWanted = false;
  }

  return {
    store,
    /** Loads the list of files. Calling it again retries after a failure. */
    look() {
      const { step } = store.getState();
      if (step === "running") return;
      looking ??= lookAround().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    start() {
      const { step } = store.getState();
      if (!worker || isWanted || step === "running" || step === "done") return;
      isWanted = true;
      store.setState({ step: "running" });
      return keepAll(worker);
    },
    /** Stops the download. Files in progress are still stored. */
    stop() {
      isWanted = false;
    },
  };
}
