import { useQuery } from "#src/api/query.ts";
import type { ProjectFile } from "#src/share/project-file.ts";
import type { SiteDocument } from "#src/sites/document.ts";

/** Everything of a project that can be shared. */
export interface SharedProject {
  project: ProjectFile["project"];
  /** The current site; absent for an app or game. */
  document?: SiteDocument | undefined;
  /** The stored state of an app or a game. */
  app?: ProjectFile["app"];
  /** An app that its owner builds; absent if it was never opened. */
  builtApp?: ProjectFile["builtApp"];
}

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
