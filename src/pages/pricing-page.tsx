import { useState } from "react";
import { AddToCartButton } from "#src/entities/cart/add-to-cart-button.tsx";
import { PlanComparison } from "#src/entities/pricing/plan-comparison.tsx";
import type { DeploymentPlan } from "#src/entities/pricing/plans.ts";
import { usePricing } from "#src/entities/pricing/pricing-queries.ts";
import { StalePrices } from "#src/entities/pricing/stale-prices.tsx";
import { CostChart } from "#src/features/deploy/cost-chart.tsx";
import { DeployDialog } from "#src/features/deploy/deploy-dialog.tsx";
import { PricingIntro } from "#src/features/deploy/pricing-intro.tsx";
import { AddOnList, PlanContents, Questions } from "#src/features/deploy/pricing-sections.tsx";
import { PromotionNote } from "#src/features/deploy/promotion-note.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

const addPlan = {
  full: <AddToCartButton purchase={{ kind: "plan", plan: "full" }} size="large" />,
  installment: <AddToCartButton purchase={{ kind: "plan", plan: "installment" }} size="large" />,
};

export default function PricingPage() {
  const { pricing, hasFailed, retry } = usePricing();
  const [ordered, setOrdered] = useState<DeploymentPlan | null>(null);

  return (
    <>
      <PreparedFor />
      <PricingIntro />
      {hasFailed && <StalePrices onRetry={retry} />}
      <PlanComparison pricing={pricing} onOrder={setOrdered} add={addPlan} />
      <PlanContents />
      <CostChart pricing={pricing} />
      <PromotionNote pricing={pricing} />
      <AddOnList addOns={pricing.addOns} />
      <Questions pricing={pricing} />
      {ordered && <DeployDialog plan={ordered} onClose={() => setOrdered(null)} />}
    </>
  );
}
