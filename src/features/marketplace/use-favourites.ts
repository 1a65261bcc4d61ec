import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "#src/lib/scheduler.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { keepMark, markWritten } from "./favourite-marks.ts";

/** The database of what visitors make comes when the page has time, or when it is asked for. */
const loadStore = () => import("./favourites-store.ts");

const none: ReadonlySet<string> = new Set();

/** The templates that a visitor has marked in this browser, and how to mark one or not. */
export function useFavourites() {
  const [favourites, setFavourites] = useState(none);
  const [isRead, setIsRead] = useState(false);
  const toast = useToast();

  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    const cancel = whenIdle(async () => {
      const store = await loadStore().catch(() => null); // the heart tells when it is pressed
      if (!store || !isWanted) return;
      const read = async () => {
        const ids = await store.listFavourites().catch(() => []); // what cannot be read is not marked
        if (!isWanted) return;
        setFavourites(new Set(ids));
        setIsRead(true);
      };
      stop = store.onFavouritesChange(read);
      await read();
    });
    return () => {
      isWanted = false;
      cancel();
      stop();
    };
  }, []);

  const mark = useCallback(
    async (id: string, isFavourite: boolean) => {
      const set = (is: boolean) =>
        setFavourites((now) => new Set(is ? [...now, id] : [...now].filter((other) => other !== id)));
      set(isFavourite);
      // Here, since whoever reloads at once does not wait for the store to come.
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

  return { favourites, isRead, mark };
}
