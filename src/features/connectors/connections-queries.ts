import { callUnlessAnswered } from "#src/api/call.ts";
import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { toConnectable } from "./connectable-project.ts";
import { listConnections, listLocal } from "./connections-store.ts";

const listPublicProjects = async () => (await import("#src/entities/common-calls.ts")).listPublicProjects;

/** All connections stored in this browser, including disconnected ones. */
export function useConnections() {
  useFollowWork();
  return useQuery({
    queryKey: workKey("connections"),
    queryFn: () => listConnections(),
    showsError: true,
  });
}

/** The projects in this browser, newest first. */
export function useLocalProjects() {
  return useQuery({
    queryKey: [...workKey("projects"), "connectable"],
    queryFn: () => listLocal(),
    showsError: true,
  });
}

/** The gallery projects, for visitors who have none. */
export function useGallery() {
  return useQuery({
    queryKey: ["projects", "connectable"],
    queryFn: async ({ signal }) =>
      (await callUnlessAnswered("/api/projects/public", listPublicProjects, { signal })).map((project) =>
        toConnectable(project, String(project.id), false),
      ),
    showsError: true,
  });
}
