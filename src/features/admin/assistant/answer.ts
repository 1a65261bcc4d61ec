import type { ModuleBatch } from "#src/contract/module-batch.ts";
import type { Module } from "#src/contract/modules.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import type { PricingChange } from "#src/contract/pricing-change.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import type { PlanChange } from "../plans/plan-difference.ts";
import type { Intent } from "./intents.ts";

/** The stored data that answers are computed from. */
export interface AssistantData {
  modules: readonly Module[];
  pricing: Pricing;
  settings: readonly TemplateSetting[];
  templates: readonly { id: string; name: string; words: string }[];
  /** The creation times of submitted briefs; null for users who may not see them. */
  submissions: readonly string[] | null;
  projects: number;
  now: Date;
}

/** A proposed change that is applied and undone as one. */
export type Step =
  | { kind: "modules"; batch: ModuleBatch }
  | { kind: "pricing"; change: PricingChange }
  | { kind: "templates"; settings: TemplateSetting[] };

export interface Answer {
  text: string;
  /** The differences that applying the step would make. */
  changes: PlanChange[];
  step?: Step;
  link?: { href: string; label: string };
  /** Suggested follow-up sentences. */
  examples?: readonly string[];
}

/** The function that answers each intent. */
export type IntentByKind = { [Kind in Intent["kind"]]: Extract<Intent, { kind: Kind }> };

export type Answers = {
  [Kind in Intent["kind"]]: (intent: IntentByKind[Kind], data: AssistantData) => Answer;
};

export const say = (text: string, more: Partial<Answer> = {}): Answer => ({ text, changes: [], ...more });

/** Joins names into a list for a sentence. From seven names on, it lists five and counts the others. */
export function listed(names: readonly string[], last = "and") {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} others`] : names;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} ${last} ${shown.at(-1)}`;
}
