import { afterEach, expect, test, vi } from "vitest";
import type { ZipTask } from "#src/lib/zip/zip-worker.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { exportZip } from "./export-site.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the archive contains a deployable site without the project file, which has hidden content", async () => {
  const packed = new Promise<ZipTask>((resolve) => {
    // jsdom has no workers.
    class PackingWorker extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: "ready" })));
      }
      postMessage(task: ZipTask) {
        resolve(task);
        this.dispatchEvent(new MessageEvent("message", { data: { result: new Blob() } }));
      }
      terminate() {}
    }
    vi.stubGlobal("Worker", PackingWorker);
  });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("There is no network.")));
  const document = await templateDocument("bakery-counter");
  if (!document) throw new Error("The template of this test is gone.");

  await exportZip("Crumb", document, { signal: new AbortController().signal, onProgress: () => {} });

  const task = await packed;
  const entries = task.kind === "write" ? task.entries : [];
  const paths = entries.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["index.html", "404.html", "site.css", "READ ME.txt"]));
  expect(paths.filter((path) => path.includes("sitewright"))).toEqual([]);
  const note = new TextDecoder().decode(entries.find(({ path }) => path === "READ ME.txt")?.content);
  expect(note).toMatch(/keep its project file.*do not upload it/s);
});
