import { usePricing } from "#src/entities/pricing/pricing-queries.ts";
import { StalePrices } from "#src/entities/pricing/stale-prices.tsx";
import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { PricingEditor } from "#src/features/admin/pricing/pricing-editor.tsx";

export default function AdminPricingPage() {
  const { pricing, hasFailed, retry } = usePricing();
  return (
    <AdminFrame
      title="Admin Pricing"
      intro="Amounts in US dollars, as the pricing page, the deploy dialog and the cart show them."
      permissions="Anyone can try amounts in the preview. Only an admin can save them."
    >
      {hasFailed && <StalePrices onRetry={retry} />}
      <PricingEditor pricing={pricing} />
      <ChangeList area="pricing" />
    </AdminFrame>
  );
}
