import "./page-globals.ts";
import { type Backend, createBackend } from "./backend.ts";
import { openIndexedDbStore } from "./db/indexed-db-store.ts";
import { fetchSeed } from "./db/seed/fetch-seed.ts";
import { deriveWith } from "./passwords.ts";

/** The backend inside the page itself, for browsers and places where no worker can run. */
export function startInPage(): Backend {
  const basePath = import.meta.env.BASE_URL;
  standInForSecureContext();
  return createBackend({
    openStore: openIndexedDbStore,
    readSeed: () => fetchSeed(fetch, `${basePath}seeds.json`),
    basePath,
  });
}

/** Browsers withhold these two from pages served without TLS, where a page is the only host there can be. */
function standInForSecureContext() {
  if (!crypto.subtle) {
    deriveWith(async ({ password, salt, iterations }) => {
      const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
        import("@noble/hashes/pbkdf2.js"),
        import("@noble/hashes/sha2.js"),
      ]);
      return pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: 32 });
    });
  }
  if (!crypto.randomUUID) {
    Object.defineProperty(crypto, "randomUUID", {
      value: () => {
        const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
          byte.toString(16).padStart(2, "0"),
        ).join("");
        return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      },
    });
  }
}
