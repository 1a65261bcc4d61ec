import { scriptAddress } from "#src/lib/script-address.ts";
import type { FolderLimits, ZipEntry, ZipRefusal } from "./archive.ts";
import type { UnpackedEntry, ZipMessage, ZipTask } from "./zip-worker.ts";
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
  perform<Blob>({ kind: "write", entries, time: Date.now() }, options);

/** Unpacks the entry of that name. Throws a `ZipError`, also for one that unpacks to more than the limit. */
export const readFromZip = async (file: Blob, name: string, limit: number, signal?: AbortSignal) =>
  (await perform<Blob>({ kind: "read", file, name, limit }, { signal })).text();

/** The entries of a folder that can be read and keep to the limits. Throws a `ZipError` where the worker fails. */
export const readZipFolder = (file: Blob, folder: string, limits: FolderLimits, signal?: AbortSignal) =>
  perform<UnpackedEntry[]>({ kind: "read-folder", file, folder, limits }, { signal });

/** Each task has a worker of its own, which can be ended at any moment. */
function perform<Result>(task: ZipTask, { signal, onProgress }: ZipOptions) {
  signal?.throwIfAborted();
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<Result>((resolve, reject) => {
    const fail = () => reject(new ZipError("failed"));
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<ZipMessage>) => {
      if (data === "ready") worker.postMessage(task);
      else if ("done" in data) onProgress?.(data.done, data.of);
      else if ("result" in data)
        resolve(data.result as Result); // as each task says
      else reject(new ZipError(data.refused));
    });
    timer = setTimeout(fail, LONGEST_MS);
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
