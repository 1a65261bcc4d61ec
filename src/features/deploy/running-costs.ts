import type { Pricing } from "#src/contract/pricing.ts";
import type { Cents } from "#src/lib/money.ts";

export interface CostsSoFar {
  when: string;
  full: Cents;
  installment: Cents;
}

export const MONTHS = 12;

/** Computes the cumulative cost of each plan: at the order, at delivery, and after each month of hosting. */
export function runningCosts({ full, installment }: Pricing): CostsSoFar[] {
  const whole = installment.upfront + installment.onDelivery;
  return [
    { when: "Order", full: full.setup, installment: installment.upfront },
    { when: "Delivery", full: full.setup, installment: whole },
    ...Array.from({ length: MONTHS }, (_, index) => ({
      when: `Month ${index + 1}`,
      full: full.setup + full.monthly * (index + 1),
      installment: whole + installment.monthly * (index + 1),
    })),
  ];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Returns five to seven round amounts from zero to at least the highest, for the axis of a chart. */
export function scaleTo(highest: Cents): Cents[] {
  const rough = Math.max(highest, 100) / 5;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = size * (STEPS.find((step) => step * size >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => Math.round(index * step));
}
