import type { AddOn, Pricing } from "#src/contract/pricing.ts";
import { type OwnPricing, pricingSchema } from "#src/contract/pricing.ts";
import { planNames } from "#src/entities/pricing/plans.ts";
import { formatMoney } from "#src/lib/money.ts";

export interface PlanChange {
  /** The plan or the add-on. */
  of: string;
  what: string;
  /** Missing if the value is new. */
  from?: string;
  /** Missing if the value is removed. */
  to?: string;
}

/** Returns the differences line by line, in words. */
export function differenceOf(before: Pricing, after: Pricing): PlanChange[] {
  const changes: PlanChange[] = [];
  const compare = (of: string, what: string, from: string, to: string) => {
    if (from !== to) changes.push({ of, what, from, to });
  };
  const money = (of: string, what: string, from: number, to: number) =>
    compare(of, what, formatMoney(from), formatMoney(to));

  money(planNames.full, "Regular price", before.full.regularSetup, after.full.regularSetup);
  money(planNames.full, "Due now", before.full.setup, after.full.setup);
  money(planNames.full, "Per month", before.full.monthly, after.full.monthly);
  money(planNames.installment, "Due now", before.installment.upfront, after.installment.upfront);
  money(planNames.installment, "On delivery", before.installment.onDelivery, after.installment.onDelivery);
  money(planNames.installment, "Per month", before.installment.monthly, after.installment.monthly);
  money("A template", "Due now", before.template, after.template);

  const old = new Map(before.addOns.map((addOn) => [addOn.id, addOn]));
  for (const addOn of after.addOns) {
    const known = old.get(addOn.id);
    if (!known) changes.push({ of: addOn.name, what: "New extra", to: priceOf(addOn) });
    else {
      compare(known.name, "Name", known.name, addOn.name);
      compare(known.name, "Description", known.description, addOn.description);
      compare(known.name, "Price", priceOf(known), priceOf(addOn));
      compare(known.name, "At most", String(known.maximum), String(addOn.maximum));
    }
    old.delete(addOn.id);
  }
  for (const addOn of old.values())
    changes.push({ of: addOn.name, what: "No longer there", from: priceOf(addOn) });
  return changes;
}

const priceOf = ({ price, isMonthly }: AddOn) => formatMoney(price) + (isMonthly ? " per month" : "");

/** Checks rules across amounts, which can fail although each amount is valid. */
export const problemOf = (pricing: OwnPricing) => pricingSchema.safeParse(pricing).error?.issues[0]?.message;
