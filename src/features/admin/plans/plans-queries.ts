import { call, callUnlessAnswered } from "#src/api/call.ts";
import { readAgain, useMutation, useQuery } from "#src/api/query.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import type { PricingChange } from "#src/contract/pricing-change.ts";
import { changesKey } from "../changes-queries.ts";

const readPricing = async () => (await import("#src/contract/pricing.ts")).readPricing;

const pricingKey = ["pricing"] as const;

/** The prices as they are stored. */
export function useStoredPricing() {
  return useQuery<Pricing>({
    queryKey: pricingKey,
    queryFn: ({ signal }) => callUnlessAnswered("/api/pricing", readPricing, { signal }),
    showsError: true,
  });
}

/** New prices in one step; when it fails the stored ones are read again, since they may have changed. */
export function useChangePricing() {
  return useMutation({
    mutationFn: async (body: PricingChange) =>
      call((await import("#src/contract/pricing-change.ts")).changePricing, { body }),
    onSettled: () => readAgain(pricingKey, changesKey),
  });
}
