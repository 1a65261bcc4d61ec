import { callUnlessAnswered } from "./call.ts";
import { queryOptions } from "./query.ts";
import { modulesKey } from "./query-keys.ts";

const listModules = async () => (await import("#src/contract/modules.ts")).listModules;

export const modulesQuery = queryOptions({
  queryKey: modulesKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/modules", listModules, { signal }),
});
