import type { Pricing } from "#src/contract/pricing.ts";
import { PROMOTION_PERCENT } from "#src/entities/pricing/plans.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { formatMoney, percentOf } from "#src/lib/money.ts";
import { Button } from "#src/ui/button.tsx";

/** The value of the promotion at current prices, and its limits. */
export function PromotionNote({ pricing: { full } }: { pricing: Pricing }) {
  const hasAccount = useAuth((auth) => auth.user !== null);
  const openDialog = useAuth((auth) => auth.openDialog);
  const off = percentOf(full.setup, PROMOTION_PERCENT);
  return (
    <section aria-labelledby="promotion" className="border-line border-y bg-amber-tint text-amber-ink">
      <div className="page grid items-center gap-x-14 gap-y-8 py-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-16">
        <p
          aria-hidden="true"
          className="font-bold font-display text-[clamp(5rem,15vw*var(--type-scale),10rem)] leading-[0.8] tracking-[-0.05em]"
        >
          {PROMOTION_PERCENT}%
        </p>
        <div>
          <h2 id="promotion" className="text-[clamp(1.5rem,3vw*var(--type-scale),2.25rem)]">
            {PROMOTION_PERCENT}% off any order with account creation
          </h2>
          <p className="mt-3 max-w-[62ch] text-lg">
            It comes off what is paid once, after the plan’s own discount: {formatMoney(full.setup)} becomes{" "}
            {formatMoney(full.setup - off)}. Monthly amounts stay as they are, and each account has it for one
            order.
          </p>
          <div className="mt-5 min-h-11">
            {hasAccount ? (
              <p className="font-semibold">
                You are signed in: the cart deducts it automatically, if it is still unused.
              </p>
            ) : (
              <Button data-not-for="account" onClick={() => openDialog("register")}>
                Create account
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
