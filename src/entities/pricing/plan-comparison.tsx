import type { ReactNode } from "react";
import type { Pricing } from "#src/contract/pricing.ts";
import { formatMoney, shareOf } from "#src/lib/money.ts";
import { Button } from "#src/ui/button.tsx";
import { PaymentDrawing } from "./payment-drawing.tsx";
import { planTexts } from "./plan-texts.ts";
import { type DeploymentPlan, deploymentPlans, planNames } from "./plans.ts";

interface PlanComparisonProps {
  pricing: Pricing;
  /** Absent in a preview. */
  onOrder?: (plan: DeploymentPlan) => void;
  /** Buttons that add a plan to the cart. */
  add?: Record<DeploymentPlan, ReactNode>;
}

/** Both plans side by side with the same rows, for easy comparison. */
export function PlanComparison({ pricing, onOrder, add }: PlanComparisonProps) {
  const texts = planTexts(pricing);
  return (
    <section aria-label="Plans" className="border-ink border-y bg-raised">
      <div className="page grid lg:grid-cols-2 lg:grid-rows-[repeat(5,auto)]">
        {deploymentPlans.map((plan) => (
          <article
            key={plan}
            aria-labelledby={`plan-${plan}`}
            className="grid min-w-0 content-start border-line border-t py-10 first:border-t-0 lg:row-span-5 lg:grid-rows-subgrid lg:border-t-0 lg:py-14 lg:even:border-s lg:even:ps-14 lg:odd:pe-14"
          >
            <div className="flex flex-col justify-between gap-x-6 sm:flex-row sm:flex-wrap sm:items-baseline">
              <h2 id={`plan-${plan}`} className="text-2xl">
                {texts[plan].name}
              </h2>
              <p className="text-muted">
                {plan === "full" ? "due with the order" : "due with the order, for a start"}
              </p>
            </div>
            <p className="mt-6 font-bold font-display text-[clamp(4rem,19vw*var(--type-scale),9.5rem)] tabular-nums lg:text-[min(12vw,9.5rem)] leading-[0.86] tracking-[-0.03em] -ms-[0.035em]">
              {formatMoney(texts[plan].dueToday)}
            </p>
            <div className="mt-7 text-lg">
              <p>{texts[plan].setup}</p>
              <p className="text-muted">{texts[plan].monthly}</p>
            </div>
            <div className="mt-8">
              <PaymentDrawing plan={plan} pricing={pricing} />
              <div className="mt-8 flex flex-wrap gap-3">
                <Button look="primary" size="large" onClick={() => onOrder?.(plan)}>
                  {texts[plan].order}
                </Button>
                {add?.[plan]}
              </div>
            </div>
            <ul className="mt-8">
              {reasons(plan, pricing).map((reason) => (
                <li key={reason} className="border-line border-t py-2.5">
                  {reason}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Returns the advantages of a plan over the other one, as far as the amounts support them. */
function reasons(plan: DeploymentPlan, { full, installment }: Pricing) {
  const whole = installment.upfront + installment.onDelivery;
  const saved = full.regularSetup - full.setup;
  const monthly = installment.monthly - full.monthly;
  if (plan === "full") {
    return [
      "The whole set-up is settled with the order",
      saved > 0 && `${formatMoney(saved)} below the regular set-up`,
      monthly > 0 && `${formatMoney(monthly)} less every month than with ${planNames.installment}`,
    ].filter((reason) => reason !== false);
  }
  return [
    `Begin with ${shareOf(installment.upfront, whole)}% of the set-up`,
    `Pay the other ${shareOf(installment.onDelivery, whole)}% when the site is finished`,
    "No monthly amount before delivery",
  ];
}
