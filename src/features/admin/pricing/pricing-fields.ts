import * as z from "zod/mini";
import type { OwnPricing, Pricing } from "#src/contract/pricing.ts";
import { type Cents, parseMoney } from "#src/lib/money.ts";
import { checkAmount } from "../amounts.ts";

/** The address of one amount in the prices; `add-on:mailbox` is the price of an add-on. */
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

/** Formats an amount for a text field: no currency symbol, and no cents if they are zero. */
export const typedAmount = (amount: Cents) =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

export interface Edited {
  /** The prices with every valid amount applied; invalid ones keep the previous value. */
  pricing: OwnPricing;
  errors: Partial<Record<FieldId, string>>;
  /** Whether any amount differs from the saved one. */
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

/** Parses the typed amounts into prices. Each problem carries the path of its field. */
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
