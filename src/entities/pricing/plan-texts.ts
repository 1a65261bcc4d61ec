import type { Pricing } from "#src/contract/pricing.ts";
import { type Cents, formatMoney, shareOf } from "#src/lib/money.ts";
import type { DeploymentPlan } from "./plans.ts";

export interface PlanTexts {
  /** The name of the plan and its advantages. */
  name: string;
  dueToday: Cents;
  setup: string;
  monthly: string;
  /** The label of the order button. */
  order: string;
}

/** The texts of both plans with their amounts. A discount of zero is not mentioned. */
export function planTexts({ full, installment }: Pricing): Record<DeploymentPlan, PlanTexts> {
  const saved = shareOf(full.regularSetup - full.setup, full.regularSetup);
  const whole = installment.upfront + installment.onDelivery;
  const now = shareOf(installment.upfront, whole);
  return {
    full: {
      name: saved > 0 ? `Pay in full (${saved}% discount)` : "Pay in full",
      dueToday: full.setup,
      setup:
        saved > 0
          ? `${formatMoney(full.setup)} setup instead of the regular ${formatMoney(full.regularSetup)}`
          : `${formatMoney(full.setup)} setup`,
      monthly: `plus ${formatMoney(full.monthly)}/month hosting and maintenance`,
      order: `Buy Now ${formatMoney(full.setup)}${saved > 0 ? ` (Save ${saved}%)` : ""}`,
    },
    installment: {
      name: "Trial",
      dueToday: installment.upfront,
      setup: `${formatMoney(installment.upfront)} upfront (${now}%), ${formatMoney(installment.onDelivery)} on delivery (${shareOf(installment.onDelivery, whole)}%)`,
      monthly: `${formatMoney(installment.monthly)}/month hosting and maintenance, subscription after delivery`,
      order: `Start Trial ${formatMoney(installment.upfront)} (${now}% Now)`,
    },
  };
}
