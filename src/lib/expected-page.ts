let preload: ((path: string) => void) | undefined;

/** Who knows the pages says here how the code of one is fetched; returns how to take it back. */
export function onExpectedPage(fetchPage: (path: string) => void) {
  preload = fetchPage;
  return () => {
    if (preload === fetchPage) preload = undefined;
  };
}

/** Somebody is likely to go to this path, as the router sees it: its code is fetched. */
export const expectPage = (path: string) => preload?.(path);
