import { call, callSignedIn } from "#src/api/call.ts";
import { useQuery } from "#src/api/query.ts";
import { type WorkCollection, work } from "#src/api/work-database.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { isProgramId } from "#src/contract/app-ids.ts";
import { listOwnProjects, listPublicProjects, type Project } from "#src/contract/projects.ts";
import {
  type LocalProject,
  localProjectSchema,
  type ProjectDocument,
  projectDocumentSchema,
  siteNumber,
} from "#src/contract/work.ts";
import type { ProjectKey } from "./preview-key.ts";
import { loadProjectSite } from "./project-site.ts";

const projects: WorkCollection<LocalProject> = { store: "projects", schema: localProjectSchema };
const documents: WorkCollection<ProjectDocument> = { store: "documents", schema: projectDocumentSchema };

/** The project and its site; null for a project that there is not. The caller says what happens when one cannot be read. */
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
    enabled: Boolean(project && !isProgramId(project.templateId)) && saved.isSuccess,
    // While somebody works on it in another tab, the site before stays until the next is there.
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

/** Null for a project that there is not. */
export const findProject = ({ kind, id }: ProjectKey): Promise<LocalProject | Project | null> =>
  kind === "local" ? findLocal(id) : findListed(id);

/** The site as somebody left it in this browser. */
export const savedSite = (key: ProjectKey) => work.get(documents, siteNumber(key));

async function findLocal(id: number): Promise<LocalProject | null> {
  const project = await work.get(projects, id);
  return project && !project.deletedAt ? project : null;
}

/** Everybody's projects first, then those of whoever is signed in. */
async function findListed(id: number): Promise<Project | null> {
  const isMeant = (project: Project) => project.id === id;
  const listed = (await call(listPublicProjects)).find(isMeant);
  return listed ?? (await callSignedIn(listOwnProjects))?.find(isMeant) ?? null;
}
