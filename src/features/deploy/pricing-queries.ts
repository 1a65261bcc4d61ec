import { call } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";

const pricingQuery = queryOptions({
  queryKey: ["pricing"],
  queryFn: async ({ signal }) => call((await import("#src/contract/pricing.ts")).readPricing, { signal }),
});

/** All prices: those of delivery until the stored ones are there, and `hasFailed` where they cannot be had. */
export function usePricing() {
  const { data, isError, refetch } = useQuery({
    ...pricingQuery,
    placeholderData: builtInPricing,
    showsError: true,
  });
  return { pricing: data ?? builtInPricing, hasFailed: isError, retry: () => void refetch() };
}
