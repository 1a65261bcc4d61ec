import { useRef } from "react";
import { useLocation } from "wouter";
import { ApiError, serverReason } from "#src/api/api-error.ts";
import type { Buyer } from "#src/entities/cart/cart.ts";
import { cartStore, readCartAgain, showUnsaved } from "#src/entities/cart/use-cart.ts";
import { paths } from "#src/lib/paths.ts";
import { startNavigation } from "#src/ui/page-heading.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import type { Order } from "./order.ts";
import { redeem } from "./promotion-queries.ts";
import { newReceiptNumber, receiptOf } from "./receipt.ts";

/** Turns a paid order into a receipt and opens it. The promotion is redeemed first, so that it cannot be used twice. */
export function useCheckout(order: Order) {
  const [, navigate] = useLocation();
  const toast = useToast();
  // A retry uses the same number: the promotion may have been redeemed before a later step failed.
  const number = useRef("");

  return async (buyer: Buyer) => {
    const date = new Date();
    number.current ||= newReceiptNumber(date);
    const receipt = receiptOf(order, buyer, number.current, date);
    if (order.promotion.today + order.promotion.onDelivery > 0) await redeemOrExplain(receipt.number);
    try {
      await (await cartStore()).completeOrder(receipt);
      await readCartAgain();
    } catch (error) {
      showUnsaved(receipt);
      toast({
        title: "The receipt could not be saved",
        description: `${error instanceof Error ? error.message : ""} Print it before you leave this page.`,
        tone: "destructive",
      });
    }
    startNavigation();
    window.scrollTo(0, 0);
    navigate(paths.receipt(receipt.number));
    number.current = "";
  };
}

async function redeemOrExplain(order: string) {
  try {
    await redeem(order);
  } catch (error) {
    throw new Error(explain(error), { cause: error });
  }
}

function explain(error: unknown) {
  if (error instanceof ApiError && error.status === 409) {
    return "This account has used its promotion for another order in the meantime. The amounts are now without it: look at them and try again.";
  }
  return (
    serverReason(error) ?? "The promotion of your account could not be used. Nothing was charged: try again."
  );
}
