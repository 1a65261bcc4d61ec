import { pause } from "#src/lib/scheduler.ts";
import { scriptAddress } from "#src/lib/script-address.ts";
import { MovedError } from "./moved.ts";
import type { MovedMessage } from "./moved-worker.ts";
import workerAddress from "./moved-worker.ts?worker&url";
import { movedSteps, needsPage, type ReadSite, type Source } from "./read-moved.ts";

export interface ReadOptions {
  signal: AbortSignal;
  /** Called with the number of files that are read. */
  onProgress?: ((done: number) => void) | undefined;
  now?: () => number;
}

/** A page answers within this time while it reads. */
const LONGEST_TURN_MS = 25;

/**
 * `readMoved` without blocking the page. Plain text is read in a worker. Markup is read by the page in short turns,
 * because workers have no parser. Rejects when the signal is aborted.
 */
export async function readMovedInTurns(
  sources: readonly Source[],
  { signal, onProgress, now = () => performance.now() }: ReadOptions,
): Promise<ReadSite> {
  const site = needsPage(sources) ? undefined : await readInWorker(sources, signal);
  if (site) return site;
  const steps = movedSteps(sources, now);
  let end = now() + LONGEST_TURN_MS;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (step.value !== undefined) onProgress?.(step.value);
    if (now() < end) continue;
    await pause(0, signal);
    end = now() + LONGEST_TURN_MS;
  }
}

/** Resolves with undefined where no worker starts. */
async function readInWorker(sources: readonly Source[], signal: AbortSignal) {
  if (typeof Worker === "undefined") return undefined;
  signal.throwIfAborted();
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  const outcome = new Promise<ReadSite | undefined>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("error", () => resolve(undefined));
    worker.addEventListener("message", ({ data }: MessageEvent<MovedMessage>) =>
      "site" in data ? resolve(data.site) : reject(new MovedError(data.problem)),
    );
    worker.postMessage(sources);
  });
  return outcome.finally(() => worker.terminate());
}
