import { useQuery } from "#src/api/query.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import { pricingQuery } from "./pricing-query.ts";

/** Without a selector the query cache would not compare new data structurally; equal prices cause no render. */
const whole = (pricing: Pricing) => pricing;

/** All prices: the built-in ones until the stored ones are loaded. `hasFailed` is set if they cannot be loaded. */
export function usePricing() {
  const { data, isError, refetch } = useQuery({
    ...pricingQuery,
    placeholderData: builtInPricing,
    select: whole,
    showsError: true,
  });
  return { pricing: data ?? builtInPricing, hasFailed: isError, retry: () => void refetch() };
}
