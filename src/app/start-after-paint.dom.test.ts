import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

const started = vi.fn();
let observePaint = (_: Pick<PerformanceObserverEntryList, "getEntriesByName">) => {};

beforeEach(() => {
  vi.stubGlobal("startedHere", started.mockClear());
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: typeof observePaint) {
        observePaint = callback;
      }
      observe() {}
    },
  );
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const name = crypto.randomUUID();
  document.head.innerHTML = `<link data-code rel="code" href="data:text/javascript,startedHere('${name}')">`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was rendered while building is painted before the code of the page comes and runs", async () => {
  show('<div id="root" data-path="/"></div>');
  paint("first-paint");
  await nothingStarts();
  expect(isFetched()).toBe(false);

  paint("first-contentful-paint");
  expect(isFetched()).toBe(true);
  await isStarted();
});

test("what the worker has kept is fetched at once, and runs behind the first frame", async () => {
  controlledByWorker();
  show('<div id="root" data-path="/"></div>');
  expect(isFetched()).toBe(true);
  await nothingStarts();

  paint("first-paint");
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

test("the picture that fills the first screen is shown before the code runs, but not awaited for long", async () => {
  show('<div id="root" data-path="/"><img alt="" fetchpriority="high" src="/never.svg"></div>', (hero) => {
    Object.defineProperties(hero, {
      complete: { value: false },
      decode: { value: () => new Promise(() => {}) },
    });
  });
  paint("first-contentful-paint");
  expect(isFetched()).toBe(true);
  await nothingStarts();

  vi.advanceTimersByTime(1_000);
  await isStarted();
});

test("a picture that cannot be had holds up nothing", async () => {
  show('<div id="root" data-path="/"><img alt="" fetchpriority="high" src="/none.svg"></div>', (hero) => {
    Object.defineProperties(hero, {
      complete: { value: false },
      decode: { value: () => Promise.reject(new Error("404")) },
    });
  });
  paint("first-contentful-paint");
  await isStarted();
});

function show(html: string, prepare = (_hero: HTMLImageElement) => {}) {
  document.body.innerHTML = html;
  for (const hero of document.images) prepare(hero);
  const listening = vi.spyOn(document, "addEventListener");
  startAfterPaint();
  const [[, onLoaded] = []] = listening.mock.calls;
  listening.mockRestore();
  (onLoaded as () => void)();
}

const paint = (painted: "first-paint" | "first-contentful-paint") =>
  observePaint({ getEntriesByName: (name) => (name === painted ? [performance.mark(name)] : []) });

function controlledByWorker() {
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: { controller: {} } } }));
}

const isFetched = () => document.querySelector<HTMLLinkElement>("link[data-code]")?.rel === "modulepreload";

const isStarted = () => expect.poll(() => started.mock.calls.length).toBe(1);

/** Time enough for an import. */
async function nothingStarts() {
  await import(/* @vite-ignore */ `data:text/javascript,"${crypto.randomUUID()}"`);
  expect(started).not.toHaveBeenCalled();
}
