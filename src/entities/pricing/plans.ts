export const deploymentPlans = ["full", "installment"] as const;
export type DeploymentPlan = (typeof deploymentPlans)[number];

export const planNames: Record<DeploymentPlan, string> = { full: "Pay in full", installment: "Trial" };

/** The discount on the one-off amounts of one order, for visitors with an account. */
export const PROMOTION_PERCENT = 10;
