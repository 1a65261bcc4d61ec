/** What a tab that paints nothing, because nobody sees it, waits for at most. */
const LATEST_MS = 300;
/** What a picture that does not come may hold up. */
const LATEST_PICTURE_MS = 1_000;

/**
 * Runs in the head of the page: has its code fetched and run when what was rendered while building stands on the screen.
 * On a slow line it would keep the pictures waiting, and on a fast one, where it is there before, the first frame.
 */
export function startAfterPaint() {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-code]");
  const fetchAll = () => {
    for (const link of links) link.rel = "modulepreload";
  };
  // Where the worker has it all, nothing is waited for.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  if (isKept) fetchAll();
  document.addEventListener("DOMContentLoaded", () => {
    // In the order in which they need each other, and each in a task of its own: run in one piece they would keep the
    // page from answering. What was run once is not run again. As of any script that does not come, the browser tells.
    const run = async () => {
      for (const { href } of links) await import(/* @vite-ignore */ href).catch(() => {});
    };
    const start = () => {
      fetchAll();
      if (isKept) void run();
      else void heroShown().then(run);
    };
    if (document.hidden || !document.querySelector("#root[data-path]")) return start();
    // A frame of nothing but a background comes before, where the line or the processor is slow.
    new PerformanceObserver((paints) => {
      if (isKept || paints.getEntriesByName("first-contentful-paint").length > 0) start();
    }).observe({ type: "paint", buffered: true });
    setTimeout(start, LATEST_MS);
  });
}

/** The picture that fills the first screen, which came behind the first frame. */
async function heroShown() {
  const hero = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!hero || hero.complete) return;
  const late = new Promise((resolve) => setTimeout(resolve, LATEST_PICTURE_MS));
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await Promise.race([late, hero.decode().then(painted, () => {})]);
}
