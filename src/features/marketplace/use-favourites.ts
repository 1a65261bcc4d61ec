import { useCallback } from "react";
import { queryClient, queryOptions, useQuery } from "#src/api/query.ts";
import { followWork, workKey } from "#src/api/work-queries.ts";
import { keepMark, markWritten } from "#src/entities/templates/favourite-marks.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import { useToast } from "#src/ui/toast-slice.ts";

/** The database module is deferred until the page is idle, or until it is needed. */
const loadStore = () => import("#src/entities/stored-work.ts");

const none: ReadonlySet<string> = new Set();

const favouritesQuery = queryOptions({
  queryKey: workKey("favourites"),
  queryFn: async (): Promise<ReadonlySet<string>> => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    followWork();
    const { listFavourites } = await loadStore();
    return new Set(await listFavourites());
  },
});

/** The favourites stored in this browser, and a function to change them. */
export function useFavourites() {
  // If favourites cannot be read, none is marked. Saving one reports the error.
  const { data: favourites = none, isFetched } = useQuery({ ...favouritesQuery, showsError: true });
  const toast = useToast();

  const mark = useCallback(
    async (id: string, isFavourite: boolean) => {
      const set = (is: boolean) =>
        queryClient.setQueryData(favouritesQuery.queryKey, (now: ReadonlySet<string> = none) => {
          const others = [...now].filter((other) => other !== id);
          return new Set(is ? [...others, id] : others);
        });
      set(isFavourite);
      // Remembered synchronously, in case the visitor reloads before the store is loaded.
      keepMark(id, isFavourite);
      try {
        await (await loadStore()).setFavourite(id, isFavourite);
      } catch (error) {
        markWritten(id, isFavourite);
        set(!isFavourite);
        toast({
          title: "Favourite not saved",
          description: error instanceof Error ? error.message : "Try again.",
          tone: "destructive",
        });
      }
    },
    [toast],
  );

  return { favourites, isRead: isFetched, mark };
}
