import { useQuery } from "#src/api/query.ts";
import { projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { workKey } from "#src/api/work-queries.ts";
import type { ProjectRef } from "../saved-sites.ts";

/** Returns the project's original brief or description; undefined until it is read, and "" if it cannot be. */
export function useOwnBrief(project: ProjectRef): string | undefined {
  const { data, isError } = useQuery({
    queryKey: [...workKey("projects"), "brief", project],
    queryFn: () => ownBrief(project),
    staleTime: 0,
    showsError: true,
  });
  return data ?? (isError ? "" : undefined);
}

/** Gallery projects have none. */
async function ownBrief({ kind, id }: ProjectRef) {
  return kind === "local" ? ((await work.get(projects, id))?.description ?? "") : "";
}
