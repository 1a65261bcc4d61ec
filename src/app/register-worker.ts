import { scriptAddress } from "#src/lib/script-address.ts";

const base = import.meta.env.BASE_URL;

/** The browser makes one registration of all of the same address. */
export const registerWorker = () =>
  navigator.serviceWorker.register(scriptAddress(`${base}worker.js`), {
    scope: base,
    updateViaCache: "none",
  });

/**
 * Runs in the head of the page. Where a first visitor waits for data, the one who brings it is fetched beside the
 * page's own code. What fails here fails again when the first call asks for it, and is told there.
 */
export function startWorkerEarly() {
  const { serviceWorker } = navigator;
  if (!document.documentElement.dataset.seeds || !serviceWorker || serviceWorker.controller) return;
  Promise.resolve()
    .then(registerWorker)
    .catch(() => {});
}
