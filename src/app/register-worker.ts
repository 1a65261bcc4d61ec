import { scriptAddress } from "#src/lib/script-address.ts";

const base = import.meta.env.BASE_URL;

/** The browser makes one registration of all of the same address. */
export const registerWorker = () =>
  navigator.serviceWorker.register(scriptAddress(`${base}worker.js`), {
    scope: base,
    updateViaCache: "none",
  });

/**
 * Runs in the head of the page. Where a first visitor waits for data, the one who brings it is asked for when all of the
 * page's own code has come but for the largest part: sooner it would keep that from coming, which takes longer to run,
 * and later the line would lie idle. What fails here fails again when the first call asks for it, and is told there.
 */
export function startWorkerEarly() {
  const { serviceWorker } = navigator;
  if (!document.documentElement.dataset.seeds || !serviceWorker || serviceWorker.controller) return;
  let loaded = 0;
  const start = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "modulepreload") loaded += 1;
    if (loaded < document.querySelectorAll("link[rel=modulepreload]").length - 1) return;
    document.removeEventListener("load", start, true);
    Promise.resolve()
      .then(registerWorker)
      .catch(() => {});
  };
  document.addEventListener("load", start, true);
}
