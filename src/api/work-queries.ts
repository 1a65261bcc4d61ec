import { useEffect } from "react";
import { whenIdle } from "#src/lib/scheduler.ts";
import { queryClient } from "./query.ts";
import { isWorkKept } from "./work-kept.ts";
import type { WorkStore } from "./work-stores.ts";

let following: Promise<unknown> | undefined;

/** The key of a query that reads from a store of the work database; what else is in it comes after. */
export const workKey = (store: WorkStore) => [...allWork, store];

const allWork = ["work"];

/** What has changed, here or in another tab, is read again by every query with a `workKey`. */
export function useFollowWork() {
  useEffect(() => {
    following ??= follow();
    following.catch(() => {
      following = undefined; // the code could not be had, which the query itself tells
    });
  }, []);
}

/** Where nothing is kept yet, the code that tells of changes can wait; what was made until it came is read then. */
async function follow() {
  const hasWork = await isWorkKept();
  if (!hasWork) await new Promise<void>((resolve) => whenIdle(resolve));
  const { work } = await import("./work-database.ts");
  work.onChange(readAgain);
  if (!hasWork && (await isWorkKept())) queryClient.invalidateQueries({ queryKey: allWork });
}

function readAgain(stores: readonly WorkStore[]) {
  for (const store of stores) queryClient.invalidateQueries({ queryKey: workKey(store) });
}
