/** What a tab that paints nothing, because nobody sees it, waits for at most. */
const LATEST_MS = 300;

/**
 * Runs in the head of the page: has its code run when what was rendered while building stands on the screen. On a fast
 * line the code is there before, and would keep the first frame waiting.
 */
export function startAfterPaint() {
  document.addEventListener("DOMContentLoaded", () => {
    const entry = document.querySelector<HTMLLinkElement>("link[data-entry]");
    if (!entry) return;
    let isStarted = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      void import(/* @vite-ignore */ entry.href);
    };
    // A callback for the frame runs before it is painted, and a task that it asks for after that.
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, document.hidden ? 0 : LATEST_MS);
  });
}
