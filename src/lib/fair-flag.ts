import { local } from "./storage.ts";

export const FAIR_KEY = "fair";

/**
 * Whether this browser stands at a fair, where one visitor after the other uses it. All that an ordinary page asks.
 * Pages are rendered while building as well, where there is no storage.
 */
export const isFair = () => !import.meta.env.SSR && local.read(FAIR_KEY) !== null;

/** The database of visitors' work during a fair, so that the seller's own is neither seen nor touched. */
export const FAIR_WORK = "work-fair";
