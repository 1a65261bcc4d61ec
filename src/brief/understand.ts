import index from "trades:index";
import { readBrief } from "./read-brief.ts";
import { parseIndex, type TradeIndex } from "./trades/trade-index.ts";

let trades: TradeIndex | undefined;

/** Reads a brief. Deterministic. */
export function understand(brief: string) {
  trades ??= parseIndex(index);
  return readBrief(brief, trades);
}
