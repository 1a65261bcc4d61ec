import type { AppTask, BriefApp } from "./app-task.ts";
import { describeBrief } from "./describe-brief.ts";

addEventListener("message", ({ data: { id, ...task } }: MessageEvent<AppTask & { id: number }>) => {
  const described: BriefApp = describeBrief(task);
  postMessage({ id, described });
});
