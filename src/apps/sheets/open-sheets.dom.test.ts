import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finish } from "./plan.ts";
import { planSheets } from "./plan-sheets.ts";
import { readSource } from "./read/read-source.ts";
import { fileOf } from "./testing/make-file.ts";
import { largeSample } from "./testing/samples.ts";

const sample = fileOf(largeSample(2_500));
const wrong = { pasted: 'a,b\n1,"2\n3,4' };
const options = () => ({ signal: new AbortController().signal });

/** Each look at the clock finds that the turn is over. */
const busy = () => {
  let time = 0;
  return () => {
    time += 50;
    return time;
  };
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function expected(answers = {}) {
  return finish(planSheets(finish(await readSource(sample)), "Everything", answers));
}

test("without a worker the page reads and plans in turns, and tells how far it is", async () => {
  const { openSheets } = await import("./open-sheets.ts");
  const onProgress = vi.fn();
  let turns = 0;
  const counter = setInterval(() => {
    turns += 1;
  }, 0);

  const opened = await openSheets(sample, options());
  const plan = await opened.plan({}, { ...options(), onProgress, now: busy() });

  clearInterval(counter);
  expect(plan).toEqual(await expected());
  const shares = onProgress.mock.calls.map(([share]) => share);
  expect(shares.length).toBeGreaterThan(20);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  expect(turns).toBeGreaterThan(10);
});

test("planning stops when it is cancelled, and the file stays open", async () => {
  const { openSheets } = await import("./open-sheets.ts");
  const opened = await openSheets(sample, options());
  const controller = new AbortController();
  const done: number[] = [];
  const onProgress = (share: number) => {
    done.push(share);
    if (done.length === 3) controller.abort();
  };

  await expect(opened.plan({}, { signal: controller.signal, onProgress, now: busy() })).rejects.toMatchObject(
    { name: "AbortError" },
  );

  expect(done).toHaveLength(3);
  expect(await opened.plan({}, options())).toEqual(await expected());
});

test("a worker gives the same plans, with the records in pieces, and the same refusals", async () => {
  const { started } = await startWorkers();
  const { openSheets } = await import("./open-sheets.ts");
  const opened = await openSheets(sample, options());

  expect(await opened.plan({}, options())).toEqual(await expected());
  const answers = { "split:0:1": "as-in-file" };
  expect(await opened.plan(answers, options())).toEqual(await expected(answers));
  await expect(openSheets(wrong, options())).rejects.toThrow("The quotation marks in row 2 do not match.");
  opened.close();

  expect(started.map(({ ended }) => ended)).toEqual([true, true]);
  expect(Math.max(...(started[0]?.pieces ?? []))).toBe(2_000);
});

test("a worker's plan can be cancelled, and the next one is made", async () => {
  await startWorkers();
  const { openSheets } = await import("./open-sheets.ts");
  const opened = await openSheets(sample, options());
  const controller = new AbortController();
  const cancelled = opened.plan({}, { signal: controller.signal });
  controller.abort();

  await expect(cancelled).rejects.toMatchObject({ name: "AbortError" });
  expect(await opened.plan({}, options())).toEqual(await expected());
});

test("the page reads the file where the worker does not start", async () => {
  class Stopping extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", Stopping);
  const { openSheets } = await import("./open-sheets.ts");
  const opened = await openSheets(sample, options());

  expect(await opened.plan({}, options())).toEqual(await expected());
});

/** Runs the worker's own code. Messages are cloned as in a browser. */
async function startWorkers() {
  const started: { ended: boolean; pieces: number[] }[] = [];
  let current: EventTarget | undefined;
  let listen: (event: MessageEvent) => void = () => {};
  const clone = (data: { source?: unknown }) => ({
    ...structuredClone({ ...data, source: undefined }),
    source: data.source,
  });
  const own = globalThis.addEventListener;
  vi.stubGlobal("addEventListener", (type: string, listener: typeof listen) => {
    if (type === "message") listen = listener;
    else own.call(globalThis, type, listener as EventListener);
  });
  vi.stubGlobal("postMessage", (data: { records?: unknown[] }) => {
    if (data.records) started.at(0)?.pieces.push(data.records.length);
    const target = current;
    const copy = structuredClone(data);
    queueMicrotask(() => target?.dispatchEvent(new MessageEvent("message", { data: copy })));
  });
  await import("./sheets-worker.ts");
  class Running extends EventTarget {
    state = { ended: false, pieces: [] };
    constructor() {
      super();
      started.push(this.state);
    }
    postMessage(data: { source?: unknown }) {
      current = this;
      listen(new MessageEvent("message", { data: clone(data) }));
    }
    terminate() {
      this.state.ended = true;
    }
  }
  vi.stubGlobal("Worker", Running);
  return { started };
}
