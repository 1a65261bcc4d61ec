/** Chance that repeats: the same seed gives the same numbers, in the same order. */
export interface Random {
  /** From 0 to 1, 1 left out. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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

/** A number for a text, so that a name can be a seed. */
export function seedOf(text: string) {
  let seed = 2166136261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}
