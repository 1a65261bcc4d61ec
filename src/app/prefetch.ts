import { watchBriefs } from "#src/features/brief/watch-briefs.ts";
import { basePath, currentPath } from "#src/lib/base-path.ts";
import { preloadPage } from "./routes.tsx";

/** From now on the code of a page is fetched when somebody is about to go there. */
export function prefetchPages() {
  const prefetch = (path: string) => void preloadPage(path).catch(() => {}); // whoever goes there is told
  watchNextPage(prefetch);
  watchBriefs();
}

/**
 * Has the code of a page fetched when somebody is about to go there: who points at a link, or at a button with
 * `data-prefetch`, reaches it with the keyboard, or puts the cursor into a form that leads there. Returns how to stop.
 */
export function watchNextPage(preload: (path: string) => void) {
  let last: string | undefined;
  const onSign = ({ target }: Pick<Event, "target">) => {
    const way =
      target instanceof Element
        ? target.closest<HTMLElement>("a[href], form[action], [data-prefetch]")
        : null;
    const path = way && pathOf(way);
    if (!path || path === last) return;
    last = path;
    preload(path);
  };
  // Somebody may have come into a form before the page came to life.
  onSign({ target: document.activeElement });
  const signs = ["pointerover", "focusin"] as const;
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign);
  };
}

/** The path that a link, form or button leads to, as the router sees it; nothing for one that leaves the product. */
function pathOf(way: HTMLElement) {
  if (way instanceof HTMLAnchorElement && (way.target || way.hasAttribute("download"))) return undefined;
  const url = new URL(
    way.getAttribute("href") ?? way.getAttribute("action") ?? basePath + way.dataset.prefetch,
    location.href,
  );
  if (url.origin !== location.origin || !url.pathname.startsWith(`${basePath}/`)) return undefined;
  const path = url.pathname.slice(basePath.length);
  return path === currentPath() ? undefined : path;
}
