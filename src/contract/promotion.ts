import * as z from "zod/mini";
import { get, post } from "./endpoint.ts";
import { text } from "./fields.ts";

export const promotionSchema = z.object({ isAvailable: z.boolean() });
/** The receipt number. It makes redeeming idempotent for the same order. */
export const redemptionSchema = z.object({ order: text(40) });

export const readPromotion = get("/api/promotion", promotionSchema);
export const redeemPromotion = post("/api/promotion/redeem", redemptionSchema, promotionSchema);
