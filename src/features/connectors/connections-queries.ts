import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";

/** What reads and changes the connections; its code comes when it is first needed. */
export const connectionsStore = () => import("./connections-store.ts");

/** All that are kept in this browser, also those that were disconnected. */
export function useConnections() {
  useFollowWork();
  return useQuery({
    queryKey: workKey("connections"),
    queryFn: async () => (await connectionsStore()).listConnections(),
    showsError: true,
  });
}

export function useLocalProjects() {
  return useQuery({
    queryKey: [...workKey("projects"), "connectable"],
    queryFn: async () => (await connectionsStore()).listLocal(),
    showsError: true,
  });
}

export function useGallery() {
  return useQuery({
    queryKey: ["projects", "connectable"],
    queryFn: async () => (await connectionsStore()).listGallery(),
    showsError: true,
  });
}
