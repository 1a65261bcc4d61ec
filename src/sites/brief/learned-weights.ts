/** What a word or a run of words speaks for: the index of a class, and a weight. */
export type Pull = readonly [of: number, weight: number];

/**
 * Reads the weights that the scripts called fit-*.mjs write: for each class "12 loaf,sourdough|-3 crust", weights in
 * fifths with the stems, or runs of stems, that have them.
 */
export function readWeights(lines: readonly string[]): ReadonlyMap<string, readonly Pull[]> {
  const read = new Map<string, Pull[]>();
  for (const [of, line] of lines.entries()) {
    for (const group of line.split("|")) {
      const [weight, runs = ""] = group.split(" ");
      for (const run of runs.split(",")) read.set(run, [...(read.get(run) ?? []), [of, Number(weight) / 5]]);
    }
  }
  return read;
}
