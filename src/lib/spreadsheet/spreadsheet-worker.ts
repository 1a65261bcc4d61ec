import { readFile } from "./read-file.ts";
import { type Sheet, SpreadsheetError, type Table } from "./sheet.ts";
import { type FileFormat, writeFile } from "./write-file.ts";

/** A task for the worker, which does one and is terminated. */
export type Task =
  | { kind: "read"; file: File }
  | { kind: "write"; format: FileFormat; tables: readonly Table[] };

/** `isOurs`: the message was written for people. */
export type Outcome = { result: Sheet[] | Blob } | { message: string; isOurs: boolean };

addEventListener("message", async ({ data: task }: MessageEvent<Task>) => {
  postMessage(await perform(task));
});
// Signals that the worker has loaded.
postMessage("ready");

async function perform(task: Task): Promise<Outcome> {
  try {
    const result =
      task.kind === "read" ? await readFile(task.file) : await writeFile(task.format, task.tables);
    return { result };
  } catch (error) {
    const isOurs = error instanceof SpreadsheetError;
    return { message: error instanceof Error ? error.message : String(error), isOurs };
  }
}
