import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";

const readPricing = async () => (await import("#src/contract/pricing.ts")).readPricing;

const pricingQuery = queryOptions({
  queryKey: ["pricing"],
  queryFn: ({ signal }) => callUnlessAnswered("/api/pricing", readPricing, { signal }),
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
