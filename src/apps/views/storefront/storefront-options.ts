import * as z from "zod/mini";

const field = z.string();

export const storefrontOptions = z.object({
  price: field,
  picture: z.optional(field),
  /** A drawing instead of a picture, by the text of a field: see src/apps/drawings. */
  drawing: z.optional(z.object({ kind: z.string(), field })),
  /** What people read about a product on its page. */
  text: z.optional(field),
  /** A choice to browse by. */
  browse: z.optional(field),
  /** The number of pieces that are left. Orders take from it. */
  stock: z.optional(field),
  /** The most pieces of one product in an order. */
  most: z._default(z.int().check(z.gte(1), z.lte(9_999)), 99),
  /** The tables that receive orders and their lines. */
  orders: z.string(),
  lines: z.string(),
  /** Fields of an order and of a line. Without them, the first ones that fit are used. */
  orderFields: z.optional(z.object({ total: z.optional(field), date: z.optional(field) })),
  lineFields: z.optional(
    z.object({
      order: z.optional(field),
      product: z.optional(field),
      count: z.optional(field),
      price: z.optional(field),
      /** A choice that is made with each product, such as a size or a colour. */
      variant: z.optional(field),
    }),
  ),
  /** The fields of an order that the buyer fills in; those that are required without it. */
  checkout: z.optional(z.array(field)),
  /** In minor units, such as cents. */
  postage: z.optional(z.object({ price: z.int().check(z.gte(0)), freeFrom: z.optional(z.int()) })),
  welcome: z.optional(
    z.object({
      title: z.string(),
      text: z.optional(z.string()),
      /** The id of the product that is shown, and what its button says. */
      product: z.optional(z.string()),
      button: z.optional(z.string()),
      beside: z.optional(z.string()),
    }),
  ),
  /** Stands above the button that orders. */
  note: z.optional(z.string()),
  /** The heading after the order, and the text below it. Fields of the order stand in braces. */
  thanks: z.optional(z.string()),
  thanksText: z.optional(z.string()),
});
