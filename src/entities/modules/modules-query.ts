import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions } from "#src/api/query.ts";

export const modulesKey = ["modules"] as const;

const listModules = async () => (await import("#src/contract/modules.ts")).listModules;

export const modulesQuery = queryOptions({
  queryKey: modulesKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/modules", listModules, { signal }),
});
