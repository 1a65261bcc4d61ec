import { createStore } from "zustand";
import type { Asset } from "#src/pictures/asset-store.ts";
import { limitTo } from "#src/pictures/limit.ts";
import { PictureError } from "#src/pictures/picture-error.ts";
import { addPicture } from "#src/pictures/pictures.ts";
import { announce } from "#src/ui/announce.ts";

export interface TakenFile {
  id: number;
  name: string;
  /** The progress, from 0 to 1. */
  share: number;
  /** Messages: the reason of a failure, or remarks. */
  words: readonly string[];
  state: "working" | "failed" | "added";
  /** Whether a retry with the same file may succeed. */
  canRetry: boolean;
}

/** Receives an added picture; returns a message to show beside its file. */
type OnAdded = (asset: Asset) => string | undefined;

interface IntakeState {
  files: readonly TakenFile[];
  /** Adds files to the visitor's pictures and passes these on in the order of the files. */
  take: (files: readonly File[], onAdded?: OnAdded) => void;
  /** Cancels a file, or dismisses its message. */
  drop: (id: number) => void;
  retry: (id: number) => void;
}

/** The limit per selection. More are most likely a mistake, such as a whole photo library. */
export const MOST_FILES = 200;
/** Two files are decoded in parallel, while the headers of two more are read. */
const AT_A_TIME = 4;
/** Errors that a retry may solve. */
const PASSING: ReadonlySet<string> = new Set(["full", "failed", "unreadable"]);

interface Work {
  file: File;
  calledOff: AbortController;
  onAdded: OnAdded;
}

export function createIntake(add: typeof addPicture = addPicture) {
  const inTurn = limitTo(AT_A_TIME);
  const works = new Map<number, Work>();
  let lastId = 0;

  return createStore<IntakeState>()((set, get) => {
    const update = (id: number, changes: Partial<TakenFile>) =>
      set(({ files }) => ({ files: files.map((file) => (file.id === id ? { ...file, ...changes } : file)) }));
    const remove = (id: number) => {
      works.delete(id);
      set(({ files }) => ({ files: files.filter((file) => file.id !== id) }));
    };

    /** Resolves when the file is done, failed or cancelled. */
    async function begin(id: number, { file, calledOff: { signal }, onAdded }: Work, before: Promise<void>) {
      try {
        const { asset, notes } = await inTurn(async () => {
          signal.throwIfAborted();
          return add(file, { signal, onProgress: (share) => update(id, { share }) });
        });
        update(id, { share: 1 });
        await before;
        const words = [...notes, ...(signal.aborted ? [] : [onAdded(asset) ?? ""])].filter(Boolean);
        if (words.length > 0) update(id, { state: "added", words });
        else remove(id);
        const left = get().files.filter(({ state }) => state === "working").length;
        announce(left > 0 ? `${file.name} added. ${left} to go.` : `${file.name} added.`, "pictures");
      } catch (error) {
        if (signal.aborted) return;
        const isExpected = error instanceof Error && ["PictureError", "WorkError"].includes(error.name);
        if (!isExpected) reportError(error);
        const words = isExpected ? error.message : "This picture could not be added. Try again.";
        const canRetry = !(error instanceof PictureError) || PASSING.has(error.problem);
        update(id, { state: "failed", words: [words], canRetry });
        announce(`${file.name}: ${words}`, "pictures");
      }
    }

    return {
      files: [],
      take(files, onAdded = () => undefined) {
        const taken = files.slice(0, MOST_FILES).map((file): [TakenFile, Work] => {
          lastId += 1;
          return [
            { id: lastId, name: file.name, share: 0, words: [], state: "working", canRetry: false },
            { file, calledOff: new AbortController(), onAdded },
          ];
        });
        set((state) => ({ files: [...state.files, ...taken.map(([file]) => file)] }));
        let before = Promise.resolve();
        for (const [{ id }, work] of taken) {
          works.set(id, work);
          before = begin(id, work, before);
        }
      },
      drop(id) {
        works.get(id)?.calledOff.abort(new DOMException("Cancelled", "AbortError"));
        remove(id);
      },
      retry(id) {
        const work = works.get(id);
        if (!work) return;
        update(id, { state: "working", share: 0, words: [] });
        void begin(id, work, Promise.resolve());
      },
    };
  });
}

/** Module state, so that processing continues when a dialog closes. */
export const intake = createIntake();
