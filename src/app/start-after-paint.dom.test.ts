import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

const started = vi.fn();

beforeEach(() => {
  vi.stubGlobal("startedHere", started.mockClear());
  const name = crypto.randomUUID();
  document.head.innerHTML = `<link data-entry href="data:text/javascript,startedHere('${name}')">`;
});

afterEach(() => vi.unstubAllGlobals());

test("the code of a page runs after the frame that was asked for", async () => {
  let paint = () => {};
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    paint = callback;
  });
  startAfterPaint();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  paint();
  expect(started).not.toHaveBeenCalled();

  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
});

test("where nothing is painted it does not wait for that", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  startAfterPaint();
  document.dispatchEvent(new Event("DOMContentLoaded"));

  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
});
