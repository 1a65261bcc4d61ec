/** Files of one kind that the worker stores for offline use. */
interface StoredFiles {
  /** Resolves with undefined for any other address. Rejects when the file cannot be fetched or stored. */
  keep: (address: string) => Promise<true | undefined>;
  stored: () => Promise<string[]>;
}

/** A message of the offline panel (src/features/offline/offline-worker.ts), which waits for the answer. */
type Order = { type: "list-kept" } | { type: "keep"; address: string };

/** Stores files one by one for visitors who want all of them offline, and lists the stored ones. */
export function createKeeper(kinds: readonly StoredFiles[]) {
  async function keep(address: string) {
    try {
      for (const kind of kinds) if (await kind.keep(address)) return { outcome: "kept" };
      return { outcome: "unknown" };
    } catch (error) {
      return { outcome: (error as Error).name === "QuotaExceededError" ? "full" : "failed" };
    }
  }

  return {
    async answer(data: unknown) {
      const order = data as Order;
      if (order.type === "keep") return keep(order.address);
      const lists = await Promise.all(kinds.map((kind) => kind.stored()));
      return { kept: lists.flat() };
    },
  };
}
