export const deploymentPlans = ["full", "installment"] as const;
export type DeploymentPlan = (typeof deploymentPlans)[number];

export const planNames: Record<DeploymentPlan, string> = { full: "Pay in full", installment: "Trial" };

/** Off the one-off amounts of one order, for who has an account. */
export const PROMOTION_PERCENT = 10;
