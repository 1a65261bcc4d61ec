/** `of` is the subject. The budget is the highest allowed median, or the lowest. A kilobyte is 1000 bytes. */
export interface Figure {
  of: string;
  name: string;
  unit: "s" | "ms" | "kB" | "";
  values: number[];
  budget?: number | undefined;
  isMinimum?: boolean;
}

export type Summary = ReturnType<typeof summarize>;

const DIGITS = { s: 2, ms: 0, kB: 1, "": 0 };

/** Nearest-rank percentile: with fewer than fifty values, the 98th is the highest. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;

/** `reference` is the time until the calibration page is usable, in seconds. */
export function summarize(figure: Figure, reference: number) {
  const { unit, values, budget, isMinimum = false } = figure;
  const median = percentile(values, 0.5);
  const seconds = unit === "s" ? median : unit === "ms" ? median / 1000 : Number.NaN;
  const isMet = budget === undefined ? undefined : isMinimum ? median >= budget : median <= budget;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { ...figure, median, min, max, calibrations: seconds / reference, isMet };
}

/** Formats one row per figure, grouped by subject; peers' medians are beside those of the home page. */
export function table(rows: readonly Summary[], peers: readonly string[] = []) {
  const own = rows.filter(({ of }) => !peers.includes(of));
  const lines = own.map((row, index) => {
    const { of, name, unit, median, min, max, calibrations, budget, isMinimum, isMet } = row;
    const cells = [
      `${show(row, median)} ${unit.padEnd(2)}`,
      `${show(row, min)} - ${show(row, max)}`,
      Number.isNaN(calibrations) ? "" : `${calibrations.toFixed(2)} ×`,
      budget === undefined ? "" : `${isMinimum ? "≥" : "≤"} ${show(row, budget)}`,
      isMet === undefined ? "" : isMet ? "met" : "MISSED",
    ];
    const beside = rows.filter((peer) => of === "/" && peers.includes(peer.of) && peer.name === name);
    const heading = of === own[index - 1]?.of ? "" : `\n${of}\n`;
    return `${heading}${rowOf(name, cells)}${beside.map((peer) => `   ${peer.of} ${show(peer, peer.median)}`).join("")}`;
  });
  const judged = own.map(({ isMet }) => isMet).filter((isMet) => isMet !== undefined);
  const head = rowOf("", ["median", "min - max", "calibration", "budget", ""]);
  return [head, ...lines, `\n${judged.filter(Boolean).length} of ${judged.length} budgets met`].join("\n");
}

const rowOf = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(42)}${cells.map((cell, index) => cell.padStart([12, 20, 13, 11, 8][index] ?? 0)).join("")}`;

function show({ unit, values, budget = 0 }: Figure, value: number) {
  const isWhole = unit !== "" || [...values, budget].every(Number.isInteger);
  return value.toFixed(isWhole ? DIGITS[unit] : 3);
}
