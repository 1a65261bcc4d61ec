import * as z from "zod/mini";
import { get, post } from "./endpoint.ts";
import { text } from "./fields.ts";

/** The highest price, in whole cents. */
export const HIGHEST_AMOUNT = 100_000_000;
export const TOO_HIGH = "At most $1,000,000";

/** A price in whole cents. */
export const amount = z
  .int("Enter an amount of whole cents")
  .check(z.minimum(0, "Not less than 0"), z.maximum(HIGHEST_AMOUNT, TOO_HIGH));

/** A one-off or monthly price per item. */
export const addOnSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, "Use small letters, digits and hyphens")),
  name: text(80),
  description: text(240),
  price: amount,
  isMonthly: z.boolean(),
  /** The highest quantity in one order. */
  maximum: z.int().check(z.minimum(1, "At least 1"), z.maximum(99, "At most 99")),
});

/**
 * All prices of the product. The percentages in texts (save 10%, 20% now) are computed from the amounts, so that they
 * cannot contradict each other.
 */
export const pricingSchema = z.object({
  full: z.object({ regularSetup: amount, setup: amount, monthly: amount }).check(
    z.refine(({ setup, regularSetup }) => setup <= regularSetup, {
      path: ["setup"],
      message: "Not more than the regular price",
    }),
  ),
  installment: z.object({ upfront: amount, onDelivery: amount, monthly: amount }),
  template: amount,
  addOns: z.array(addOnSchema).check(
    z.maxLength(40, "At most 40 add-ons"),
    z.refine((addOns) => new Set(addOns.map(({ id }) => id)).size === addOns.length, "Each id only once"),
  ),
});

/** The response also lists templates that have a price of their own. */
const offeredPricingSchema = z.extend(pricingSchema, {
  templatePrices: z.optional(z.record(z.string(), amount)),
});

export type AddOn = z.infer<typeof addOnSchema>;
/** The prices that an admin sets on one page. */
export type OwnPricing = z.infer<typeof pricingSchema>;
export type Pricing = z.infer<typeof offeredPricingSchema>;

export const readPricing = get("/api/pricing", offeredPricingSchema);
/** Admins only. */
export const savePricing = post("/api/pricing", pricingSchema, offeredPricingSchema);
/** Admins only. Restores the default prices. */
export const resetPricing = post("/api/pricing/reset", null, offeredPricingSchema);
