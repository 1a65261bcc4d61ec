import { scriptAddress } from "#src/lib/script-address.ts";
import { type Sheet, SpreadsheetError, type Table } from "./sheet.ts";
import type { Outcome, Task } from "./spreadsheet-worker.ts";
import workerAddress from "./spreadsheet-worker.ts?worker&url";
import type { FileFormat } from "./write-file.ts";

const LONGEST_MS = 30_000;
const NOT_OPENED = "This file could not be opened: it may be damaged or too large.";
const NO_WORKER =
  "The part of this page that opens files could not be started. Reload the page and try again.";

/** Reads a CSV, XLSX or JSON file without holding up the page. Throws a `SpreadsheetError` with words for who chose it. */
export const readSpreadsheet = (file: File, signal?: AbortSignal) =>
  perform({ kind: "read", file }, signal) as Promise<Sheet[]>; // what the worker answers to this task

/** The file that holds the tables. Throws what `readSpreadsheet` does. */
export const writeSpreadsheet = (format: FileFormat, tables: readonly Table[], signal?: AbortSignal) =>
  perform({ kind: "write", format, tables }, signal) as Promise<Blob>; // what the worker answers to this task

/** Each task has a worker of its own, which can be ended at any moment. */
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
    timer = setTimeout(fail, LONGEST_MS);
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
