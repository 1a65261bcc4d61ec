import { scriptAddress } from "#src/lib/script-address.ts";

const base = import.meta.env.BASE_URL;

/** The browser makes one registration of all of the same address. */
export const registerWorker = () =>
  navigator.serviceWorker.register(scriptAddress(`${base}worker.js`), {
    scope: base,
    updateViaCache: "none",
  });
