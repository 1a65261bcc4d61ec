import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";

export const pricingKey = ["pricing"] as const;

const readPricing = async () => (await import("#src/entities/common-calls.ts")).readPricing;

export const pricingQuery = queryOptions({
  queryKey: pricingKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/pricing", readPricing, { signal }),
});

/** Without the built-in prices as placeholders. */
export const useStoredPricing = () => useQuery({ ...pricingQuery, showsError: true });
