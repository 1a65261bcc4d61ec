import { scriptAddress } from "#src/lib/script-address.ts";
import { type Sheet, SpreadsheetError, type Table } from "./sheet.ts";
import type { Outcome, Task } from "./spreadsheet-worker.ts";
import workerAddress from "./spreadsheet-worker.ts?worker&url";
import type { FileFormat } from "./write-file.ts";

const MAX_MS = 30_000;
const NOT_OPENED = "This file could not be opened: it may be damaged or too large.";
const NO_WORKER =
  "The part of this page that opens files could not be started. Reload the page and try again.";

/** Reads a CSV, XLSX or JSON file in a worker. Throws a `SpreadsheetError` with a message for people. */
export const readSpreadsheet = (file: File, signal?: AbortSignal) =>
  perform({ kind: "read", file }, signal) as Promise<Sheet[]>; // the worker's result for this task

/** Writes tables into a file in a worker. Throws the errors of `readSpreadsheet`. */
export const writeSpreadsheet = (format: FileFormat, tables: readonly Table[], signal?: AbortSignal) =>
  perform({ kind: "write", format, tables }, signal) as Promise<Blob>; // the worker's result for this task

/** Each task has its own worker, so that it can be terminated at any time. */
function perform(task: Task, signal: AbortSignal | undefined) {
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<Sheet[] | Blob>((resolve, reject) => {
    const cancel = () => reject(signal?.reason);
    const fail = () => reject(new SpreadsheetError(isReady ? NOT_OPENED : NO_WORKER));
    if (signal?.aborted) cancel();
    signal?.addEventListener("abort", cancel, { once: true });
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome | "ready">) => {
      if (data === "ready") {
        isReady = true;
        worker.postMessage(task);
      } else if ("result" in data) resolve(data.result);
      else reject(data.isOurs ? new SpreadsheetError(data.message) : new Error(data.message));
    });
    timer = setTimeout(fail, MAX_MS);
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
