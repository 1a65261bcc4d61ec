import { scriptAddress } from "#src/lib/script-address.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import type { Answers, SheetPlan } from "./plan.ts";
import type { SheetSource } from "./read/read-source.ts";
import { runInTurns, type TurnOptions } from "./run-in-turns.ts";
import type { SheetMessage, SheetTask } from "./sheets-worker.ts";
import workerAddress from "./sheets-worker.ts?worker&url";

export interface OpenSheets {
  /** Plans the opened file again, with these answers. */
  plan: (answers: Answers, options: TurnOptions) => Promise<SheetPlan>;
  close: () => void;
}

/**
 * Opens a file or pasted rows in a worker, and in the page where no worker starts. Throws a `SpreadsheetError` with a
 * message for people, and rejects when the signal is aborted.
 */
export async function openSheets(source: SheetSource, options: TurnOptions): Promise<OpenSheets> {
  const name = "pasted" in source ? "" : source.name.replace(/\.[^.]*$/, "");
  return (await openInWorker(source, name, options)) ?? (await openInPage(source, name, options));
}

async function openInPage(source: SheetSource, name: string, options: TurnOptions): Promise<OpenSheets> {
  const [{ readSource }, { planSheets }] = await Promise.all([
    import("./read/read-source.ts"),
    import("./plan-sheets.ts"),
  ]);
  const grids = await runInTurns(await readSource(source), options);
  return {
    plan: (answers, planOptions) => runInTurns(planSheets(grids, name, answers), planOptions),
    close: () => {},
  };
}

type Wanted = SheetTask extends infer Task ? (Task extends { id: number } ? Omit<Task, "id"> : never) : never;

/** Resolves with undefined where no worker starts. */
async function openInWorker(
  source: SheetSource,
  name: string,
  options: TurnOptions,
): Promise<OpenSheets | undefined> {
  if (typeof Worker === "undefined") return undefined;
  options.signal.throwIfAborted();
  const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
  let lastId = 0;

  const ask = (task: Wanted, { signal, onProgress }: TurnOptions) => {
    lastId += 1;
    const id = lastId;
    const answered = new AbortController();
    const answer = new Promise<SheetPlan | undefined>((resolve, reject) => {
      let plan: SheetPlan | undefined;
      const cancel = () => {
        worker.postMessage({ id, kind: "cancel" } satisfies SheetTask);
        reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener("abort", cancel, { once: true, signal: answered.signal });
      worker.addEventListener("error", () => reject(new WorkerFailed()), { signal: answered.signal });
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<SheetMessage>) => {
          if (data.id !== id) return;
          if (data.kind === "progress") onProgress?.(data.share);
          else if (data.kind === "plan") plan = data.plan;
          else if (data.kind === "records") plan?.tables[data.table]?.records.push(...data.records);
          else if (data.kind === "failed")
            reject(data.isOurs ? new SpreadsheetError(data.message) : new Error(data.message));
          else resolve(plan);
        },
        { signal: answered.signal },
      );
      worker.postMessage({ ...task, id });
    });
    return answer.finally(() => answered.abort());
  };

  try {
    await ask({ kind: "open", source, name }, options);
  } catch (error) {
    worker.terminate();
    if (error instanceof WorkerFailed) return undefined;
    throw error;
  }
  return {
    plan: async (answers, planOptions) => {
      const plan = await ask({ kind: "plan", answers }, planOptions);
      if (!plan) throw new Error("The worker has no file open");
      return plan;
    },
    close: () => worker.terminate(),
  };
}

class WorkerFailed extends Error {
  override name = "WorkerFailed";
}
