import index from "trades:index";
import { readTrades, type TradeReader } from "./read-trade.ts";
import { parseIndex, type TradeIndex } from "./trade-index.ts";

let trades: TradeIndex | undefined;

/** Reads the trades of a text. This module is a file of its own beside the brief worker: it imports none of its code. */
export const readKnownTrades: TradeReader = (words, context, shareOf) => {
  trades ??= parseIndex(index);
  return readTrades(trades, words, context, shareOf);
};
