import { vi } from "vitest";
import type { WorkerTask } from "#src/lib/in-worker.ts";

/** Runs a worker's own code in the test, and returns what it answers. Messages are cloned as in a browser. */
export async function startWorker<Task>(load: () => Promise<unknown>) {
  let listen: (event: MessageEvent) => unknown = () => {};
  const answers = new Map<number, unknown>();
  const own = globalThis.addEventListener;
  vi.stubGlobal("addEventListener", (type: string, listener: typeof listen) => {
    if (type === "message") listen = listener;
    else own.call(globalThis, type, listener as EventListener);
  });
  vi.stubGlobal("postMessage", (answer: { id: number }) => {
    answers.set(answer.id, structuredClone(answer));
  });
  await load();
  const answer = async (task: WorkerTask<Task>) => {
    await listen(new MessageEvent("message", { data: structuredClone(task) }));
    return answers.get(task.id);
  };
  /** Stands in for `Worker`. */
  return class RunningWorker extends EventTarget {
    postMessage(task: WorkerTask<Task>) {
      void answer(task).then((data) => this.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
