import { pricingQuery } from "#src/api/pricing-query.ts";
import { useQuery } from "#src/api/query.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";

/** All prices: those of delivery until the stored ones are there, and `hasFailed` where they cannot be had. */
export function usePricing() {
  const { data, isError, refetch } = useQuery({
    ...pricingQuery,
    placeholderData: builtInPricing,
    showsError: true,
  });
  return { pricing: data ?? builtInPricing, hasFailed: isError, retry: () => void refetch() };
}
