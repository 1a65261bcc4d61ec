import "./page-globals.ts";
import { randomId } from "#src/lib/random-id.ts";
import { type Backend, createBackend } from "./backend.ts";
import { openIndexedDbStore } from "./db/indexed-db-store.ts";
import { fetchSeed } from "./db/seed/fetch-seed.ts";
import { ITERATIONS, plainHashing, webHashing } from "./hashing.ts";

/** Starts the backend inside the page, for environments without service workers. */
export function startInPage({ iterations = ITERATIONS } = {}): Backend {
  const basePath = import.meta.env.BASE_URL;
  // Browsers withhold both APIs from pages without TLS, and such pages cannot run a worker either.
  if (!crypto.randomUUID) standInForRandomUuid();
  const hashing = crypto.subtle ? webHashing : plainHashing;
  return createBackend({
    openStore: openIndexedDbStore,
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
