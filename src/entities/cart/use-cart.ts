import { queryClient, queryOptions, useQuery } from "#src/api/query.ts";
import { followWork, workKey } from "#src/api/work-queries.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { Cart, CartLine, Receipt } from "./cart.ts";

const nothing: Cart = { lines: [], receipts: [], mode: "saved" };

/** The button of a notification about the cart. */
export const VIEW_CART = "View cart";

/** Reads and changes the cart; its code loads on first use. */
export const cartStore = () => import("../stored-work.ts").catch(guardedReload);

export const cartQuery = queryOptions({
  queryKey: workKey("cart"),
  queryFn: async (): Promise<Cart> => {
    followWork();
    const { readCart } = await cartStore().catch(() => {
      throw new Error("A part of this page could not be loaded.");
    });
    return readCart();
  },
});

/** The cart of this browser, kept in sync across tabs. It is empty until it has been read. */
export function useCart() {
  const { data = nothing, isPending, error, refetch } = useQuery({ ...cartQuery, showsError: true });
  return { ...data, isLoading: isPending, error, refetch };
}

/** Reads the cart after a change of it. */
export const readCartAgain = () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });

/** Shows a receipt that could not be saved, until this page is closed: its order is paid. */
export function showUnsaved(receipt: Receipt) {
  const isBought = ({ id }: CartLine) => receipt.lines.some((bought) => bought.id === id);
  queryClient.setQueryData(cartQuery.queryKey, (cart = nothing) => ({
    ...cart,
    lines: cart.lines.filter((line) => !isBought(line)),
    receipts: [...cart.receipts, receipt],
  }));
}
