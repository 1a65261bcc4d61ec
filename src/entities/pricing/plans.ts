import type { Pricing } from "#src/contract/pricing.ts";

export const deploymentPlans = ["full", "installment"] as const;
export type DeploymentPlan = (typeof deploymentPlans)[number];

export const planNames: Record<DeploymentPlan, string> = { full: "Pay in full", installment: "Trial" };

/** The discount on the one-off amounts of one order, for visitors with an account. */
export const PROMOTION_PERCENT = 10;

/** Returns a template's own price, or the standard one. */
export function templatePrice({ template, templatePrices = {} }: Pricing, id: string) {
  return Object.hasOwn(templatePrices, id) ? (templatePrices[id] ?? template) : template;
}
