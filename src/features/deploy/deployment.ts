import { createStore } from "zustand";
import type { NewToast } from "#src/ui/toast-slice.ts";

const PAYMENT_DELAY_MS = 2_000;

/** Whether a deployment is running. It blocks another one until it is paid for. */
export const deployment = createStore(() => ({ isUnderWay: false }));

/** Simulates a deployment and reports it with two notifications, which appear on whatever page is open. */
export function startDeployment(toast: (toast: NewToast) => void, what: string) {
  if (deployment.getState().isUnderWay) return;
  deployment.setState({ isUnderWay: true });
  toast({
    title: "Deployment Initiated",
    description: `A simulation: ${what} is not put online, and nothing is charged.`,
  });
  setTimeout(() => {
    deployment.setState({ isUnderWay: false });
    toast({
      title: "Payment Processed",
      description: "This was a simulation: no money has moved, and nothing was put online.",
    });
  }, PAYMENT_DELAY_MS);
}
