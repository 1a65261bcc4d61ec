import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { type Pricing, pricingSchema } from "#src/contract/pricing.ts";
import { changePricing } from "#src/contract/pricing-change.ts";
import type { Collections } from "../db/collections.ts";
import { logged, putRecord } from "./change-log.ts";
import { handle, Refusal } from "./handle.ts";
import { requireAdmin } from "./session.ts";

export function pricingChangeHandlers(collections: Collections) {
  return [
    handle(changePricing, async ({ body: { area, summary, before, pricing }, request }) => {
      const by = requireAdmin(collections, request);
      if (asText(collections.pricing.all()[0] ?? builtInPricing) !== asText(before)) {
        throw new Refusal(409, "The prices were changed meanwhile. Look at the difference again.");
      }
      await logged(collections, { by, area, touches: ["pricing"], summary }, () =>
        putRecord(collections, "pricing", { id: "pricing", ...pricing }),
      );
      return pricing;
    }),
  ];
}

/** Parsing puts the fields of both into the same order. */
const asText = (pricing: Pricing) => JSON.stringify(pricingSchema.parse(pricing));
