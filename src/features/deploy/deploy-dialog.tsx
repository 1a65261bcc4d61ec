import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { planTexts } from "#src/entities/pricing/plan-texts.ts";
import { type DeploymentPlan, deploymentPlans } from "#src/entities/pricing/plans.ts";
import { usePricing } from "#src/entities/pricing/pricing-queries.ts";
import { formatMoney } from "#src/lib/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { deployment, startDeployment } from "./deployment.ts";

const roles = [
  ["Admin", "full access"],
  ["User", "limited basic access"],
  ["Agent", "unlimited access to all features"],
] as const;

interface DeployDialogProps {
  /** The project to deploy. Without it the plan is bought for no particular project. */
  projectName?: string;
  /** The preselected plan. */
  plan?: DeploymentPlan;
  onClose: () => void;
}

export function DeployDialog({ projectName, plan: firstPlan = "full", onClose }: DeployDialogProps) {
  const { pricing } = usePricing();
  const [plan, setPlan] = useState<DeploymentPlan>(firstPlan);
  const isUnderWay = useStore(deployment, (state) => state.isUnderWay);
  const toast = useToast();
  const texts = planTexts(pricing);
  useCloseWhenPaid(isUnderWay, onClose);

  return (
    <Dialog
      title={projectName ? `Deploy ${projectName}` : "Deploy"}
      subtitle="Choose a plan and confirm. This is a simulation: no card is asked for, no money moves."
      onClose={onClose}
      className="sm:max-w-2xl"
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Plan</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {deploymentPlans.map((id) => (
            <label
              key={id}
              className="flex cursor-pointer flex-col rounded-card border border-edge p-4 hover:border-ink has-checked:border-signal has-checked:bg-sunken has-checked:ring-1 has-checked:ring-signal"
            >
              <span className="flex items-center gap-2.5 font-medium">
                <input
                  type="radio"
                  name="plan"
                  value={id}
                  checked={id === plan}
                  onChange={() => setPlan(id)}
                  data-autofocus={id === plan ? "" : undefined}
                  className="size-5 shrink-0"
                />
                {texts[id].name}
              </span>
              <span className="mt-3 block font-bold font-display text-4xl tabular-nums tracking-tight">
                {formatMoney(texts[id].dueToday)}
              </span>
              <span className="mt-2 block text-sm">{texts[id].setup}</span>
              <span className="block text-muted text-sm">{texts[id].monthly}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <h3 className="mt-6 text-lg">Who may do what</h3>
      <dl className="mt-2 border-line border-b">
        {roles.map(([role, rights]) => (
          <div key={role} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <dt className="w-20 font-medium">{role}</dt>
            <dd className="text-muted">{rights}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button onClick={onClose}>{isUnderWay ? "Close" : "Cancel"}</Button>
        <Button
          look="primary"
          aria-disabled={isUnderWay}
          onClick={() => startDeployment(toast, projectName ?? "Your site")}
        >
          {isUnderWay ? "Processing payment…" : texts[plan].order}
        </Button>
      </div>
    </Dialog>
  );
}

function useCloseWhenPaid(isUnderWay: boolean, onClose: () => void) {
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) onClose();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay, onClose]);
}
