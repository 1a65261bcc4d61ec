import type { PlanTable, Value } from "./plan.ts";

/** A column that only adds up another one, row by row: the balance of a bank statement. An app computes it. */
export interface RunningTotal {
  table: string;
  field: string;
  /** What is added in each row, and what is taken away. */
  added: string;
  taken?: string;
  /** Before the first row. */
  start: number;
}

const FEWEST_ROWS = 5;
const NEAR = 0.000_5;

export function findRunningTotals(tables: readonly PlanTable[]): RunningTotal[] {
  return tables.flatMap((table) => {
    const { fields, records } = table;
    if (table.origin !== "sheet" || records.length < FEWEST_ROWS) return [];
    const columns = fields.flatMap(({ id, kind }, at) =>
      kind === "money" || kind === "number"
        ? [{ id, values: records.map(({ values }) => values[at] ?? null) }]
        : [],
    );
    const found: RunningTotal[] = [];
    for (const { id, values } of columns) {
      if (values.some((value) => typeof value !== "number")) continue;
      const others = columns.filter((one) => one.id !== id && !found.some(({ field }) => field === one.id));
      const total = totalOf(values as number[], others);
      if (total) found.push({ table: table.id, field: id, ...total });
    }
    return found;
  });
}

interface NumberColumn {
  id: string;
  values: readonly Value[];
}

function totalOf(
  totals: readonly number[],
  others: readonly NumberColumn[],
): Omit<RunningTotal, "table" | "field"> | undefined {
  for (const added of others) {
    if (isTotal(totals, added.values)) return { added: added.id, start: startOf(totals, added.values) };
    for (const taken of others)
      if (taken !== added && isTotal(totals, added.values, taken.values))
        return { added: added.id, taken: taken.id, start: startOf(totals, added.values, taken.values) };
  }
  return undefined;
}

const amount = (value: Value | undefined) => (typeof value === "number" ? value : 0);

const startOf = (totals: readonly number[], added: readonly Value[], taken: readonly Value[] = []) =>
  (totals[0] ?? 0) - amount(added[0]) + amount(taken[0]);

function isTotal(totals: readonly number[], added: readonly Value[], taken: readonly Value[] = []) {
  let changes = 0;
  for (let at = 1; at < totals.length; at++) {
    const change = amount(added[at]) - amount(taken[at]);
    if (Math.abs((totals[at] ?? 0) - (totals[at - 1] ?? 0) - change) > NEAR) return false;
    if (change !== 0) changes += 1;
  }
  // Columns of nothing but zeros are no totals.
  return changes >= FEWEST_ROWS - 1;
}
