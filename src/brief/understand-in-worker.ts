import { inWorker } from "#src/lib/in-worker.ts";
import workerAddress from "./brief-worker.ts?worker&url";
import type { ParsedBrief } from "./parsed-brief.ts";

/** Runs `understand` in a worker. */
export const understandInWorker = inWorker<string, ParsedBrief>(workerAddress, async (brief) =>
  (await import("./understand.ts")).understand(brief),
);
