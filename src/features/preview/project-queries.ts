import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { hasNoSite } from "#src/entities/projects/app-ids.ts";
import { findProject, savedSite } from "#src/entities/projects/find-project.ts";
import type { ProjectKey } from "#src/entities/projects/project-key.ts";
import { loadProjectSite } from "#src/entities/projects/project-site.ts";

/** The project and its site; null if the project does not exist. The caller handles errors. */
export function useProject({ kind, id }: ProjectKey) {
  useFollowWork();
  const isLocal = kind === "local";
  const found = useQuery({
    queryKey: [...(isLocal ? workKey("projects") : ["projects"]), "preview", id],
    queryFn: () => findProject({ kind, id }),
    showsError: true,
  });
  const saved = useQuery({
    queryKey: [...workKey("documents"), "preview", kind, id],
    queryFn: async () => (await savedSite({ kind, id })) ?? null,
    showsError: true,
  });
  const project = found.data;
  const site = useQuery({
    queryKey: ["sites", kind, id, project?.name, project?.templateId, saved.data?.updatedAt],
    queryFn: () => (project ? loadProjectSite(project, saved.data?.document) : null),
    enabled: Boolean(project && !hasNoSite(project.templateId)) && saved.isSuccess,
    // While another tab edits the project, the previous site stays until the next one is loaded.
    placeholderData: (before) => before,
    showsError: true,
  });
  const failed = [found, saved, site].find(({ isError }) => isError);
  return {
    project,
    site: site.data ?? undefined,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
