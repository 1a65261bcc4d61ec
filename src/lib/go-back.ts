const MAX_WAIT_MS = 1_000;

let goingBack: Promise<void> | undefined;

/**
 * Goes back in the history and resolves when that is done. Browsers do it asynchronously: another call until then, for
 * example by a double click, does nothing.
 */
export function goBack(entries = 1) {
  goingBack ??= new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    setTimeout(resolve, MAX_WAIT_MS); // a timeout, in case the browser does not go back
    history.go(-entries);
  }).finally(() => {
    goingBack = undefined;
  });
  return goingBack;
}
