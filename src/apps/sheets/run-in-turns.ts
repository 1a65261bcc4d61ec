import { pause } from "#src/lib/scheduler.ts";
import type { Steps } from "./plan.ts";

export interface TurnOptions {
  signal: AbortSignal;
  /** Called with the share that is done, from 0 to 1, once a turn. */
  onProgress?: ((share: number) => void) | undefined;
  now?: (() => number) | undefined;
}

/** A page answers within this time, and a worker hears within it that it is cancelled. */
const LONGEST_TURN_MS = 25;

/** Rejects when the signal is aborted. */
export async function runInTurns<Result>(
  steps: Steps<Result>,
  { signal, onProgress, now = () => performance.now() }: TurnOptions,
): Promise<Result> {
  signal.throwIfAborted();
  let end = now() + LONGEST_TURN_MS;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (now() < end) continue;
    onProgress?.(step.value);
    await pause(0, signal);
    end = now() + LONGEST_TURN_MS;
  }
}
