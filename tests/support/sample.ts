/** Of many cases of one kind some stand for all, but in the full run. */
export const sample = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  process.env.FULL ? cases : cases.slice(0, count);
