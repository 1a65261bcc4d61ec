import { afterAll, vi } from "vitest";

// The files of a process share what is imported. Each begins with modules of its own, as in a process of its own.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});
