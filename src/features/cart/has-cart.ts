import { rootHint } from "#src/lib/root-hint.ts";

/** Whether there was something in the cart, or a receipt, when it was last looked. */
export const { read: hasCart, remember: rememberCart } = rootHint("has_cart", "has-cart");
