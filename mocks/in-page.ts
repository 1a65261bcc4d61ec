import "./page-globals.ts";
import { createMemoryStore } from "#src/data/store.ts";
import { randomId } from "#src/lib/random-id.ts";
import { type Backend, createBackend } from "./backend.ts";
import { openIndexedDbStore } from "./db/indexed-db-store.ts";
import { fetchSeed } from "./db/seed/fetch-seed.ts";
import { ITERATIONS, plainHashing, webHashing } from "./hashing.ts";

/**
 * Starts the backend inside the page: where no service worker can run, or for a demo, with the data of a new visitor
 * that ends with the page.
 */
export function startInPage({ iterations = ITERATIONS, isForDemo = false } = {}): Backend {
  const basePath = import.meta.env.BASE_URL;
  // Browsers withhold both APIs from pages without TLS, and such pages cannot run a worker either.
  if (!crypto.randomUUID) standInForRandomUuid();
  const hashing = crypto.subtle ? webHashing : plainHashing;
  return createBackend({
    openStore: isForDemo ? async () => createMemoryStore() : openIndexedDbStore,
    readSeed: () => fetchSeed(fetch, `${basePath}seeds.json`),
    basePath,
    isInBrowser: true,
    hashing: { ...hashing, iterations },
  });
}

/** msw calls `crypto.randomUUID` to name its requests. */
function standInForRandomUuid() {
  Object.defineProperty(crypto, "randomUUID", {
    value: () => randomId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  });
}
