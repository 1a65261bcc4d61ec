import { Text } from "../parts.tsx";
import type { PricingData } from "./pricing-fields.ts";

export type Plan = PricingData["plans"][number];

/** Switches between two prices; missing if no plan has a second price. */
export function Period({ plans, id }: { plans: Plan[]; id: string }) {
  if (!plans.some(({ yearlyPrice }) => yearlyPrice)) return null;
  return (
    <fieldset className="sw-period">
      <legend className="sw-hidden">Prices paid</legend>
      <label>
        <input type="radio" name={`${id}-period`} value="monthly" defaultChecked />
        <span>As you go</span>
      </label>
      <label>
        <input type="radio" name={`${id}-period`} value="yearly" />
        <span>By the year</span>
      </label>
    </fieldset>
  );
}

export function Price({ plan }: { plan: Plan }) {
  return (
    <>
      <p className="sw-price sw-price-monthly">
        <strong data-field="price">{plan.price}</strong> <Text of={plan} field="unit" as="span" />
      </p>
      {plan.yearlyPrice && (
        <p className="sw-price sw-price-yearly">
          <strong data-field="yearlyPrice">{plan.yearlyPrice}</strong> <span>by the year</span>
        </p>
      )}
    </>
  );
}
