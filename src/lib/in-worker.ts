import { scriptAddress } from "./script-address.ts";

/** A message to a worker and its answer, which belong together by their id. */
export interface WorkerTask<Task> {
  id: number;
  task: Task;
}
export interface WorkerAnswer<Answer> {
  id: number;
  answer: Answer;
}

/**
 * Returns a function that has a worker do a task, so that the page stays responsive. The worker starts with the first
 * task and stays. Where none can run, or after one has failed, the page does the task itself.
 * @param address of the worker, which answers each `WorkerTask` with a `WorkerAnswer`
 */
export function inWorker<Task, Answer>(address: string, inPage: (task: Task) => Promise<Answer>) {
  let worker: Worker | undefined;
  let hasFailed = false;
  let lastId = 0;

  async function ask(task: Task) {
    worker ??= new Worker(scriptAddress(address), { type: "module" });
    const asked = worker;
    const id = ++lastId;
    const answered = new AbortController();
    const { signal } = answered;
    const answer = new Promise<Answer>((resolve, reject) => {
      asked.addEventListener(
        "message",
        ({ data }: MessageEvent<WorkerAnswer<Answer>>) => {
          if (data.id === id) resolve(data.answer);
        },
        { signal },
      );
      asked.addEventListener("error", reject, { signal });
      asked.postMessage({ id, task } satisfies WorkerTask<Task>);
    });
    return answer.finally(() => answered.abort());
  }

  return (task: Task) =>
    hasFailed
      ? inPage(task)
      : ask(task).catch(() => {
          hasFailed = true;
          return inPage(task);
        });
}
