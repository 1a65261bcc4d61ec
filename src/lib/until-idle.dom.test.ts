import { afterEach, expect, test, vi } from "vitest";
import { untilIdle } from "./until-idle.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser that is never idle does not keep it waiting", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (work: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : setTimeout(work, timeout),
  );
  const isDone = vi.fn();
  void untilIdle().then(isDone);

  await vi.advanceTimersByTimeAsync(200);

  expect(isDone).toHaveBeenCalled();
});
