import { useQuery } from "#src/api/query.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import type { Pricing } from "#src/contract/pricing.ts";
import { pricingQuery } from "./pricing-query.ts";

/** Lets the cache compare what comes with what stands there: prices that are the same render nothing again. */
const whole = (pricing: Pricing) => pricing;

/** All prices: those of delivery until the stored ones are there, and `hasFailed` where they cannot be had. */
export function usePricing() {
  const { data, isError, refetch } = useQuery({
    ...pricingQuery,
    placeholderData: builtInPricing,
    select: whole,
    showsError: true,
  });
  return { pricing: data ?? builtInPricing, hasFailed: isError, retry: () => void refetch() };
}
