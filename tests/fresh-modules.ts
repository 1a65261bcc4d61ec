import { IDBFactory } from "fake-indexeddb";
import { afterAll, vi } from "vitest";

// A process for each file would take longer to start than most files take.
afterAll(() => {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
});
