import { Blob as NodeBlob } from "node:buffer";
import { beforeEach, expect, test, vi } from "vitest";
import type { MadePicture } from "./picture.ts";
import type { PictureMessage } from "./picture-worker.ts";
import { jpegHeader } from "./testing/picture-files.ts";

const made: MadePicture = {
  type: "image/webp",
  width: 1,
  height: 1,
  color: "#000000",
  sizes: [{ width: 1, height: 1, blob: new Blob(["x"]) }],
  notes: [],
};
let workers: StandInWorker[];
/** Messages the fake worker answers with. */
let answers: PictureMessage[];

beforeEach(() => {
  vi.resetModules();
  workers = [];
  answers = [{ progress: 0.5 }, { result: made }];
  vi.stubGlobal("Worker", StandInWorker);
  vi.stubGlobal("OffscreenCanvas", class {});
});

test("a file is prepared by a worker, which reports progress and is terminated", async () => {
  const { processPicture } = await import("./process-picture.ts");
  const onProgress = vi.fn();

  expect(await processPicture(photograph(), { onProgress })).toEqual(made);

  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test("of many files two are prepared at a time, and all succeed", async () => {
  const { processPicture } = await import("./process-picture.ts");
  const most = { running: 0 };
  const onProgress = () => {
    most.running = Math.max(most.running, workers.filter(({ isEnded }) => !isEnded).length);
  };

  const results = await Promise.all(
    Array.from({ length: 7 }, () => processPicture(photograph(), { onProgress })),
  );

  expect(results).toHaveLength(7);
  expect(most.running).toBe(2);
});

test("aborting one ends its worker, and the others go on", async () => {
  const { processPicture } = await import("./process-picture.ts");
  const calledOff = new AbortController();
  answers = [{ progress: 0.5 }];
  const first = processPicture(photograph(), {
    signal: calledOff.signal,
    onProgress: () => calledOff.abort(new Error("Cancelled")),
  });
  await expect(first).rejects.toThrow("Cancelled");
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);

  answers = [{ result: made }];
  expect(await processPicture(photograph())).toEqual(made);
});

test("a task aborted while it waited never starts", async () => {
  const { processPicture } = await import("./process-picture.ts");
  const signal = AbortSignal.abort(new Error("Cancelled"));

  await expect(processPicture(photograph(), { signal })).rejects.toThrow("Cancelled");
  expect(workers).toEqual([]);
});

test("a refusal in the worker reaches the caller", async () => {
  const { processPicture } = await import("./process-picture.ts");
  answers = [{ problem: "undecodable", message: "Save it as a JPEG." }];

  await expect(processPicture(photograph())).rejects.toMatchObject({
    name: "PictureError",
    problem: "undecodable",
    message: "Save it as a JPEG.",
  });
});

test("a worker that fails at its work gives an error message", async () => {
  const { processPicture } = await import("./process-picture.ts");
  answers = [{ unexpected: "TypeError" }];

  await expect(processPicture(photograph())).rejects.toMatchObject({
    problem: "failed",
    message: expect.stringContaining("Reload the page"),
  });
});

test("a file refused by its header starts no worker", async () => {
  const { processPicture } = await import("./process-picture.ts");

  await expect(processPicture(readable(jpegHeader({ width: 60_000, height: 60_000 })))).rejects.toMatchObject(
    {
      problem: "pixels",
    },
  );
  expect(workers).toEqual([]);
});

test("where no worker starts, the page prepares the picture itself", async () => {
  const { processPicture } = await import("./process-picture.ts");
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event("error")));
      }
      terminate() {}
    },
  );
  const decode = vi.fn(() => Promise.reject(new DOMException("No picture")));
  vi.stubGlobal("createImageBitmap", decode);

  // jsdom has no canvas, so this error proves that the page tried to decode the file itself.
  await expect(processPicture(photograph())).rejects.toMatchObject({ problem: "undecodable" });
  expect(decode).toHaveBeenCalledOnce();
});

const photograph = () => readable(jpegHeader());

/** Node's Blob, because jsdom does not implement every way to read a file. */
const readable = (bytes: Uint8Array<ArrayBuffer>) => new NodeBlob([bytes]) as unknown as Blob;

class StandInWorker extends EventTarget {
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
    queueMicrotask(() => this.say("ready"));
  }

  async postMessage() {
    for (const answer of answers) {
      await Promise.resolve();
      this.say(answer);
    }
  }

  say(data: PictureMessage) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate() {
    this.isEnded = true;
  }
}
