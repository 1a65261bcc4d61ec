/** The manners of trades: a tone of voice, a look, or `grave` where nothing jokes or sells loudly. */
export const manners = [
  ...(["friendly", "formal", "playful", "luxurious", "bold", "calm"] as const),
  ...(["grave", "sturdy", "delicate"] as const),
] as const;
export type Manner = (typeof manners)[number];
