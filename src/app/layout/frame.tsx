import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { startNavigation } from "#src/ui/page-heading.tsx";
import { AccountDialogs } from "./account-dialogs.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLinks } from "./skip-links.tsx";

/** What is not needed to see the page: notifications, and news of the worker and its storage. */
const LaterParts = lazy(() =>
  import("./later-parts.tsx").then(({ LaterParts }) => ({ default: LaterParts })),
);

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const isPainted = useIsPainted();
  useNewPage();
  return (
    <>
      <SkipLinks />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <AccountDialogs />
      {isPainted && (
        <Suspense>
          <LaterParts />
        </Suspense>
      )}
    </>
  );
}

/** On every change of path: scroll to the top, move the focus, and look at the beta status again. */
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

function useIsPainted() {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The first frame is drawn before the second one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
