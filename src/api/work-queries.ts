import { useEffect } from "react";
import { queryClient } from "./query.ts";
import type { WorkStore } from "./work-stores.ts";

let following: Promise<unknown> | undefined;

/** The key of a query that reads from a store of the work database; what else is in it comes after. */
export const workKey = (store: WorkStore) => ["work", store];

/** From now on, every query with a `workKey` is read again after a change, here or in another tab. */
export function followWork() {
  following ??= follow();
  following.catch(() => {
    following = undefined; // the query itself reports that the code could not be loaded
  });
}

export const useFollowWork = () => useEffect(followWork, []);

async function follow() {
  const { work } = await import("./work-database.ts");
  work.onChange(readAgain);
}

function readAgain(stores: readonly WorkStore[]) {
  for (const store of stores) queryClient.invalidateQueries({ queryKey: workKey(store) });
}
