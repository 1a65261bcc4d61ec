/** Until the page has nothing to do, however long that takes: who types fast gets their letters first. */
export const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 0);
  });
