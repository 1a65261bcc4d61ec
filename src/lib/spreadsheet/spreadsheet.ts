import { scriptAddress } from "#src/lib/script-address.ts";
import { type Sheet, SpreadsheetError, type Table } from "./sheet.ts";
import type { Outcome, Task } from "./spreadsheet-worker.ts";
import workerAddress from "./spreadsheet-worker.ts?worker&url";
import type { FileFormat } from "./write-file.ts";

const LONGEST_MS = 30_000;
const NOT_OPENED = "This file could not be opened: it may be damaged or too large.";

/** Reads a CSV, XLSX or JSON file without holding up the page. Throws a `SpreadsheetError` with words for who chose it. */
export async function readSpreadsheet(file: File, signal?: AbortSignal): Promise<Sheet[]> {
  const worker = await startWorker();
  if (!worker) return (await import("./read-file.ts")).readFile(file);
  // What that worker answers to this task.
  return (await perform(worker, { kind: "read", file }, signal)) as Sheet[];
}

/** The file that holds the tables. Throws what `readSpreadsheet` does. */
export async function writeSpreadsheet(
  format: FileFormat,
  tables: readonly Table[],
  signal?: AbortSignal,
): Promise<Blob> {
  const worker = await startWorker();
  if (!worker) return (await import("./write-file.ts")).writeFile(format, tables);
  return (await perform(worker, { kind: "write", format, tables }, signal)) as Blob;
}

/** Resolves to nothing where no worker can run: the work is then done in the page. */
function startWorker(): Promise<Worker | undefined> {
  if (typeof Worker === "undefined") return Promise.resolve(undefined);
  return new Promise((resolve) => {
    try {
      const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
      worker.addEventListener("message", () => resolve(worker), { once: true });
      worker.addEventListener("error", () => resolve(undefined), { once: true });
    } catch {
      resolve(undefined); // refused by the browser's settings
    }
  });
}

function perform(worker: Worker, task: Task, signal: AbortSignal | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<Sheet[] | Blob>((resolve, reject) => {
    const cancel = () => reject(signal?.reason);
    if (signal?.aborted) cancel();
    signal?.addEventListener("abort", cancel, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => {
      if ("result" in data) resolve(data.result);
      else reject(data.isOurs ? new SpreadsheetError(data.message) : new Error(data.message));
    });
    worker.addEventListener("error", () => reject(new SpreadsheetError(NOT_OPENED)));
    timer = setTimeout(() => reject(new SpreadsheetError(NOT_OPENED)), LONGEST_MS);
    worker.postMessage(task);
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
