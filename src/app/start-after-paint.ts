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
    // It is run once, however often it is imported. As of any script that does not come, the browser tells of it.
    const start = () => void import(/* @vite-ignore */ entry.href).catch(() => {});
    if (document.hidden || !document.querySelector("#root[data-path]")) return start();
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    setTimeout(start, LATEST_MS);
  });
}
