import type { Pricing } from "#src/contract/pricing.ts";
import type { Amounts, CartLine } from "#src/entities/cart/cart.ts";
import { planNames, templatePrice } from "#src/entities/pricing/plans.ts";
import { type Cents, percentOf, sum } from "#src/lib/money.ts";

export interface OrderLine {
  line: CartLine;
  name: string;
  note: string;
  quantity: number;
  /** The highest quantity; 1 if more make no sense. */
  maximum: number;
  amounts: Amounts;
}

export interface Order {
  lines: readonly OrderLine[];
  /** Lines that are no longer offered. They cost nothing and cannot be bought. */
  unavailable: readonly CartLine[];
  subtotal: Amounts;
  promotion: { today: Cents; onDelivery: Cents };
  total: Amounts;
}

/** Computes the cost of a cart. The promotion reduces one-off amounts, never monthly ones. */
export function orderOf(lines: readonly CartLine[], pricing: Pricing, promotionPercent: number): Order {
  const offered = lines.map((line) => ({ line, priced: price(line, pricing) }));
  const orderLines = offered.flatMap(({ line, priced }) => (priced ? [{ line, ...priced }] : []));
  const subtotal = {
    today: sum(orderLines.map(({ amounts }) => amounts.today)),
    onDelivery: sum(orderLines.map(({ amounts }) => amounts.onDelivery)),
    monthly: sum(orderLines.map(({ amounts }) => amounts.monthly)),
  };
  const promotion = {
    today: percentOf(subtotal.today, promotionPercent),
    onDelivery: percentOf(subtotal.onDelivery, promotionPercent),
  };
  return {
    lines: orderLines,
    unavailable: offered.filter(({ priced }) => !priced).map(({ line }) => line),
    subtotal,
    promotion,
    total: {
      today: subtotal.today - promotion.today,
      onDelivery: subtotal.onDelivery - promotion.onDelivery,
      monthly: subtotal.monthly,
    },
  };
}

function price(line: CartLine, pricing: Pricing): Omit<OrderLine, "line"> | undefined {
  switch (line.kind) {
    case "plan":
      return { ...planPrice(line.plan, pricing), quantity: 1, maximum: 1 };
    case "template":
      return {
        name: line.name,
        note: "Template, for one site",
        quantity: 1,
        maximum: 1,
        amounts: once(templatePrice(pricing, line.templateId)),
      };
    case "add-on": {
      const addOn = pricing.addOns.find(({ id }) => id === line.addOnId);
      if (!addOn) return;
      const quantity = Math.min(line.quantity, addOn.maximum);
      const amount = addOn.price * quantity;
      return {
        name: addOn.name,
        note: addOn.description,
        quantity,
        maximum: addOn.maximum,
        amounts: addOn.isMonthly ? { ...once(0), monthly: amount } : once(amount),
      };
    }
  }
}

function planPrice(plan: "full" | "installment", { full, installment }: Pricing) {
  if (plan === "full") {
    return {
      name: planNames.full,
      note: "Deployment plan: the whole set-up at once",
      amounts: { today: full.setup, onDelivery: 0, monthly: full.monthly },
    };
  }
  return {
    name: planNames.installment,
    note: "Deployment plan: a part now, the rest on delivery",
    amounts: {
      today: installment.upfront,
      onDelivery: installment.onDelivery,
      monthly: installment.monthly,
    },
  };
}

const once = (amount: Cents): Amounts => ({ today: amount, onDelivery: 0, monthly: 0 });
