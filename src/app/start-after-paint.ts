/** What a tab that paints nothing, because nobody sees it, waits for at most. */
const LATEST_MS = 300;

/**
 * Runs in the head of the page: has its code run when what was rendered while building stands on the screen. On a fast
 * line the code is there before, and would keep the first frame waiting.
 */
export function startAfterPaint() {
  document.addEventListener("DOMContentLoaded", () => {
    const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
    // In the order in which they need each other, and each in a task of its own: run in one piece they would keep the
    // page from answering. What was run once is not run again. As of any script that does not come, the browser tells.
    const start = async () => {
      for (const { href } of links) await import(/* @vite-ignore */ href).catch(() => {});
    };
    if (document.hidden || !document.querySelector("#root[data-path]")) return void start();
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    setTimeout(start, LATEST_MS);
  });
}
