import { useEffect } from "react";
import { queryClient } from "./query.ts";
import type { WorkStore } from "./work-stores.ts";

let following: Promise<unknown> | undefined;

/** The key of a query that reads from a store of the work database; what else is in it comes after. */
export const workKey = (store: WorkStore) => ["work", store];

/** What has changed, here or in another tab, is read again by every query with a `workKey`. */
export function useFollowWork() {
  useEffect(() => {
    following ??= follow();
    following.catch(() => {
      following = undefined; // the code could not be had, which the query itself tells
    });
  }, []);
}

async function follow() {
  const { work } = await import("./work-database.ts");
  work.onChange(readAgain);
}

function readAgain(stores: readonly WorkStore[]) {
  for (const store of stores) queryClient.invalidateQueries({ queryKey: workKey(store) });
}
