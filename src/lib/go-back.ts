const LONGEST_WAIT_MS = 1_000;

let goingBack: Promise<void> | undefined;

/**
 * Takes entries of the history back, and resolves when that is done. The browser does it some time later: called again
 * until then, as by a double click, it takes back no more.
 */
export function goBack(entries = 1) {
  goingBack ??= new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS); // a browser that does not go back must not keep the visitor here
    history.go(-entries);
  }).finally(() => {
    goingBack = undefined;
  });
  return goingBack;
}
