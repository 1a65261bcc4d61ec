import { queryOptions } from "#src/api/query.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { inWorker } from "#src/lib/in-worker.ts";
import type { AppTask, BriefApp } from "./app-task.ts";
import workerAddress from "./describe-worker.ts?worker&url";

/** Makes the app of a brief without these parts. */
export const appQuery = (brief: string, without: readonly string[] = []) => {
  const task = { brief, without, today: dayOf(new Date()), language: navigator.language };
  return queryOptions({ queryKey: ["app-of-brief", task], queryFn: () => describeInWorker(task) });
};

/** Runs `describeBrief` in a worker. */
export const describeInWorker = inWorker<AppTask, BriefApp>(workerAddress, async (task) =>
  (await import("./describe-brief.ts")).describeBrief(task),
);
