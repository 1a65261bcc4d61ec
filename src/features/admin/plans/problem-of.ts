import { type OwnPricing, pricingSchema } from "#src/contract/pricing.ts";

/** Checks rules across amounts, which can fail although each amount is valid. */
export const problemOf = (pricing: OwnPricing) => pricingSchema.safeParse(pricing).error?.issues[0]?.message;
