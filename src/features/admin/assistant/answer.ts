import type { ModuleBatch } from "#src/contract/module-batch.ts";
import type { Module } from "#src/contract/modules.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import type { PricingChange } from "#src/contract/pricing-change.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import type { PlanChange } from "../plans/plan-difference.ts";
import type { Intent } from "./intents.ts";

/** The stored data that answers are worked out from. */
export interface AssistantData {
  modules: readonly Module[];
  pricing: Pricing;
  settings: readonly TemplateSetting[];
  templates: readonly { id: string; name: string; words: string }[];
  /** When briefs have come; null for those who may not see them. */
  submissions: readonly string[] | null;
  projects: number;
  now: Date;
}

/** One step that can be applied, and undone as one. */
export type Step =
  | { kind: "modules"; batch: ModuleBatch }
  | { kind: "pricing"; change: PricingChange }
  | { kind: "templates"; settings: TemplateSetting[] };

export interface Answer {
  text: string;
  /** The differences that the step would make. */
  changes: PlanChange[];
  step?: Step;
  link?: { href: string; label: string };
  /** Sentences to go on with. */
  examples?: readonly string[];
}

/** How each intent is answered. */
export type Answers = {
  [Kind in Intent["kind"]]: (intent: Extract<Intent, { kind: Kind }>, data: AssistantData) => Answer;
};

export const say = (text: string, more: Partial<Answer> = {}): Answer => ({ text, changes: [], ...more });

/** The names as a list in a sentence; from seven on, the first five and how many more. */
export function listed(names: readonly string[], last = "and") {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} others`] : names;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} ${last} ${shown.at(-1)}`;
}
