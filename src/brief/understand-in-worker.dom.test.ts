import { beforeEach, expect, test, vi } from "vitest";
import { INDUSTRIES, readBriefs } from "./testing/read-briefs.ts";
import { understand } from "./understand.ts";

const briefs = readBriefs(INDUSTRIES).map(({ brief }) => brief);

beforeEach(() => vi.resetModules());

test("a worker understands the sample briefs as the page does, even in parallel", async () => {
  const answer = await startWorker();
  class RunningWorker extends EventTarget {
    postMessage(task: { id: number }) {
      void answer(task).then((data) => this.dispatchEvent(new MessageEvent("message", { data })));
    }
  }
  vi.stubGlobal("Worker", RunningWorker);
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

/** Runs the worker's own code. Messages are cloned as in a browser. */
async function startWorker() {
  let listen: (event: MessageEvent) => unknown = () => {};
  const answers = new Map<number, unknown>();
  vi.stubGlobal("addEventListener", (_: "message", listener: typeof listen) => {
    listen = listener;
  });
  vi.stubGlobal("postMessage", (answer: { id: number }) => {
    answers.set(answer.id, structuredClone(answer));
  });
  await import("./brief-worker.ts");
  return async (task: { id: number }) => {
    await listen(new MessageEvent("message", { data: structuredClone(task) }));
    return answers.get(task.id);
  };
}
