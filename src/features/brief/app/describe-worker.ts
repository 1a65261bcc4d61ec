import { type BriefApp, describeBrief } from "./describe-brief.ts";
import type { AppTask } from "./describe-in-worker.ts";

addEventListener("message", ({ data: { id, ...task } }: MessageEvent<AppTask & { id: number }>) => {
  const described: BriefApp = describeBrief(task);
  postMessage({ id, described });
});
