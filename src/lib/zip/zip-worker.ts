import {
  type FolderLimits,
  pack,
  unpackFolder,
  unpackOne,
  type ZipEntry,
  type ZipRefusal,
} from "./archive.ts";

/** A task for the worker, which does one and is terminated. */
export type ZipTask =
  | { kind: "write"; entries: readonly ZipEntry[]; time: number }
  | { kind: "read"; file: Blob; name: string; limit: number }
  | { kind: "read-folder"; file: Blob; folder: string; limits: FolderLimits };

export interface UnpackedEntry {
  path: string;
  content: Blob;
}

export type ZipMessage =
  | "ready"
  | { done: number; of: number }
  | { result: Blob | UnpackedEntry[] }
  | { refused: ZipRefusal };

addEventListener("message", async ({ data: task }: MessageEvent<ZipTask>) => tell(await perform(task)));
// Signals that the worker has loaded.
tell("ready");

async function perform(task: ZipTask): Promise<ZipMessage> {
  if (task.kind === "write") {
    const { entries, time } = task;
    return { result: pack(entries, time, (done) => tell({ done, of: entries.length })) };
  }
  if (task.kind === "read-folder") {
    return { result: await unpackFolder(task.file, task.folder, task.limits) };
  }
  const result = await unpackOne(task.file, task.name, task.limit);
  return typeof result === "string" ? { refused: result } : { result };
}

function tell(message: ZipMessage) {
  postMessage(message);
}
