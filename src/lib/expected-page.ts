let preload: ((path: string) => void) | undefined;

/** Who knows the pages says here how the code of one is fetched. */
export function onExpectedPage(fetchPage: (path: string) => void) {
  preload = fetchPage;
}

/** Somebody is likely to go to this path, as the router sees it: its code is fetched. */
export const expectPage = (path: string) => preload?.(path);
