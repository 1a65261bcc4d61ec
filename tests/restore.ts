import { afterAll, vi } from "vitest";

// The test files of a process share its global variables and its clock.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
