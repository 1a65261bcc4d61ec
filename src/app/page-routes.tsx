import { type ComponentType, useEffect } from "react";
import { Route, useLocation } from "wouter";
import { lazyPart } from "#src/lib/lazy-part.tsx";
import { whenIdle } from "#src/lib/when-idle.ts";

const loadAllPages = () => import("./routes.tsx");
/** No rules of style are its own, and each page brings its own. */
const AllPages = lazyPart(() => loadAllPages().then(({ AllPages }) => ({ default: AllPages })), {
  isStyled: true,
});

/** The page that was rendered while building: its file names its code, and no list of all pages is needed for it. */
let builtPage: { path: string; pattern: string; Page: ComponentType } | undefined;

export function PageRoutes() {
  const [path] = useLocation();
  useEffect(
    () =>
      whenIdle(() => {
        loadAllPages()
          .then(({ preloadPages }) => {
            preloadPages();
            return AllPages.preload();
          })
          .catch(() => {}); // whoever goes to one is told
      }),
    [],
  );
  if (builtPage?.path !== path) return <AllPages />;

  const { pattern, Page } = builtPage;
  return (
    <Route path={pattern}>
      <Page />
    </Route>
  );
}

/** Fetches the code of the page at this path, so that its first rendering need not wait for it. */
export async function loadPage(path: string) {
  const link = document.querySelector<HTMLLinkElement>("link[data-pattern]");
  const root = document.querySelector<HTMLElement>("#root");
  if (link?.dataset.pattern && root?.dataset.path === path) {
    const page: { default: ComponentType } = await import(/* @vite-ignore */ link.href);
    builtPage = { path, pattern: link.dataset.pattern, Page: page.default };
    return;
  }
  const { preloadPage } = await loadAllPages();
  await Promise.all([AllPages.preload(), preloadPage(path)]);
}
