import { expect, test, vi } from "vitest";
import { afterFrame } from "./scheduler.ts";

test("what is asked for several times before a frame is done once, after it", async () => {
  const task = vi.fn();
  const { ask } = afterFrame(task);

  ask();
  ask();
  expect(task).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());

  ask();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
});

test.each(["pagehide", "visibilitychange"])("nothing is lost by a page that is left (%s)", (type) => {
  const task = vi.fn();
  const { ask, now } = afterFrame(task);

  ask();
  (type === "pagehide" ? window : document).dispatchEvent(new Event(type));
  expect(task).toHaveBeenCalledOnce();

  now();
  expect(task).toHaveBeenCalledOnce();
});
