import * as z from "zod/mini";
import { post } from "./endpoint.ts";
import { text } from "./fields.ts";
import { pricingSchema } from "./pricing.ts";

/**
 * New prices in one step, recorded in the log of their area. If `before` differs from the stored prices, nothing is
 * changed.
 */
export const pricingChangeSchema = z.object({
  area: z.enum(["assistant", "upload-plans"], "Choose an area"),
  summary: text(300),
  before: pricingSchema,
  pricing: pricingSchema,
});
export type PricingChange = z.infer<typeof pricingChangeSchema>;

export const changePricing = post("/api/admin/pricing/change", pricingChangeSchema, pricingSchema);
