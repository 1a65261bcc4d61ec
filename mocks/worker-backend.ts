import "./worker-globals.ts";
import { createBackend } from "./backend.ts";
import { openIndexedDbStore } from "./db/indexed-db-store.ts";
import { fetchSeed } from "./db/seed/fetch-seed.ts";

type Read = Parameters<typeof fetchSeed>[0];

/** Creates the backend of the worker. `seeds` is the address of the seed file. */
export const createWorkerBackend = (read: Read, seeds: string) =>
  createBackend({
    openStore: openIndexedDbStore,
    readSeed: () => fetchSeed(read, seeds),
    basePath: import.meta.env.BASE_URL,
    isInBrowser: true,
  });
