/** The manners of trades: a tone of voice, or `grave` where nothing jokes or sells loudly. */
export const manners = ["friendly", "formal", "playful", "luxurious", "bold", "calm", "grave"] as const;
export type Manner = (typeof manners)[number];
