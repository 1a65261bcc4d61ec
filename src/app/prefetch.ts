import { watchBriefs } from "#src/features/brief/watch-briefs.ts";
import { basePath, currentPath } from "#src/lib/base-path.ts";
import { preloadPage } from "./routes.tsx";

/** Prefetches the code of a page when the visitor is about to go there. */
export function prefetchPages() {
  const prefetch = (path: string) => void preloadPage(path).catch(() => {}); // opening the page reports the error
  watchNextPage(prefetch);
  watchBriefs();
}

/**
 * Calls `preload` when the visitor points at or focuses a link or a button with `data-prefetch`, or focuses a form that
 * leads to a page. Returns a function that stops it.
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
  // A form may have received focus before hydration.
  onSign({ target: document.activeElement });
  const signs = ["pointerover", "focusin"] as const;
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign);
  };
}

/** Returns the router path of a link, form or button; undefined if it leaves the product. */
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
