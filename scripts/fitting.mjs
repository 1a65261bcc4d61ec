// @ts-check
// What the scripts that fit weights of the brief engine share.

const RATE = 0.3;

/** @typedef {{ of: number, weight: number, squares: number }} Pull */

/**
 * Returns a weight for each run of words and each class that it may speak for: one in which at least a share of its
 * examples are.
 * @param {{ runs: readonly string[], of: readonly number[] }[]} examples
 * @param {{ leastShare: number, leastCount: number }} limits
 */
export function pullsOf(examples, { leastShare, leastCount }) {
  /** @type {Map<string, number>} */
  const all = new Map();
  /** @type {Map<string, Map<number, number>>} */
  const counts = new Map();
  for (const { runs, of } of examples) {
    for (const run of runs) {
      all.set(run, (all.get(run) ?? 0) + 1);
      const own = counts.get(run) ?? new Map();
      for (const one of of) own.set(one, (own.get(one) ?? 0) + 1);
      counts.set(run, own);
    }
  }
  /** @type {Map<string, Pull[]>} */
  const pulls = new Map();
  for (const [run, own] of counts) {
    const total = all.get(run) ?? 0;
    const telling = [...own].filter(([, count]) => count / total >= leastShare);
    if (total >= leastCount && telling.length > 0)
      pulls.set(
        run,
        telling.map(([of]) => ({ of, weight: 0, squares: 1e-6 })),
      );
  }
  return pulls;
}

/**
 * Moves a weight against its slope, less the more it has moved (AdaGrad).
 * @param {Pull} pull
 * @param {number} slope
 */
export function move(pull, slope) {
  pull.squares += slope * slope;
  pull.weight -= (RATE * slope) / Math.sqrt(pull.squares);
}

/**
 * Goes through all examples, in another order each round and the same in each run.
 * @template Example
 * @param {readonly Example[]} examples
 * @param {number} rounds
 * @param {(example: Example) => void} learn
 */
export function inRounds(examples, rounds, learn) {
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < examples.length; step++) {
      const example = examples[(step * 7919 + round * 104_729) % examples.length];
      if (example) learn(example);
    }
  }
}

/**
 * The line of a class for src/sites/brief/learned-weights.ts: "12 loaf,sourdough|-3 crust".
 * @param {Map<string, Pull[]>} pulls
 * @param {number} of
 */
export function lineOf(pulls, of) {
  /** @type {Map<number, string[]>} */
  const byWeight = new Map();
  for (const [run, own] of pulls) {
    const fifths = Math.round((own.find((one) => one.of === of)?.weight ?? 0) * 5);
    if (fifths !== 0) byWeight.set(fifths, [...(byWeight.get(fifths) ?? []), run]);
  }
  const groups = [...byWeight].sort(([one], [other]) => other - one);
  return groups.map(([weight, runs]) => `${weight} ${runs.sort().join(",")}`).join("|");
}
