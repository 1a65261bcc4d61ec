import { queryOptions } from "#src/api/query.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { scriptAddress } from "#src/lib/script-address.ts";
import type { AppTask, BriefApp } from "./app-task.ts";
import workerAddress from "./describe-worker.ts?worker&url";

let worker: Worker | undefined;
let hasFailed = false;
let lastId = 0;

/** Makes the app of a brief without these parts. */
export const appQuery = (brief: string, without: readonly string[] = []) => {
  const task = { brief, without, today: dayOf(new Date()), language: navigator.language };
  return queryOptions({ queryKey: ["app-of-brief", task], queryFn: () => describeInWorker(task) });
};

/** Runs `describeBrief` in a worker, so that the page stays responsive. Without a worker it runs in the page. */
export const describeInWorker = (task: AppTask) =>
  hasFailed
    ? describeHere(task)
    : askWorker(task).catch(() => {
        hasFailed = true;
        return describeHere(task);
      });

const describeHere = async (task: AppTask) => (await import("./describe-brief.ts")).describeBrief(task);

async function askWorker(task: AppTask) {
  worker ??= new Worker(scriptAddress(workerAddress), { type: "module" });
  const asked = worker;
  const id = ++lastId;
  const answered = new AbortController();
  const { signal } = answered;
  const answer = new Promise<BriefApp>((resolve, reject) => {
    asked.addEventListener(
      "message",
      ({ data }: MessageEvent<{ id: number; described: BriefApp }>) => {
        if (data.id === id) resolve(data.described);
      },
      { signal },
    );
    asked.addEventListener("error", reject, { signal });
    asked.postMessage({ ...task, id });
  });
  return answer.finally(() => answered.abort());
}
