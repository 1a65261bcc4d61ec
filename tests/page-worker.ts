import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import type { Task } from "#src/lib/spreadsheet/spreadsheet-worker.ts";
import { writeFile } from "#src/lib/spreadsheet/write-file.ts";

/** Reads and writes spreadsheets where no worker can run. Any other task must run in the page. */
export class PageWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.answer("ready"));
  }
  postMessage(task: Task) {
    if (!("kind" in task)) throw new Error("No worker runs here.");
    void this.work(task);
  }
  async work(task: Task) {
    this.answer({
      result: task.kind === "read" ? await readFile(task.file) : await writeFile(task.format, task.tables),
    });
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate() {}
}
