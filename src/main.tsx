import "#src/ui/theme.css";
import "#src/features/splash/splash.css";
import "./app/visitors.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { provideTransport, startTransport } from "#src/api/transport.ts";
import { App } from "#src/app/app.tsx";
import { preloadPage } from "#src/app/routes.tsx";
import { currentPath } from "#src/lib/base-path.ts";
import { whenIdle } from "#src/lib/when-idle.ts";

provideTransport(async () => {
  const { startBackend } = await import("#src/app/start-backend.ts");
  return startBackend();
});
void startApp();

// Where the build does not know its address, its pages name only paths; whoever runs scripts sees the whole.
const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
canonical?.setAttribute("href", canonical.href);

const splash = document.querySelector<HTMLDialogElement>("dialog#splash");
if (splash?.open) void import("#src/app/splash-root.tsx").then(({ startSplash }) => startSplash(splash));

async function startApp() {
  const root = document.getElementById("root");
  if (!root) throw new Error('index.html must have an element with the id "root"');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // What answers the calls takes its time to start. A page that shows what they bring has it begin at once.
  if ("calls" in root.dataset) void startTransport();
  else whenIdle(() => void startTransport());
  const isPageThere = await preloadPage(currentPath()).then(
    () => true,
    () => false,
  );

  // Hosts that know no better send the home page for every address. And where the code of the page cannot be
  // had, it is looked for again where it is shown, and missed there.
  if (isPageThere && root.dataset.path === currentPath()) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}
