/** Returns the first cases of a list, or all in the full run. */
export const sample = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  process.env.FULL ? cases : cases.slice(0, count);

/** Returns every n-th case of a list, or all in the full run. */
export const everyNth = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  process.env.FULL ? cases : cases.filter((_, index) => index % step === 0);
