import type { Voice } from "../parsed-brief.ts";

/** The manners of trades: a voice, or `grave` where nothing jokes or sells loudly. */
export const manners = [
  "friendly",
  "formal",
  "playful",
  "luxurious",
  "bold",
  "calm",
  "grave",
] as const satisfies readonly (Voice | "grave")[];
export type Manner = (typeof manners)[number];
