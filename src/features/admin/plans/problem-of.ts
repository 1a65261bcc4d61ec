import { type OwnPricing, pricingSchema } from "#src/contract/pricing.ts";

/** The rule that amounts break together, though each of them is valid. */
export const problemOf = (pricing: OwnPricing) => pricingSchema.safeParse(pricing).error?.issues[0]?.message;
