import { useLayoutEffect } from "react";
import { whenIdle } from "#src/lib/when-idle.ts";

/** More than fit on a first screen. */
const AT_ONCE = 2;

/**
 * Has the blocks of a page laid out one after another, when there is time for them or when they are scrolled to: a whole
 * page would keep a phone from answering, and once more when its fonts arrive.
 */
export function useBlocksInTurn(body: HTMLElement | undefined, page: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useLayoutEffect(() => {
    const waiting = [...(body?.querySelectorAll<HTMLElement>(".sw-block") ?? [])].slice(AT_ONCE);
    for (const { style } of waiting) {
      style.contentVisibility = "auto";
      style.containIntrinsicBlockSize = "auto 40rem";
    }
    const show = ({ style }: HTMLElement) => {
      style.contentVisibility = "";
      style.containIntrinsicBlockSize = "";
    };
    let cancel = () => {};
    const showNext = () => {
      const next = waiting.shift();
      if (!next) return;
      show(next);
      cancel = whenIdle(showNext);
    };
    cancel = whenIdle(showNext);
    return () => {
      cancel();
      waiting.forEach(show);
    };
  }, [body, page]);
}
