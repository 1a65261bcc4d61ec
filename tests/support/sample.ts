/** Of many cases of one kind some stand for all, but in the full run. */
export const sample = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  process.env.FULL ? cases : cases.slice(0, count);

/** Every n-th case of a long list, the same on every run; all of them in the full run. */
export const everyNth = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  process.env.FULL ? cases : cases.filter((_, index) => index % step === 0);
