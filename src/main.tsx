import "#src/ui/theme.css";
import "#src/features/splash/splash.css";
import "./app/first-visit/visitors.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { fetchFirstAnswers } from "#src/api/first-answers.ts";
import { provideTransport, startTransport } from "#src/api/transport.ts";
import { App } from "#src/app/app.tsx";
import { noteTypedText } from "#src/app/first-visit/typed-text.ts";
import { prefetchPages } from "#src/app/prefetch.ts";
import { patternOf, preloadPage } from "#src/app/routes.tsx";
import { watchPage } from "#src/features/report/watch-page.ts";
import { currentPath } from "#src/lib/base-path.ts";
import { whenIdle } from "#src/lib/scheduler.ts";

// Without an address for reports, the build has no code for them.
const rootOptions = import.meta.env.VITE_REPORT_URL
  ? watchPage(
      () => import("#src/features/report/report.ts"),
      () => patternOf(currentPath()),
    )
  : {};

provideTransport(async () => {
  const { startBackend } = await import("#src/app/start-backend.ts");
  return startBackend();
});
void startApp();

// A build without `SITE_ORIGIN` has only paths in its meta tags; scripts can complete them.
const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
canonical?.setAttribute("href", canonical.href);

const splash = document.querySelector<HTMLDialogElement>("dialog#splash");
if (splash?.open) {
  // The splash can also be closed without this code (splash-start.ts).
  import("#src/app/splash-root.tsx").then(({ startSplash }) => startSplash(splash)).catch(() => {});
}

async function startApp() {
  const root = document.getElementById("root");
  if (!root) throw new Error('index.html must have an element with the id "root"');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const answered = fetchFirstAnswers(root.dataset.firstAnswers);
  const isPageThere = await preloadPage(currentPath()).then(
    () => true,
    () => false,
  );

  startTransition(() => {
    // Some hosts send the home page for every address. If the code of the page could not be loaded, the page loads it
    // again when it renders, and shows the error in its place.
    if (isPageThere && root.dataset.path === currentPath()) {
      noteTypedText(root);
      hydrateRoot(root, app, rootOptions);
    } else createRoot(root, rootOptions).render(app);
  });
  // Starting the backend would compete with the first answers for the processor and the network.
  await answered;
  whenIdle(() => {
    prefetchPages();
    void startTransport();
  });
}
