import { hashOf } from "#src/lib/hash.ts";
import { createRandom as createNumbers } from "#src/lib/random.ts";

/** Repeatable random numbers: the same seed gives the same numbers, in the same order. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** An integer from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

export function createRandom(seed: number): Random {
  const next = createNumbers(seed ^ 0x9e3779b9);
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    pick<T>(list: readonly T[]) {
      if (list.length === 0) throw new Error("There is nothing to pick from: give a list with entries.");
      return list[whole(0, list.length - 1)] as T;
    },
  };
}

/** Derives a seed below 100,000 from a text, as stored in site documents. */
export const seedOf = (text: string) => hashOf(text) % 100_000;
