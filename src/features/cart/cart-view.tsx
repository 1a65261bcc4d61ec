import "./cart.css";
import { AnimatePresence } from "framer-motion";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useMutation } from "#src/api/query.ts";
import type { Cart, CartLine, Receipt } from "#src/entities/cart/cart.ts";
import { cartStore, VIEW_CART } from "#src/entities/cart/use-cart.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Moving } from "#src/ui/moving.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { useToast, useToasts } from "#src/ui/toast-slice.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import type { Order } from "./order.ts";
import { OrderSummary } from "./order-summary.tsx";
import type { PromotionStatus } from "./promotion-queries.ts";
import { formatDay } from "./receipt.ts";

interface CartViewProps {
  order: Order;
  promotion: PromotionStatus;
  receipts: readonly Receipt[];
  mode: Cart["mode"];
  /** Whether the cart is still being read from storage. */
  isLoading: boolean;
  /** The payment form of this order. */
  checkout: ReactNode;
}

export function CartView({ order, promotion, receipts, mode, isLoading, checkout }: CartViewProps) {
  /** The heading takes the focus when the last line is removed. */
  const emptyHeading = useRef<HTMLParagraphElement>(null);
  const isRemoved = useRef(false);
  const count = order.lines.length + order.unavailable.length;
  const isEmpty = count === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed line is gone when the count has changed
  useEffect(() => {
    if (isRemoved.current) emptyHeading.current?.focus();
    isRemoved.current = false;
  }, [count]);

  // A notification that leads here has arrived.
  const leadsHere = useToasts(({ toasts }) => toasts.find(({ action }) => action?.label === VIEW_CART)?.id);
  const dismiss = useToasts((state) => state.dismiss);
  useEffect(() => {
    if (leadsHere !== undefined) dismiss(leadsHere);
  }, [leadsHere, dismiss]);

  return (
    <div className="page flex min-h-svh flex-col py-10 lg:py-14">
      <PageHeading title="Cart">Your cart</PageHeading>
      {isLoading && <p className="cart-loading mt-8 text-muted">Loading your cart...</p>}
      <StorageNotice mode={mode} />
      {isEmpty ? (
        <div className="grid grow grid-cols-[minmax(0,1fr)] *:content-center">
          <EmptyCart heading={emptyHeading} isAssumed={isLoading} />
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="min-w-0">
            <h2 className="border-ink border-b-2 pb-3 text-xl">
              {order.lines.length === 1 ? "1 item" : `${order.lines.length} items`}
            </h2>
            <CartLines
              order={order}
              onRemove={() => {
                isRemoved.current = true;
              }}
            />
          </div>
          <div className="lg:sticky lg:top-6 lg:row-span-2">
            <OrderSummary order={order} promotion={promotion} />
          </div>
          {order.lines.length > 0 && (
            <section aria-labelledby="checkout" className="min-w-0 border-ink border-t-2 pt-6">
              <h2 id="checkout" className="mb-5 text-2xl">
                Checkout
              </h2>
              {checkout}
            </section>
          )}
        </div>
      )}
      <EarlierReceipts receipts={receipts} />
    </div>
  );
}

function CartLines({ order, onRemove }: { order: Order; onRemove: () => void }) {
  const toast = useToast();

  const fail = (error: unknown) =>
    toast({
      title: "Your cart could not be changed",
      description: error instanceof Error ? error.message : "Please try again.",
      tone: "destructive",
    });

  const { mutate: remove } = useMutation({
    mutationFn: async ({ line, name }: { line: CartLine; name: string }) => {
      const { removeLine, restoreLine } = await cartStore();
      onRemove();
      await removeLine(line);
      toast({
        title: "Removed from cart",
        description: name,
        action: { label: "Undo", onAction: () => void restoreLine(line).catch(fail) },
      });
    },
    onError: fail,
  });
  const { mutate: setQuantity } = useMutation({
    mutationFn: async ({ line, quantity }: { line: CartLine; quantity: number }) =>
      (await cartStore()).setQuantity(line, quantity),
    onError: fail,
  });

  return (
    <ul className="[&>:first-child]:border-t-0">
      <Moving>
        <AnimatePresence initial={false}>
          {order.lines.map((orderLine) => (
            <CartLineRow
              key={orderLine.line.id}
              orderLine={orderLine}
              onQuantity={(quantity) => setQuantity({ line: orderLine.line, quantity })}
              onRemove={() => remove(orderLine)}
            />
          ))}
        </AnimatePresence>
      </Moving>
      {order.unavailable.map((line) => (
        <li
          key={line.id}
          className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-5 text-muted"
        >
          <p>
            <span className="font-medium">{line.kind === "add-on" ? line.addOnId : line.id}</span> is no
            longer offered and is not part of this order.
          </p>
          <Button size="small" onClick={() => remove({ line, name: line.id })}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

function EmptyCart({ heading, isAssumed }: { heading: Ref<HTMLParagraphElement>; isAssumed: boolean }) {
  const isBeta = useBeta((beta) => beta.isBeta);
  return (
    <div
      className={`blueprint blueprint-fine mt-8 rounded-card border border-line px-5 py-16 sm:px-12 sm:py-24 ${isAssumed ? "cart-assumed-empty" : ""}`}
    >
      <p
        ref={heading}
        tabIndex={-1}
        className="font-bold font-display text-[clamp(1.75rem,5vw*var(--type-scale),3rem)] leading-tight tracking-tight outline-none"
      >
        Your cart is empty
      </p>
      <p className="mt-3 max-w-[44ch] text-lg text-muted">
        Plans, templates and extras that you choose wait here until you check out, also when you close the
        browser.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {!isBeta && (
          <ButtonLink href={paths.pricing} look="primary" data-not-for="beta">
            See the plans
          </ButtonLink>
        )}
        <ButtonLink href={paths.templateDemos}>Browse templates</ButtonLink>
      </div>
    </div>
  );
}

const notices = {
  memory:
    "This browser does not let pages store data: the cart and its receipts are gone when you close this page.",
  "read-only":
    "Your cart was saved by a newer version of this product. It can be read here, but not changed. Reload to get that version.",
};

function StorageNotice({ mode }: { mode: Cart["mode"] }) {
  if (mode === "saved") return null;
  return (
    <p
      role="status"
      className="mt-4 max-w-[72ch] border-amber-ink border-s-4 bg-amber-tint px-4 py-3 text-amber-ink"
    >
      {notices[mode]}
    </p>
  );
}

function EarlierReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts" className="mt-16 max-w-3xl">
      <h2 id="receipts" className="border-line border-b pb-2 text-lg">
        Receipts in this browser
      </h2>
      <ul>
        {receipts.map(({ number, date }) => (
          <li key={number} className="border-line border-b">
            <Link
              href={paths.receipt(number)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-1 tabular-nums underline-offset-4 hover:underline"
            >
              {number} <span className="text-muted">{formatDay(date)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
