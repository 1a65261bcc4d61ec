import { readAuthToken } from "#src/api/auth-token.ts";
import { callSignedIn, callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import type { Project } from "#src/contract/projects.ts";
import type { LocalProject } from "#src/contract/work.ts";
import { compare } from "#src/lib/english.ts";
import { toShown } from "./shown-project.ts";

/** The projects of this browser. Their database is opened when it is first asked for: no page needs it to be painted. */
export const projectsStore = () => import("#src/entities/projects/projects-store.ts");

export const ownTemplatesStore = () => import("#src/entities/projects/own-templates.ts");

const contract = () => import("#src/contract/projects.ts");

const listPublicProjects = async () => (await contract()).listPublicProjects;

const publicQuery = queryOptions({
  queryKey: ["projects", "public"],
  queryFn: ({ signal }) => callUnlessAnswered("/api/projects/public", listPublicProjects, { signal }),
});

const ownQuery = (email: string | null) =>
  queryOptions({
    queryKey: ["projects", "own", email],
    // Without an account nothing is asked for, not even the code that would check the answer.
    queryFn: async ({ signal }) =>
      (readAuthToken() && (await callSignedIn((await contract()).listOwnProjects, { signal }))) || [],
  });

const localQuery = queryOptions({
  queryKey: workKey("projects"),
  queryFn: async () => (await projectsStore()).listLocalProjects(),
});

const templatesQuery = queryOptions({
  queryKey: workKey("ownTemplates"),
  queryFn: async () => (await ownTemplatesStore()).listOwnTemplates(),
});

/** More than a screen has, and more than a list that shows all its cards. */
const NEWEST = 100;

const newestQuery = queryOptions({
  queryKey: [...workKey("projects"), "newest"],
  queryFn: async () => (await projectsStore()).listNewestProjects(NEWEST),
});

const modeQuery = queryOptions({
  queryKey: ["work", "mode"],
  queryFn: async () => (await import("#src/api/work-database.ts")).work.mode(),
});

const toGallery = (projects: Project[]) => projects.map(toShown("gallery"));
const toAccount = (projects: Project[]) => projects.map(toShown("account"));
const toBrowser = (projects: LocalProject[]) =>
  projects
    .filter(({ deletedAt }) => !deletedAt)
    .sort((one, other) => compare(other.createdAt, one.createdAt))
    .map(toShown("browser"));
const toDeleted = (projects: LocalProject[]) => projects.filter(({ deletedAt }) => deletedAt);

/** The public gallery. The caller says what happens when it cannot be had, as one's own work must not hide with it. */
export const usePublicProjects = () => useQuery({ ...publicQuery, select: toGallery, showsError: true });

/** The projects of whoever is signed in. The caller says what happens when they cannot be had. */
export const useOwnProjects = (email: string | null) =>
  useQuery({ ...ownQuery(email), select: toAccount, showsError: true });

/**
 * The projects kept in this browser, the newest first, and until thousands are read the first of them. The caller says
 * what happens when they cannot be read.
 */
export function useLocalProjects() {
  useFollowWork();
  const newest = useQuery({ ...newestQuery, select: toBrowser, showsError: true });
  const all = useQuery({ ...localQuery, select: toBrowser, enabled: newest.isFetched, showsError: true });
  return { ...all, newest: newest.data };
}

/** The one that was begun last. */
export function useNewestProject() {
  useFollowWork();
  return useQuery({ ...newestQuery, select: toBrowser, showsError: true }).data?.[0];
}

/** Those that were deleted and can still be brought back. */
export const useDeletedProjects = () => useQuery({ ...localQuery, select: toDeleted, showsError: true }).data;

/** Whether what is made here is kept for good. */
export const useWorkMode = () => useQuery({ ...modeQuery, showsError: true }).data ?? "saved";

/** The sites that the visitor has saved as templates, the latest first; undefined until they are read. */
export function useOwnTemplates() {
  useFollowWork();
  return useQuery({ ...templatesQuery, showsError: true }).data;
}
