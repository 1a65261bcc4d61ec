import { scriptAddress } from "#src/lib/script-address.ts";

const base = import.meta.env.BASE_URL;

/**
 * Registers the worker: the one that is there already, or else the first. Registering the same address twice returns one
 * registration; another address installs another worker.
 */
export async function registerWorker() {
  const known = await navigator.serviceWorker.getRegistration(base);
  return register(known?.active?.scriptURL ?? `${base}worker.js`);
}

/**
 * Installs the worker of this version again, now that its files are stored, so that the browser can serve them without
 * it (mocks/worker.ts).
 */
export const registerStored = (version: string) => register(`${base}worker.js?stored=${version}`);

const register = (address: string) =>
  navigator.serviceWorker.register(scriptAddress(address), { scope: base, updateViaCache: "none" });
