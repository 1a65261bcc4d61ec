import { readAuthToken } from "#src/api/auth-token.ts";
import { callSignedIn, callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, readAgain, useQuery } from "#src/api/query.ts";
import { setAsideKey, useFollowWork, workKey } from "#src/api/work-queries.ts";
import type { LocalProject } from "#src/api/work-records.ts";
import type { Project } from "#src/contract/projects.ts";
import { compare } from "#src/lib/english.ts";
import { toShown } from "./shown-project.ts";

/**
 * The projects of this browser. The database module is loaded on demand, because no page needs it for the first paint.
 */
export const projectsStore = () => import("#src/entities/stored-work.ts");

export const ownTemplatesStore = () => import("#src/entities/projects/own-templates.ts");

const contract = () => import("#src/entities/common-calls.ts");

const listPublicProjects = async () => (await contract()).listPublicProjects;

const publicQuery = queryOptions({
  queryKey: ["projects", "public"],
  queryFn: ({ signal }) => callUnlessAnswered("/api/projects/public", listPublicProjects, { signal }),
});

const ownQuery = (email: string | null) =>
  queryOptions({
    queryKey: ["projects", "own", email],
    // Without an account there is no request, so the code that checks the response is not loaded either.
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

/** More than fits on a screen, and more than the limit for virtualizing the list. */
const NEWEST = 100;

const newestQuery = queryOptions({
  queryKey: [...workKey("projects"), "newest"],
  queryFn: async () => (await projectsStore()).listNewestProjects(NEWEST),
});

const modeQuery = queryOptions({
  queryKey: ["work", "mode"],
  queryFn: async () => (await import("#src/api/work-database.ts")).work.mode(),
});

const setAsideQuery = queryOptions({
  queryKey: setAsideKey,
  queryFn: async () => (await import("#src/api/work-database.ts")).work.setAside(),
});

const toGallery = (projects: Project[]) => projects.map(toShown("gallery"));
const toAccount = (projects: Project[]) => projects.map(toShown("account"));
const toBrowser = (projects: LocalProject[]) =>
  projects
    .filter(({ deletedAt }) => !deletedAt)
    .sort((one, other) => compare(other.createdAt, one.createdAt))
    .map(toShown("browser"));
const toDeleted = (projects: LocalProject[]) => projects.filter(({ deletedAt }) => deletedAt);

/** The public gallery. Callers handle errors, because the visitor's own projects must stay visible. */
export const usePublicProjects = () => useQuery({ ...publicQuery, select: toGallery, showsError: true });

/** The projects of the signed-in account. Callers handle errors. */
export const useOwnProjects = (email: string | null) =>
  useQuery({ ...ownQuery(email), select: toAccount, showsError: true });

/**
 * The projects in this browser, newest first. While thousands are read, it returns the newest ones. Callers handle
 * errors.
 */
export function useLocalProjects() {
  useFollowWork();
  const newest = useQuery({ ...newestQuery, select: toBrowser, showsError: true });
  const all = useQuery({ ...localQuery, select: toBrowser, enabled: newest.isFetched, showsError: true });
  return { ...all, newest: newest.data };
}

/** The latest project. */
export function useNewestProject() {
  useFollowWork();
  return useQuery({ ...newestQuery, select: toBrowser, showsError: true }).data?.[0];
}

/** Deleted projects that can still be restored. */
export const useDeletedProjects = () => useQuery({ ...localQuery, select: toDeleted, showsError: true }).data;

/** Whether the browser stores work persistently. */
export const useWorkMode = () => useQuery({ ...modeQuery, showsError: true }).data ?? "saved";

/** The raw records that could not be read. They are known once all projects are read. */
export function useSetAside() {
  const { isFetched } = useQuery({ ...localQuery, showsError: true });
  return useQuery({ ...setAsideQuery, enabled: isFetched, showsError: true }).data ?? [];
}

export async function forgetSetAside() {
  await (await import("#src/api/work-database.ts")).work.clearSetAside();
  await readAgain(setAsideKey);
}

/** The sites saved as templates, latest first; undefined while loading. */
export function useOwnTemplates() {
  useFollowWork();
  return useQuery({ ...templatesQuery, showsError: true }).data;
}
