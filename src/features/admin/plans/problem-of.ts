import { type OwnPricing, pricingSchema } from "#src/contract/pricing.ts";

/** What amounts together break, though each of them is right. */
export const problemOf = (pricing: OwnPricing) => pricingSchema.safeParse(pricing).error?.issues[0]?.message;
