import { createRandom } from "#src/art/random.ts";

/** Wraps a random generator with the helpers that briefs need. */
export function createChance(seed: number) {
  const random = createRandom(seed);
  const { next, whole, pick } = random;
  const isTrue = (share: number) => next() < share;
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  return {
    ...random,
    isTrue,
    /** Returns a number of `length` digits without a leading zero. */
    digits: (length: number) =>
      Array.from({ length }, (_, index) => String(whole(index === 0 ? 1 : 0, 9))).join(""),
    two: (low: number, high: number) => pad(whole(low, high), 2),
    /** Picks `count` different entries in random order. */
    some<T>(list: readonly T[], count: number) {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => {
        const [one] = rest.splice(whole(0, rest.length - 1), 1);
        return one as T;
      });
    },
    /** Returns capital letters. */
    letters: (length: number) => Array.from({ length }, () => pick([..."ABCDEFGHJKLNPRSTUWXY"])).join(""),
    /**
     * Fills "{4-12} rooms" with a number from 4 to 12. "{1,000-9,000}" keeps its commas, "{4.5-5.0}" its
     * decimals.
     */
    filled: (text: string) =>
      text.replace(/\{([\d.,]+)-([\d.,]+)\}/g, (_, low: string, high: string) => {
        const plain = (one: string) => Number(one.replace(/,/g, ""));
        if (low.includes(".")) return (whole(plain(low) * 10, plain(high) * 10) / 10).toFixed(1);
        const value = whole(plain(low), plain(high));
        return low.includes(",") ? value.toLocaleString("en-GB") : String(value);
      }),
  };
}

export type Chance = ReturnType<typeof createChance>;
