import { isCellError } from "./field-values.ts";
import { isEmpty } from "./operators.ts";

/** One figure of many values. `same` is formatted as the field's values are. */
interface Summary {
  name: string;
  result: "number" | "percent" | "same";
  of: (values: readonly unknown[]) => unknown;
}

const filled = (values: readonly unknown[]) =>
  values.filter((value) => !isEmpty(value) && !isCellError(value));
const numbers = (values: readonly unknown[]) =>
  values.filter((value): value is number => typeof value === "number");
const percent = (part: number, whole: number) => (whole === 0 ? null : (part / whole) * 100);
const least = (values: readonly unknown[]) => extreme(values, (one, other) => one < other);
const greatest = (values: readonly unknown[]) => extreme(values, (one, other) => one > other);

/** A loop, because `Math.max(...values)` fails for 100,000 values. */
function extreme(values: readonly unknown[], isBetter: (one: string, other: string) => boolean) {
  let best: unknown = null;
  for (const value of filled(values))
    if (best === null || isBetter(value as string, best as string)) best = value;
  return best;
}

function total(values: readonly unknown[]) {
  let sum = 0;
  for (const value of numbers(values)) sum += value;
  return sum;
}

function median(values: readonly unknown[]) {
  const sorted = numbers(values).sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export const summaries = {
  count: { name: "Count", result: "number", of: (values) => values.length },
  filled: { name: "Filled in", result: "number", of: (values) => filled(values).length },
  empty: { name: "Empty", result: "number", of: (values) => values.filter(isEmpty).length },
  different: {
    name: "Different values",
    result: "number",
    of: (values) => new Set(filled(values).map((value) => JSON.stringify(value))).size,
  },
  sum: { name: "Sum", result: "same", of: total },
  average: {
    name: "Average",
    result: "same",
    of: (values) => (numbers(values).length === 0 ? null : total(values) / numbers(values).length),
  },
  median: { name: "Median", result: "same", of: median },
  smallest: { name: "Smallest", result: "same", of: least },
  largest: { name: "Largest", result: "same", of: greatest },
  earliest: { name: "Earliest", result: "same", of: least },
  latest: { name: "Latest", result: "same", of: greatest },
  yes: { name: "Yes", result: "number", of: (values) => values.filter((value) => value === true).length },
  "yes-share": {
    name: "Share of yes",
    result: "percent",
    of: (values) => percent(values.filter((value) => value === true).length, values.length),
  },
} satisfies Record<string, Summary> as Record<SummaryId, Summary>;

export const summaryIds = [
  "count",
  "filled",
  "empty",
  "different",
  "sum",
  "average",
  "median",
  "smallest",
  "largest",
  "earliest",
  "latest",
  "yes",
  "yes-share",
] as const;
export type SummaryId = (typeof summaryIds)[number];

export const countSummaries: readonly SummaryId[] = ["count", "filled", "empty", "different"];
export const numberSummaries: readonly SummaryId[] = [
  "sum",
  "average",
  "median",
  "smallest",
  "largest",
  ...countSummaries,
];
export const dateSummaries: readonly SummaryId[] = ["earliest", "latest", ...countSummaries];
