import { afterAll, vi } from "vitest";

// Test files of a process share global variables and the clock.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
