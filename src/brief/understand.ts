import { readBrief } from "./read-brief.ts";
import { readKnownTrades } from "./trades/known-trades.ts";

/** Reads a brief. Deterministic. */
export const understand = (brief: string) => readBrief(brief, readKnownTrades);
