import { rootHint } from "#src/lib/root-hint.ts";

export const CART_HINT = "has_cart";

/** Whether there was something in the cart, or a receipt, when it was last looked. */
export const { read: hasCart, remember: rememberCart } = rootHint(CART_HINT, "has-cart");
