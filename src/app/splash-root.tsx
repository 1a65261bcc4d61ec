import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Splash } from "#src/features/splash/splash.tsx";
import { session } from "#src/lib/storage.ts";
import { readVisit, VISIT_KEY } from "#src/sales/read-visit.ts";

/**
 * Hydrates the splash, which is a separate React root: it is above the page and all dialogs, and the page must not wait
 * for it.
 */
export function startSplash(box: HTMLDialogElement) {
  const { prospect } = readVisit(location.search, session.read(VISIT_KEY));
  const splash = (
    <StrictMode>
      <Splash prospect={prospect} />
    </StrictMode>
  );
  const root = box.hasChildNodes() ? hydrateRoot(box, splash) : renderIn(box, splash);
  box.addEventListener("close", () => root.unmount());
}

/** In development nothing is prerendered. */
function renderIn(box: HTMLElement, content: ReactNode) {
  const root = createRoot(box);
  root.render(content);
  return root;
}
