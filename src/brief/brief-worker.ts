import { readBrief } from "./read-brief.ts";
import { parseIndex, type TradeIndex } from "./trades/trade-index.ts";

let trades: Promise<TradeIndex> | undefined;

/** The index of the trades is a file of its own, so that the worker starts and both load at the same time. */
function loadTrades() {
  trades ??= import("trades:index").then(({ default: index }) => parseIndex(index));
  // Offline, a brief is read without its trade, and the next one tries again.
  return trades.catch(() => {
    trades = undefined;
    return undefined;
  });
}

void loadTrades();

addEventListener("message", async ({ data: { id, brief } }: MessageEvent<{ id: number; brief: string }>) =>
  postMessage({ id, understood: readBrief(brief, await loadTrades()) }),
);
