import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";

export const modulesKey = ["modules"] as const;

const listModules = async () => (await import("#src/entities/common-calls.ts")).listModules;

export const modulesQuery = queryOptions({
  queryKey: modulesKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/modules", listModules, { signal }),
});

/** Without the built-in modules as placeholders. */
export const useStoredModules = () => useQuery({ ...modulesQuery, showsError: true });
