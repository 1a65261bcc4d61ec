import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

const started = vi.fn();
let paint = () => {};

beforeEach(() => {
  vi.stubGlobal("startedHere", started.mockClear());
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
  );
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const name = crypto.randomUUID();
  document.head.innerHTML = `<link rel="modulepreload" href="data:text/javascript,startedHere('${name}')">`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was rendered while building is painted before the code of the page runs", async () => {
  show('<div id="root" data-path="/"></div>');
  await nothingStarts();

  paint();
  await isStarted();
});

test("where nothing is painted it waits a moment, and where nothing was rendered not at all", async () => {
  show('<div id="root" data-path="/"></div>');
  await nothingStarts();
  vi.advanceTimersByTime(300);
  await isStarted();

  started.mockClear();
  document.head.innerHTML = document.head.innerHTML.replace("('", "('again ");
  show('<div id="root"></div>');
  await isStarted();
});

function show(html: string) {
  document.body.innerHTML = html;
  const listening = vi.spyOn(document, "addEventListener");
  startAfterPaint();
  const [[, onLoaded] = []] = listening.mock.calls;
  listening.mockRestore();
  (onLoaded as () => void)();
}

const isStarted = () => expect.poll(() => started.mock.calls.length).toBe(1);

/** Time enough for an import. */
async function nothingStarts() {
  await import(/* @vite-ignore */ `data:text/javascript,"${crypto.randomUUID()}"`);
  expect(started).not.toHaveBeenCalled();
}
