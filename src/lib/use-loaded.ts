import { useEffect, useState } from "react";
import { guardedReload } from "./guarded-reload.ts";

/**
 * What `load` brings, once it is there; `load` has to stay the same. For code that comes while its data does:
 * what takes the place of a Suspense's fallback is held back by React for a third of a second.
 * @throws what `load` fails with, while rendering
 */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    load()
      .catch(guardedReload)
      .then(
        (found) => isWanted && setLoaded(() => found),
        (error: unknown) =>
          isWanted &&
          setLoaded(() => {
            throw error;
          }),
      );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded;
}
