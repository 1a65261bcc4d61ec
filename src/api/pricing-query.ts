import { callUnlessAnswered } from "./call.ts";
import { queryOptions } from "./query.ts";
import { pricingKey } from "./query-keys.ts";

const readPricing = async () => (await import("#src/contract/pricing.ts")).readPricing;

export const pricingQuery = queryOptions({
  queryKey: pricingKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/pricing", readPricing, { signal }),
});
