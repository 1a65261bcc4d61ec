import { beforeEach, expect, test, vi } from "vitest";
import { startWorker } from "#tests/support/start-worker.ts";
import { INDUSTRIES, readBriefs } from "./testing/read-briefs.ts";
import { understand } from "./understand.ts";

const briefs = readBriefs(INDUSTRIES).map(({ brief }) => brief);

beforeEach(() => vi.resetModules());

test("a worker understands the sample briefs as the page does, even in parallel", async () => {
  vi.stubGlobal("Worker", await startWorker(() => import("./brief-worker.ts")));
  const { understandInWorker } = await import("./understand-in-worker.ts");

  expect(await Promise.all(briefs.map(understandInWorker))).toEqual(briefs.map(understand));
});

test("if a worker cannot start, or stops, the page reads the brief itself", async () => {
  class StoppingWorker extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
    }
  }
  for (const worker of [undefined, StoppingWorker]) {
    vi.stubGlobal("Worker", worker);
    vi.resetModules();
    const { understandInWorker } = await import("./understand-in-worker.ts");

    const [first = "", second = ""] = briefs;
    expect(await Promise.all([first, second].map(understandInWorker))).toEqual([
      understand(first),
      understand(second),
    ]);
    expect(await understandInWorker(first)).toEqual(understand(first));
  }
});
