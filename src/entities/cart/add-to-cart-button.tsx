import type { ComponentProps } from "react";
import { useLocation } from "wouter";
import { type DeploymentPlan, planNames } from "#src/entities/pricing/plans.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import type { CartLine } from "./cart.ts";
import { addOnLine, planLine, templateLine } from "./cart-lines.ts";
import { cartStore, VIEW_CART } from "./use-cart.ts";

export type Purchase =
  | { kind: "plan"; plan: DeploymentPlan }
  | { kind: "template" | "add-on"; id: string; name: string };

type AddToCartButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & { purchase: Purchase };

/** Adds a plan, a template or an add-on to the cart and confirms it. The cart's code is loaded on first use. */
export function AddToCartButton({ purchase, children = "Add to cart", ...props }: AddToCartButtonProps) {
  const toast = useToast();
  const [, navigate] = useLocation();
  const name = purchase.kind === "plan" ? planNames[purchase.plan] : purchase.name;

  const [add] = useAction(async () => {
    try {
      const { addLine, restoreLine } = await cartStore();
      const before = await addLine(lineOf(purchase));
      const toCart = { label: VIEW_CART, onAction: () => navigate(paths.cart) };
      if (before?.kind === "plan" && purchase.kind === "plan" && before.plan !== purchase.plan) {
        toast({
          title: "Plan changed",
          description: `${name} is in your cart instead of ${planNames[before.plan]}: an order has one plan.`,
          action: { label: "Undo", onAction: () => void restoreLine(before).catch(fail) },
        });
      } else {
        toast({ ...words(name, purchase, before), action: toCart });
      }
    } catch (error) {
      fail(error);
    }
  });

  const fail = (error: unknown) =>
    toast({
      title: "Your cart could not be changed",
      description: error instanceof Error ? error.message : "Please try again.",
      tone: "destructive",
    });

  return (
    <Button {...props} onClick={() => void add()}>
      {children}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

function words(name: string, { kind }: Purchase, before: CartLine | undefined) {
  if (!before) return { title: "Added to cart", description: name };
  if (kind === "add-on") return { title: "Added to cart", description: `${name}, once more` };
  return { title: "Already in your cart", description: name };
}

function lineOf(purchase: Purchase) {
  if (purchase.kind === "plan") return planLine(purchase.plan);
  return purchase.kind === "template" ? templateLine(purchase) : addOnLine(purchase.id);
}
