import type { Pricing } from "#src/contract/pricing.ts";
import type { DeploymentPlan } from "#src/entities/pricing/plans.ts";
import { type Cents, parsePayment } from "#src/lib/money.ts";
import { plainLine } from "#src/lib/plain-line.ts";

export interface RequestedPayment {
  plan: DeploymentPlan;
  amount: Cents;
  /** The purpose of the payment, or "" if the link has none. */
  purpose: string;
  /** Whether the link sets the amount, instead of the plan's first payment. */
  isOwnAmount: boolean;
}

const PURPOSE_LENGTH = 120;

/** Reads a payment link: `?plan=full|installment&amount=…&for=…`. Invalid values fall back to the full plan. */
export function readPayment(search: string, { full, installment }: Pricing): RequestedPayment {
  const params = new URLSearchParams(search);
  const plan = params.get("plan") === "installment" ? "installment" : "full";
  const asked = parsePayment(params.get("amount") ?? "");
  return {
    plan,
    amount: asked ?? (plan === "full" ? full.setup : installment.upfront),
    purpose: plainLine(params.get("for"), PURPOSE_LENGTH),
    isOwnAmount: asked !== undefined,
  };
}
