import * as z from "zod/mini";
import type { OwnPricing, Pricing } from "#src/contract/pricing.ts";
import { type Cents, parseMoney } from "#src/lib/money.ts";
import { checkAmount } from "../amounts.ts";

/** One amount of the page, by where it stands in the prices; `add-on:mailbox` is the price of an extra. */
export type FieldId =
  | "full:regularSetup"
  | "full:setup"
  | "full:monthly"
  | "installment:upfront"
  | "installment:onDelivery"
  | "installment:monthly"
  | "template"
  | `add-on:${string}`;

/** Typed values that are not saved yet. */
export type Edits = Partial<Record<FieldId, string>>;

export function amountOf({ full, installment, template, addOns }: Pricing, field: FieldId): Cents {
  const amounts: Record<string, Cents> = {
    "full:regularSetup": full.regularSetup,
    "full:setup": full.setup,
    "full:monthly": full.monthly,
    "installment:upfront": installment.upfront,
    "installment:onDelivery": installment.onDelivery,
    "installment:monthly": installment.monthly,
    template,
  };
  return amounts[field] ?? addOns.find(({ id }) => field === `add-on:${id}`)?.price ?? 0;
}

/** As it stands in a field: without a currency, and without cents where there are none. */
export const typedAmount = (amount: Cents) =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

export interface Edited {
  /** With every amount that can be read; the others stay as they were. */
  pricing: OwnPricing;
  errors: Partial<Record<FieldId, string>>;
  /** Whether anything is another amount than before. */
  isChanged: boolean;
}

/** The prices with what was typed into the fields. */
export function applyEdits(pricing: Pricing, edits: Edits): Edited {
  const errors: Edited["errors"] = {};
  let isChanged = false;
  const amount = (field: FieldId) => {
    const before = amountOf(pricing, field);
    const typed = edits[field];
    if (typed === undefined) return before;
    const { cents, problem } = checkAmount(parseMoney(typed), "1,349 or 1349.50");
    if (problem !== undefined) {
      errors[field] = typed.trim() ? problem : "Required";
      return before;
    }
    isChanged ||= cents !== before;
    return cents;
  };

  const edited: OwnPricing = {
    full: {
      regularSetup: amount("full:regularSetup"),
      setup: amount("full:setup"),
      monthly: amount("full:monthly"),
    },
    installment: {
      upfront: amount("installment:upfront"),
      onDelivery: amount("installment:onDelivery"),
      monthly: amount("installment:monthly"),
    },
    template: amount("template"),
    addOns: pricing.addOns.map((addOn) => ({ ...addOn, price: amount(`add-on:${addOn.id}`) })),
  };
  if (!errors["full:setup"] && edited.full.setup > edited.full.regularSetup) {
    errors["full:setup"] = "Not more than the regular price";
  }
  return { pricing: edited, errors, isChanged };
}

/** Reads the typed amounts as the prices with them in place. Each problem lies at the field that has it. */
export const editsSchema = (pricing: Pricing) =>
  z.pipe(
    z.custom<Edits>(),
    z.transform((edits, context) => {
      const { pricing: edited, errors } = applyEdits(pricing, edits);
      for (const [field, message] of Object.entries(errors))
        context.issues.push({ code: "custom", message, path: [field], input: edits });
      return edited;
    }),
  );
