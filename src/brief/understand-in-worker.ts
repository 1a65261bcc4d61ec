import { scriptAddress } from "#src/lib/script-address.ts";
import workerAddress from "./brief-worker.ts?worker&url";
import type { ParsedBrief } from "./parsed-brief.ts";

let worker: Worker | undefined;
let hasFailed = false;
let lastId = 0;

/** Runs `understand` in a worker, so that the page stays responsive. Without a worker it runs in the page. */
export const understandInWorker = (brief: string) =>
  hasFailed
    ? understandHere(brief)
    : askWorker(brief).catch(() => {
        hasFailed = true;
        return understandHere(brief);
      });

const understandHere = async (brief: string) => (await import("./understand.ts")).understand(brief);

async function askWorker(brief: string) {
  worker ??= new Worker(scriptAddress(workerAddress), { type: "module" });
  const asked = worker;
  const id = ++lastId;
  const answered = new AbortController();
  const { signal } = answered;
  const answer = new Promise<ParsedBrief>((resolve, reject) => {
    asked.addEventListener(
      "message",
      ({ data }: MessageEvent<{ id: number; understood: ParsedBrief }>) => {
        if (data.id === id) resolve(data.understood);
      },
      { signal },
    );
    asked.addEventListener("error", reject, { signal });
    asked.postMessage({ id, brief });
  });
  return answer.finally(() => answered.abort());
}
