const LATEST_MS = 1_000;

/** Calls back when the page is loaded and has nothing to do, a second later at the latest; returns how to cancel. */
export function whenIdle(work: () => void) {
  let cancel = () => {};
  const onLoad = () => {
    if ("requestIdleCallback" in window) {
      const handle = requestIdleCallback(work, { timeout: LATEST_MS });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, 0);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === "complete") onLoad();
  else {
    addEventListener("load", onLoad, { once: true });
    cancel = () => removeEventListener("load", onLoad);
  }
  return () => cancel();
}
