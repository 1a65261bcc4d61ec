// @ts-check
/** @typedef {import("./observe-page.mjs").Observed} Observed */

/**
 * @typedef {object} Figure
 * @property {string} of what was measured: a route, the build
 * @property {string} name
 * @property {"s" | "ms" | "kB" | "letters" | "%" | ""} unit
 * @property {number[]} values one for each run
 * @property {number} [budget] the most it may be
 * @property {number} [least] the least it may be, where more is better
 */

const DIGITS = { s: 2, ms: 0, kB: 1, letters: 0, "%": 0, "": 0 };
const BLOCKING_MS = 50;
const SHIFTS_GAP_MS = 1_000;
const SHIFTS_WINDOW_MS = 5_000;

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (Number(sorted[Math.floor(middle)]) + Number(sorted[Math.ceil(middle)])) / 2;
}

/**
 * As Lighthouse counts it: what each long task after the first paint takes beyond 50 ms.
 * @param {Observed["longTasks"]} tasks
 * @param {number} firstPaint
 */
export function blockingTime(tasks, firstPaint) {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint) - BLOCKING_MS)
    .reduce((sum, blocking) => sum + Math.max(0, blocking), 0);
}

/**
 * The worst burst of shifts, as browsers report it: less than a second apart, five seconds at most.
 * @param {Observed["shifts"]} shifts
 */
export function layoutShift(shifts) {
  let worst = 0;
  let burst = { start: 0, end: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { start, value } of shifts) {
    const goesOn = start - burst.end < SHIFTS_GAP_MS && start - burst.start < SHIFTS_WINDOW_MS;
    burst = goesOn ? { ...burst, end: start, sum: burst.sum + value } : { start, end: start, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

/** @param {Figure} figure */
export function summary({ of, name, unit, values, budget, least }) {
  const middle = median(values);
  return {
    of,
    name,
    unit,
    median: middle,
    min: Math.min(...values),
    max: Math.max(...values),
    budget: budget ?? null,
    least: least ?? null,
    isWithin: (budget === undefined || middle <= budget) && (least === undefined || middle >= least),
    values,
  };
}

/**
 * The figures as a table for people, one part for each thing measured.
 * @param {Figure[]} figures
 */
export function table(figures) {
  const parts = [...new Set(figures.map(({ of }) => of))];
  return parts
    .map((part) => [part, ...figures.filter(({ of }) => of === part).map(row)].join("\n"))
    .join("\n\n");
}

/** @param {Figure} figure */
function row(figure) {
  const { name, unit, median, min, max, budget, least, isWithin } = summary(figure);
  const digits = budget && budget < 0.1 ? 3 : DIGITS[unit];
  const show = (/** @type {number} */ value) => value.toFixed(digits);
  const limit = budget !== null ? `<= ${show(budget)}` : least !== null ? `>= ${show(least)}` : "";
  const verdict = limit === "" ? "" : isWithin ? "ok" : budget === null ? "under" : "over";
  return [
    `  ${name.padEnd(38)}`,
    `${show(median)} ${unit}`.padStart(10),
    `${show(min)} - ${show(max)}`.padStart(18),
    limit.padStart(11),
    `  ${verdict}`,
  ]
    .join("")
    .trimEnd();
}
