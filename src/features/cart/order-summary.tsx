import { PROMOTION_PERCENT } from "#src/entities/pricing/plans.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { type Cents, formatMoney, percentOf } from "#src/lib/money.ts";
import { Button } from "#src/ui/button.tsx";
import { SettlingNumber } from "#src/ui/settling-number.tsx";
import type { Order } from "./order.ts";
import type { PromotionStatus } from "./promotion-queries.ts";

interface OrderSummaryProps {
  order: Order;
  promotion: PromotionStatus;
}

/** The amounts by due date, with the promotion as a line of its own. */
export function OrderSummary({ order, promotion }: OrderSummaryProps) {
  const { subtotal, total } = order;
  const off = order.promotion.today + order.promotion.onDelivery;
  return (
    <section aria-labelledby="summary" className="rounded-card border border-line bg-raised p-5 sm:p-7">
      <h2 id="summary" className="text-xl">
        What you pay
      </h2>
      <dl className="mt-4 tabular-nums">
        {off > 0 && <Row name="One-off amounts" amount={subtotal.today + subtotal.onDelivery} />}
        {off > 0 && (
          <Row
            name={`Account promotion, ${PROMOTION_PERCENT}%`}
            note={
              order.promotion.onDelivery > 0
                ? `${formatMoney(order.promotion.today)} today, ${formatMoney(order.promotion.onDelivery)} on delivery`
                : undefined
            }
            amount={-off}
          />
        )}
        <div className="border-ink border-y-2 py-4">
          <dt className="text-muted">Due today</dt>
          <dd className="font-bold font-display text-[clamp(2.75rem,12vw*var(--type-scale),4rem)] leading-none tracking-[-0.03em]">
            <SettlingNumber value={total.today} format={formatMoney} step={100} />
          </dd>
        </div>
        {total.onDelivery > 0 && <Row name="Due on delivery" amount={total.onDelivery} />}
        <Row name="Every month" amount={total.monthly} />
      </dl>
      <PromotionHint order={order} promotion={promotion} />
    </section>
  );
}

function Row({ name, note, amount }: { name: string; note?: string | undefined; amount: Cents }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-3 last:border-b-0">
      <dt>
        {name}
        {note && <span className="block text-muted text-sm">{note}</span>}
      </dt>
      <dd className="font-semibold">
        <SettlingNumber value={amount} format={formatMoney} step={100} />
      </dd>
    </div>
  );
}

/** Explains why the promotion does not apply. */
function PromotionHint({ order: { subtotal }, promotion }: OrderSummaryProps) {
  const openDialog = useAuth((auth) => auth.openDialog);
  const worth =
    percentOf(subtotal.today, PROMOTION_PERCENT) + percentOf(subtotal.onDelivery, PROMOTION_PERCENT);

  if (promotion === "used") {
    return (
      <p className="mt-4 text-muted text-sm">
        This account has used its {PROMOTION_PERCENT}% promotion for an earlier order.
      </p>
    );
  }
  if (promotion !== "none" || worth === 0) return null;
  return (
    <div className="mt-4 rounded-card bg-amber-tint p-4 text-amber-ink">
      <p>
        With an account, this order is {formatMoney(worth)} cheaper: {PROMOTION_PERCENT}% off everything paid
        once.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => openDialog("register")}>
          Create account
        </Button>
        <Button size="inline" look="quiet" onClick={() => openDialog("login")}>
          I have one
        </Button>
      </div>
    </div>
  );
}
