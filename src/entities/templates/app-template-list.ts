import { queryOptions } from "#src/api/query.ts";
import { loadPart } from "#src/lib/guarded-reload.ts";

/** The list of app templates, by name. Loaded by what lists or opens them. */
export const appTemplatesQuery = queryOptions({
  queryKey: ["app-templates"],
  queryFn: () => loadPart(() => import("templates:apps")).then(({ default: list }) => list),
});
