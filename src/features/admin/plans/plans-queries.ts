import { call } from "#src/api/call.ts";
import { useMutation, useQuery } from "#src/api/query.ts";
import { changePricing, type PricingChange } from "#src/contract/pricing-change.ts";
import { readAfterChange } from "#src/entities/changes/read-after-change.ts";
import { pricingKey, pricingQuery } from "#src/entities/pricing/pricing-query.ts";

/** The prices as they are stored. */
export const useStoredPricing = () => useQuery({ ...pricingQuery, showsError: true });

/** New prices in one step; when it fails the stored ones are read again, since they may have changed. */
export function useChangePricing() {
  return useMutation({
    mutationFn: (body: PricingChange) => call(changePricing, { body }),
    onSettled: () => readAfterChange(pricingKey),
  });
}
