import { useQuery } from "#src/api/query.ts";
import { readProjectKey } from "#src/entities/projects/project-key.ts";
import { openProject } from "./open-project.ts";

/** The project that an address names: `data` is null for an unknown one, and undefined while it loads. */
export function useOpenedProject(projectKey: string) {
  return useQuery({
    queryKey: ["studio", projectKey],
    queryFn: async () => {
      const project = readProjectKey(projectKey);
      return project ? openProject(project) : null;
    },
    // Reading it again would end the editing; the next visit of the studio reads it anew.
    staleTime: "static",
    gcTime: 0,
    showsError: true,
  });
}
