import { useEffect } from "react";
import { queryClient } from "./query.ts";
import type { WorkStore } from "./work-stores.ts";

let following: Promise<unknown> | undefined;

/** The key prefix of queries that read from a store of the work database. */
export const workKey = (store: WorkStore) => ["work", store];

/** The key of the query for what could not be read. */
export const setAsideKey = ["work", "set-aside"];

/** Starts invalidating queries with a `workKey` after changes, in this tab or another. */
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
