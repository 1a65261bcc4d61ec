import "./page-globals.ts";
import { randomId } from "#src/lib/random-id.ts";
import { type Backend, createBackend } from "./backend.ts";
import { openIndexedDbStore } from "./db/indexed-db-store.ts";
import { fetchSeed } from "./db/seed/fetch-seed.ts";
import { ITERATIONS, plainHashing, webHashing } from "./hashing.ts";

/** The backend inside the page itself, for browsers and places where no worker can run. */
export function startInPage({ iterations = ITERATIONS } = {}): Backend {
  const basePath = import.meta.env.BASE_URL;
  // Browsers withhold both from pages served without TLS, where a page is the only host there can be.
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

/** msw names its requests with it. */
function standInForRandomUuid() {
  Object.defineProperty(crypto, "randomUUID", {
    value: () => randomId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  });
}
