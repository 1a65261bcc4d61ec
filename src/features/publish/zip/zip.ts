import { scriptAddress } from "#src/lib/script-address.ts";
import type { ZipEntry, ZipRefusal } from "./archive.ts";
import type { ZipMessage, ZipTask } from "./zip-worker.ts";
import workerAddress from "./zip-worker.ts?worker&url";

const LONGEST_MS = 60_000;

export class ZipError extends Error {
  override name = "ZipError";
  readonly refused: ZipRefusal | "failed";

  constructor(refused: ZipRefusal | "failed") {
    super(`The archive is ${refused}.`);
    this.refused = refused;
  }
}

interface ZipOptions {
  signal?: AbortSignal | undefined;
  onProgress?: (done: number, of: number) => void;
}

/** An archive of the entries, packed without holding up the page. */
export const writeZip = (entries: readonly ZipEntry[], options: ZipOptions = {}) =>
  perform({ kind: "write", entries, time: Date.now() }, options);

/** What the entry of that name holds. Throws a `ZipError`, also for one that unpacks to more than the limit. */
export const readFromZip = async (file: Blob, name: string, limit: number, signal?: AbortSignal) =>
  (await perform({ kind: "read", file, name, limit }, { signal })).text();

/** Each task has a worker of its own, which can be ended at any moment. */
function perform(task: ZipTask, { signal, onProgress }: ZipOptions) {
  signal?.throwIfAborted();
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new ZipError("failed"));
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<ZipMessage>) => {
      if (data === "ready") worker.postMessage(task);
      else if ("done" in data) onProgress?.(data.done, data.of);
      else if ("result" in data) resolve(data.result);
      else reject(new ZipError(data.refused));
    });
    timer = setTimeout(fail, LONGEST_MS);
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
