import type { Pricing } from "#src/contract/pricing.ts";
import { formatMoney } from "#src/lib/money.ts";
import { differenceOf, problemOf } from "../plans/plan-difference.ts";
import { type Answers, say } from "./answer.ts";
import type { PriceName } from "./intents.ts";

/** Proposes a new price. */
export const answerPrice: Answers["set-price"] = ({ price, amount }, { pricing }) => {
  if (!price) {
    return say(
      "Which price? I know the setup price, the regular setup price, the monthly price, the upfront amount, the amount on delivery, the monthly price of the trial, and the template price.",
    );
  }
  const { templatePrices: _, ...before } = pricing;
  const after = withPrice(before, price, amount);
  const changes = differenceOf(before, after);
  if (changes.length === 0) return say(`It is ${formatMoney(amount)} already.`);
  const problem = problemOf(after);
  if (problem) return say(`That cannot be: ${problem.toLowerCase()}.`);
  const [change] = changes;
  return {
    text: "I would change this price. The pricing page, the cart and the deploy dialog follow.",
    changes,
    step: {
      kind: "pricing",
      change: {
        area: "assistant",
        summary: `Set ${change?.of}, ${change?.what.toLowerCase()}, to ${change?.to}`,
        before,
        pricing: after,
      },
    },
  };
};

function withPrice(pricing: Omit<Pricing, "templatePrices">, price: PriceName, amount: number) {
  if (price === "template") return { ...pricing, template: amount };
  const [plan, field] = price.split(".") as ["full" | "installment", string];
  return { ...pricing, [plan]: { ...pricing[plan], [field]: amount } };
}
