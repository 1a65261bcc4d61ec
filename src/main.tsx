import "#src/ui/theme.css";
import "#src/features/splash/splash.css";
import "./app/visitors.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { provideTransport, startTransport } from "#src/api/transport.ts";
import { App } from "#src/app/app.tsx";
import { loadPage } from "#src/app/page-routes.tsx";
import { currentPath } from "#src/lib/base-path.ts";
import { tellFontsShown } from "#src/lib/fonts-shown.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { wholeStyles } from "#src/lib/whole-styles.ts";

provideTransport(async () => {
  const { startBackend } = await import("#src/app/start-backend.ts");
  return startBackend();
});
void startApp();

// Where the build does not know its address, its pages name only paths; whoever runs scripts sees the whole.
const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
canonical?.setAttribute("href", canonical.href);

const splash = document.querySelector<HTMLDialogElement>("dialog#splash");
if (splash?.open) {
  // It can be left without it (splash-start.ts).
  import("#src/app/splash-root.tsx").then(({ startSplash }) => startSplash(splash)).catch(() => {});
}

/** On a first visit behind the code of the page and what it shows. */
async function fetchOwnFonts() {
  if (!document.documentElement.classList.contains("own-fonts"))
    await import("#src/app/own-fonts.ts").then(({ showOwnFonts }) => showOwnFonts()).catch(() => {});
  tellFontsShown();
}

/** Those that the page names, if any. */
async function fetchAnswers() {
  if (!document.documentElement.dataset.firstAnswers) return;
  const answers = await import("#src/api/first-answers.ts").catch(() => null); // the backend will be asked
  await answers?.fetchFirstAnswers();
}

async function startApp() {
  const root = document.getElementById("root");
  if (!root) throw new Error('index.html must have an element with the id "root"');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const answered = fetchAnswers();
  const isPageThere = await loadPage(currentPath()).then(
    () => true,
    () => false,
  );

  // Hosts that know no better send the home page for every address. And where the code of the page cannot be
  // had, it is looked for again where it is shown, and missed there.
  if (isPageThere && root.dataset.path === currentPath()) {
    // In slices between which the page answers, instead of in one piece.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    await wholeStyles().catch(guardedReload);
    // What says that the page is coming stands until it is there.
    startTransition(() => createRoot(root).render(app));
  }
  // Who answers from then on takes its time to start, and the line.
  await answered;
  whenIdle(() => void fetchOwnFonts());
  whenIdle(() => void startTransport());
}
