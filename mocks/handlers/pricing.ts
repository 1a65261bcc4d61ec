import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import {
  type OwnPricing,
  type Pricing,
  readPricing,
  resetPricing,
  savePricing,
} from "#src/contract/pricing.ts";
import type { Account, Collections } from "../db/collections.ts";
import { logged, putRecord } from "./change-log.ts";
import { handle } from "./handle.ts";
import { requireAdmin } from "./session.ts";

export function pricingHandlers(collections: Collections) {
  const { pricing, templateSettings } = collections;

  /** Databases of early versions store no prices, and unreadable prices have been set aside. */
  const offered = (): Pricing => {
    const prices = templateSettings
      .all()
      .flatMap(({ id, price }) => (price === null ? [] : [[id, price] as const]));
    return {
      ...(pricing.all()[0] ?? builtInPricing),
      ...(prices.length > 0 && { templatePrices: Object.fromEntries(prices) }),
    };
  };

  const save = (by: Account, prices: OwnPricing, summary: string) =>
    logged(collections, { by, area: "pricing", touches: ["pricing"], summary }, async () => {
      await putRecord(collections, "pricing", { id: "pricing", ...prices });
      return offered();
    });

  return [
    handle(readPricing, offered),
    handle(savePricing, ({ body, request }) =>
      save(requireAdmin(collections, request), body, summaryOf(offered(), body)),
    ),
    handle(resetPricing, ({ request }) =>
      save(requireAdmin(collections, request), builtInPricing, "Went back to the list prices"),
    ),
  ];
}

const names: Record<string, string> = {
  "full.regularSetup": "regular set-up",
  "full.setup": "set-up paid in full",
  "full.monthly": "monthly amount when paid in full",
  "installment.upfront": "trial's upfront amount",
  "installment.onDelivery": "trial's amount on delivery",
  "installment.monthly": "trial's monthly amount",
  template: "price of a template",
};

function summaryOf(before: OwnPricing, after: OwnPricing) {
  const amounts = ({ full, installment, template }: OwnPricing): Record<string, number> => ({
    "full.regularSetup": full.regularSetup,
    "full.setup": full.setup,
    "full.monthly": full.monthly,
    "installment.upfront": installment.upfront,
    "installment.onDelivery": installment.onDelivery,
    "installment.monthly": installment.monthly,
    template,
  });
  const [old, now] = [amounts(before), amounts(after)];
  const changed = Object.keys(names).filter((key) => old[key] !== now[key]);
  const hasOtherAddOns = JSON.stringify(before.addOns) !== JSON.stringify(after.addOns);
  const parts = [...changed.map((key) => names[key] ?? key), ...(hasOtherAddOns ? ["extras"] : [])];
  return `Changed the ${parts.join(", ") || "prices"}`;
}
