import { expect, test, vi } from "vitest";
import { afterFrame } from "./scheduler.ts";

test("several requests before a frame run the task once, after it", async () => {
  const task = vi.fn();
  const { ask } = afterFrame(task);

  ask();
  ask();
  expect(task).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());

  ask();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
});

test.each(["pagehide", "visibilitychange"])("closing the page runs a pending task (%s)", (type) => {
  const task = vi.fn();
  const { ask, now } = afterFrame(task);

  ask();
  (type === "pagehide" ? window : document).dispatchEvent(new Event(type));
  expect(task).toHaveBeenCalledOnce();

  now();
  expect(task).toHaveBeenCalledOnce();
});
