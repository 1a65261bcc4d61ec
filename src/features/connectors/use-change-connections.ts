import { useToast } from "#src/ui/toast-slice.ts";
import { connectionsStore } from "./connections-queries.ts";

type ConnectionsStore = Awaited<ReturnType<typeof connectionsStore>>;

/** Changes what is kept of connections. Whether it has; a failure is told by a notification. */
export function useChangeConnections() {
  const toast = useToast();
  return async (work: (store: ConnectionsStore) => Promise<unknown>) => {
    try {
      await work(await connectionsStore());
      return true;
    } catch (error) {
      const description = error instanceof Error ? error.message : "This browser could not save this.";
      toast({ title: "Not saved", description, tone: "destructive" });
      return false;
    }
  };
}
