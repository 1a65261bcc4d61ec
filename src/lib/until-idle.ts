const LATEST_MS = 100;

/**
 * Until the page has nothing to do: who types fast gets their letters first. Never much longer than this, since a
 * browser that draws nothing, as with reduced motion, may find itself busy for as long as nobody moves.
 */
export const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });
