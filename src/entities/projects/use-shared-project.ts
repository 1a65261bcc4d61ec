import { useQuery } from "#src/api/query.ts";
import type { SharedProject } from "./load-shared.ts";

export type { SharedProject };

/** A stored project or a template, read when a dialog opens; `given` has what is on screen already, and nothing is read. */
export function useSharedProject(key: string, given: SharedProject | undefined) {
  const stored = useQuery({
    queryKey: ["shared", key],
    queryFn: async (): Promise<SharedProject> => (await import("./share-on-demand.ts")).loadShared(key),
    enabled: !given,
    // The project may have changed since a dialog was last open.
    gcTime: 0,
    showsError: true,
  });
  return {
    shared: given ?? stored.data,
    error: stored.isFetching ? null : stored.error,
    retry: () => void stored.refetch(),
  };
}
