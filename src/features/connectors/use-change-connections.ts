import { useToast } from "#src/ui/toast-slice.ts";
import * as store from "./connections-store.ts";

type ConnectionsStore = typeof store;

/** Saves changes to connections. Resolves to whether it succeeded; a failure shows a notification. */
export function useChangeConnections() {
  const toast = useToast();
  return async (work: (store: ConnectionsStore) => Promise<unknown>) => {
    try {
      await work(store);
      return true;
    } catch (error) {
      const description = error instanceof Error ? error.message : "This browser could not save this.";
      toast({ title: "Not saved", description, tone: "destructive" });
      return false;
    }
  };
}
