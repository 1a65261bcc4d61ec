import type { WorkerTask } from "#src/lib/in-worker.ts";
import type { AppTask } from "./app-task.ts";
import { describeBrief } from "./describe-brief.ts";

addEventListener("message", ({ data: { id, task } }: MessageEvent<WorkerTask<AppTask>>) =>
  postMessage({ id, answer: describeBrief(task) }),
);
