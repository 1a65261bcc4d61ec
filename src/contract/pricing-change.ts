import * as z from "zod/mini";
import { post } from "./endpoint.ts";
import { text } from "./fields.ts";
import { pricingSchema } from "./pricing.ts";

/** New prices as one step, in the log of where they were made. When `before` is not what is stored, nothing is done. */
export const pricingChangeSchema = z.object({
  area: z.enum(["assistant", "upload-plans"], "Choose an area"),
  summary: text(300),
  before: pricingSchema,
  pricing: pricingSchema,
});
export type PricingChange = z.infer<typeof pricingChangeSchema>;

export const changePricing = post("/api/admin/pricing/change", pricingChangeSchema, pricingSchema);
