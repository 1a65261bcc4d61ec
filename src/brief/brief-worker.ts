import type { WorkerTask } from "#src/lib/in-worker.ts";
import { readBrief } from "./read-brief.ts";
import type { TradeReader } from "./trades/read-trade.ts";

let reader: Promise<TradeReader> | undefined;

/** The trades are a file of their own, so that the worker and its index load at the same time. */
function loadTrades() {
  reader ??= import("./trades/known-trades.ts").then(({ readKnownTrades }) => readKnownTrades);
  // If the file cannot load, a brief is read without its trade, and the next one tries again.
  return reader.catch(() => {
    reader = undefined;
    return undefined;
  });
}

void loadTrades();

addEventListener("message", async ({ data: { id, task } }: MessageEvent<WorkerTask<string>>) =>
  postMessage({ id, answer: readBrief(task, await loadTrades()) }),
);
