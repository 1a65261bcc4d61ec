import type { DeploymentPlan } from "#src/entities/pricing/plans.ts";
import type { CartLine } from "./cart.ts";

const now = () => new Date().toISOString();

export const planLine = (plan: DeploymentPlan): CartLine => ({
  kind: "plan",
  id: "plan",
  plan,
  addedAt: now(),
});

export const templateLine = ({ id, name }: { id: string; name: string }): CartLine => ({
  kind: "template",
  id: `template:${id}`,
  templateId: id,
  name,
  addedAt: now(),
});

export const addOnLine = (addOnId: string, quantity = 1): CartLine => ({
  kind: "add-on",
  id: `add-on:${addOnId}`,
  addOnId,
  quantity,
  addedAt: now(),
});
