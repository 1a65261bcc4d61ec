import { useSearchParams } from "wouter";
import { useCart } from "#src/entities/cart/use-cart.ts";
import { PROMOTION_PERCENT } from "#src/entities/pricing/plans.ts";
import { usePricing } from "#src/entities/pricing/pricing-queries.ts";
import { StalePrices } from "#src/entities/pricing/stale-prices.tsx";
import { CartView } from "#src/features/cart/cart-view.tsx";
import { orderOf } from "#src/features/cart/order.ts";
import { usePromotion } from "#src/features/cart/promotion-queries.ts";
import { ReceiptView } from "#src/features/cart/receipt-view.tsx";
import { useCheckout } from "#src/features/cart/use-checkout.ts";
import { PaymentForm } from "#src/features/payment/payment-form.tsx";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";

export default function CartPage() {
  const [search] = useSearchParams();
  const { lines, receipts, mode, isLoading, error, refetch } = useCart();
  const { pricing, hasFailed, retry } = usePricing();
  const promotion = usePromotion();
  const order = orderOf(lines, pricing, promotion === "available" ? PROMOTION_PERCENT : 0);
  const complete = useCheckout(order);
  const number = search.get("receipt");

  if (isLoading && number !== null) return <PageMessage title="Loading your cart..." isLoading />;
  const receipt = receipts.find((receipt) => receipt.number === number);
  if (receipt) return <ReceiptView receipt={receipt} />;
  if (error) {
    return (
      <PageMessage
        title="Your cart could not be opened"
        action={<Button onClick={() => void refetch()}>Retry</Button>}
      >
        {error.message} Nothing in it is lost.
      </PageMessage>
    );
  }
  if (number !== null) {
    return (
      <PageMessage
        title="Receipt not found"
        action={<ButtonLink href={paths.cart}>Go to the cart</ButtonLink>}
      >
        There is no receipt with this number in this browser. Receipts stay where the order was made.
      </PageMessage>
    );
  }

  return (
    <>
      {hasFailed && <StalePrices onRetry={retry} />}
      <CartView
        order={order}
        promotion={promotion}
        receipts={receipts}
        mode={mode}
        isLoading={isLoading}
        checkout={<PaymentForm amount={order.total.today} onPaid={complete} />}
      />
    </>
  );
}
