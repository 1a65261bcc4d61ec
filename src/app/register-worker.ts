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
 * page's own code, but not before the first part of that has come: the page is to be usable while it waits. What fails
 * here fails again when the first call asks for it, and is told there.
 */
export function startWorkerEarly() {
  const { serviceWorker } = navigator;
  if (!document.documentElement.dataset.seeds || !serviceWorker || serviceWorker.controller) return;
  const start = (event: Event) => {
    if (!(event.target instanceof HTMLLinkElement)) return;
    document.removeEventListener("load", start, true);
    Promise.resolve()
      .then(registerWorker)
      .catch(() => {});
  };
  document.addEventListener("load", start, true);
}
