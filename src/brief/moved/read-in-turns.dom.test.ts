import { afterEach, expect, test, vi } from "vitest";
import type { MovedMessage } from "./moved-worker.ts";
import { readMovedInTurns } from "./read-in-turns.ts";
import { readMoved } from "./read-moved.ts";

const page = (name: string) => ({
  path: `${name}.html`,
  text: `<!doctype html><title>${name}</title><main>${`<p>A paragraph of the page ${name}.</p>`.repeat(30)}</main>`,
});
const pages = ["index", "about", "prices"].map(page);

/** Each look at the clock finds that the turn is over. */
const busy = () => {
  let time = 0;
  return () => {
    time += 50;
    return time;
  };
};

afterEach(() => vi.unstubAllGlobals());

test("pages are read in turns with the same outcome, and the number of those that are read is told", async () => {
  const onProgress = vi.fn();
  let turns = 0;
  const counter = setInterval(() => {
    turns += 1;
  }, 0);

  const site = await readMovedInTurns(pages, {
    signal: new AbortController().signal,
    onProgress,
    now: busy(),
  });

  clearInterval(counter);
  expect(site).toEqual(readMoved(pages));
  expect(onProgress.mock.calls).toEqual([[0], [1], [2]]);
  expect(turns).toBeGreaterThan(10);
});

test("reading stops where it is when it is cancelled", async () => {
  const controller = new AbortController();
  const done: number[] = [];
  const onProgress = (count: number) => {
    done.push(count);
    if (count === 1) controller.abort();
  };

  await expect(
    readMovedInTurns(pages, { signal: controller.signal, onProgress, now: busy() }),
  ).rejects.toMatchObject({ name: "AbortError" });

  expect(done).toEqual([0, 1]);
});

test("plain text is read in a worker, which ends with the answer, a refusal or the cancelling", async () => {
  vi.stubGlobal("Worker", StandInWorker);
  const text = [{ path: "notes.md", text: "# Crumb\n\nBread by the harbour." }];
  const options = { signal: new AbortController().signal };
  const site = readMoved(text);

  StandInWorker.answer = { site };
  expect(await readMovedInTurns(text, options)).toBe(site);
  StandInWorker.answer = { problem: "There is no text." };
  await expect(readMovedInTurns(text, options)).rejects.toThrow("There is no text.");
  StandInWorker.answer = undefined;
  const controller = new AbortController();
  const stopped = readMovedInTurns(text, { signal: controller.signal });
  controller.abort();
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });

  expect(StandInWorker.ended).toBe(3);
});

test("plain text is read by the page where no worker starts", async () => {
  const text = [{ path: "notes.md", text: "# Crumb\n\nBread by the harbour." }];
  vi.stubGlobal("Worker", StandInWorker);
  StandInWorker.answer = "fails";

  expect(await readMovedInTurns(text, { signal: new AbortController().signal })).toEqual(readMoved(text));
});

class StandInWorker extends EventTarget {
  static answer: MovedMessage | "fails" | undefined;
  static ended = 0;

  postMessage() {
    const { answer } = StandInWorker;
    queueMicrotask(() => {
      if (answer === "fails") this.dispatchEvent(new Event("error"));
      else if (answer) this.dispatchEvent(new MessageEvent("message", { data: answer }));
    });
  }

  terminate() {
    StandInWorker.ended += 1;
  }
}
