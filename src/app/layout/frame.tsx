import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";
import { keepFocusInLists } from "#src/ui/keep-focus-in-lists.ts";
import { startNavigation } from "#src/ui/page-heading.tsx";
import { AccountDialogs } from "./account-dialogs.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { useVisitorClasses } from "./use-visitor-classes.ts";

/** Deferred parts: notifications, and messages about the worker and its storage. */
const LaterParts = laterIfThere(() => import("./later-parts.tsx").then(({ LaterParts }) => LaterParts));

/** The layout of every page. It renders once; only its parts change. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <AccountDialogs />
      <Later />
      <Effects />
    </>
  );
}

function Later() {
  const isIdle = useIsIdle();
  if (!isIdle) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LaterParts />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Last in the tree, so that its effects run after the page is mounted. */
function Effects() {
  useScrollOfOurOwn();
  useNewPage();
  useVisitorClasses();
  // Not with the deferred parts: an entry that was removed before they are loaded would lose the focus.
  useEffect(keepFocusInLists, []);
  return null;
}

/** Disables scroll restoration, because every page starts at the top, even when going back. */
function useScrollOfOurOwn() {
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    // A reload should keep its scroll position.
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    if (document.readyState === "complete") takeOver();
    addEventListener("pageshow", takeOver);
    addEventListener("pagehide", giveBack);
    return () => {
      giveBack();
      removeEventListener("pageshow", takeOver);
      removeEventListener("pagehide", giveBack);
    };
  }, []);
}

/** After a change of path: scrolls to the top, moves the focus, and checks the beta status again. */
function useNewPage() {
  const [path] = useLocation();
  const refreshBeta = useBeta((beta) => beta.refresh);
  const shown = useRef(path);

  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    startNavigation();
    refreshBeta();
  }, [path, refreshBeta]);
}
