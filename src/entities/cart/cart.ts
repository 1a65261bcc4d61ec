import * as z from "zod/mini";
import { emailAddress, text } from "#src/contract/fields.ts";
import { deploymentPlans } from "#src/entities/pricing/plans.ts";

export const MAX_QUANTITY = 99;

const cents = z.int().check(z.minimum(0));
const addedAt = z.iso.datetime();

/** All plans share one id, because an order has only one plan. */
const planLine = z.object({
  kind: z.literal("plan"),
  id: z.literal("plan"),
  plan: z.enum(deploymentPlans),
  addedAt,
});
const templateLine = z.object({
  kind: z.literal("template"),
  id: text(140),
  templateId: text(120),
  name: text(200),
  addedAt,
});
const addOnLine = z.object({
  kind: z.literal("add-on"),
  id: text(80),
  addOnId: text(60),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  addedAt,
});

/** An item in the cart. Prices are looked up when it is shown. */
export const cartLineSchema = z.discriminatedUnion("kind", [planLine, templateLine, addOnLine]);

export const buyerSchema = z.object({ name: text(120), email: emailAddress });

export const amountsSchema = z.object({ today: cents, onDelivery: cents, monthly: cents });

/** A paid order, with the prices of that day. */
export const receiptSchema = z.object({
  kind: z.literal("receipt"),
  id: text(60),
  number: text(40),
  date: z.iso.datetime(),
  buyer: buyerSchema,
  lines: z.array(
    z.object({ id: text(140), name: text(200), note: z.string(), quantity: z.int(), amounts: amountsSchema }),
  ),
  subtotal: amountsSchema,
  /** The discount of the account promotion. */
  promotion: z.object({ today: cents, onDelivery: cents }),
  total: amountsSchema,
});

/** All kinds of records in the cart's store. */
export const cartRecordSchema = z.union([cartLineSchema, receiptSchema]);

export type CartLine = z.infer<typeof cartLineSchema>;
export type Buyer = z.infer<typeof buyerSchema>;
export type Amounts = z.infer<typeof amountsSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type CartRecord = z.infer<typeof cartRecordSchema>;

/** The lines, the oldest first, and the receipts of this browser. */
export interface Cart {
  lines: readonly CartLine[];
  receipts: readonly Receipt[];
  /** Persistent, in memory until this page is closed, or written by a newer version of the product. */
  mode: "saved" | "memory" | "read-only";
}
