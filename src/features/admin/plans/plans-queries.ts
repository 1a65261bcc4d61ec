import { call } from "#src/api/call.ts";
import { useMutation } from "#src/api/query.ts";
import { changePricing, type PricingChange } from "#src/contract/pricing-change.ts";
import { readAfterChange } from "#src/entities/changes/read-after-change.ts";
import { pricingKey } from "#src/entities/pricing/pricing-query.ts";

/** Saves new prices in one step. After a failure it reads the stored prices again, which may have changed. */
export function useChangePricing() {
  return useMutation({
    mutationFn: (body: PricingChange) => call(changePricing, { body }),
    onSettled: () => readAfterChange(pricingKey),
  });
}
