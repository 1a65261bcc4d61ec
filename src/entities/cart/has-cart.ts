import { rootHint } from "#src/lib/root-hint.ts";

export const CART_HINT = "has_cart";

/** Whether the cart had items or receipts at the last check; readable without the database. */
export const { read: hasCart, remember: rememberCart } = rootHint(CART_HINT, "has-cart");
