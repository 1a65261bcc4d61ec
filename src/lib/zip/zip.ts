import { scriptAddress } from "#src/lib/script-address.ts";
import type { FolderLimits, ZipEntry, ZipRefusal } from "./archive.ts";
import type { UnpackedEntry, ZipMessage, ZipTask } from "./zip-worker.ts";
import workerAddress from "./zip-worker.ts?worker&url";

const MAX_MS = 60_000;

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

/** Packs the entries into an archive in a worker. */
export const writeZip = (entries: readonly ZipEntry[], options: ZipOptions = {}) =>
  perform<Blob>({ kind: "write", entries, time: Date.now() }, options);

/** Extracts the entry with that name. Throws a `ZipError`, also if it exceeds the limit. */
export const readFromZip = async (file: Blob, name: string, limit: number, signal?: AbortSignal) =>
  (await perform<Blob>({ kind: "read", file, name, limit }, { signal })).text();

/** Extracts the readable entries of a folder within the limits. Throws a `ZipError` if the worker fails. */
export const readZipFolder = (file: Blob, folder: string, limits: FolderLimits, signal?: AbortSignal) =>
  perform<UnpackedEntry[]>({ kind: "read-folder", file, folder, limits }, { signal });

/** Each task has its own worker, so that it can be terminated at any time. */
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
        resolve(data.result as Result); // declared by each task
      else reject(new ZipError(data.refused));
    });
    timer = setTimeout(fail, MAX_MS);
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
