/** Files of one kind that the worker keeps for offline use. */
interface KeptFiles {
  /** Undefined for an address that is none of them; rejects when the file cannot be had or kept. */
  keep: (address: string) => Promise<true | undefined>;
  kept: () => Promise<string[]>;
}

/** An order of the offline panel (src/features/offline/offline-worker.ts), which waits for its answer. */
type Order = { type: "list-kept" } | { type: "keep"; address: string };

/** Keeps files one by one for a visitor who wants all of them, and says what is there already. */
export function createKeeper(kinds: readonly KeptFiles[]) {
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
      const lists = await Promise.all(kinds.map((kind) => kind.kept()));
      return { kept: lists.flat() };
    },
  };
}
