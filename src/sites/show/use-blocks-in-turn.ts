import { useLayoutEffect } from "react";
import { inOwnTask } from "#src/lib/in-own-task.ts";
import { whenIdle } from "#src/lib/when-idle.ts";

/** More than fit on a first screen. */
const ON_FIRST_SCREEN = 2;

/**
 * Has the blocks of a page laid out one after another: those of the first screen in tasks of their own before they are
 * painted, the others when there is time for them or when they are scrolled to. A whole page would keep a phone from
 * answering, and once more when its fonts arrive.
 */
export function useBlocksInTurn(body: HTMLElement | undefined, page: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useLayoutEffect(() => {
    const waiting = [...(body?.querySelectorAll<HTMLElement>(".sw-block") ?? [])];
    for (const [index, { style }] of waiting.entries()) {
      style.contentVisibility = index < ON_FIRST_SCREEN ? "hidden" : "auto";
      style.containIntrinsicBlockSize = "auto 40rem";
    }
    const below = waiting.length - ON_FIRST_SCREEN;
    const showNext = () => {
      const next = waiting.shift();
      if (!next) return;
      show(next);
      next.getBoundingClientRect(); // lays it out
      if (waiting.length > below) beforeNextFrame(showNext);
      else whenIdle(showNext);
    };
    beforeNextFrame(showNext);
    return () => waiting.splice(0).forEach(show);
  }, [body, page]);
}

/** In a task of its own where the browser can, and not after the frame, which would lay it out and paint it in one. */
function beforeNextFrame(work: () => void) {
  if (globalThis.scheduler) void scheduler.postTask(work, { priority: "user-blocking" });
  else inOwnTask(work);
}

function show({ style }: HTMLElement) {
  style.contentVisibility = "";
  style.containIntrinsicBlockSize = "";
}
