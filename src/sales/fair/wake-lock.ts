export const canStayAwake = () => "wakeLock" in navigator;

/** Holds a screen wake lock while the page is visible; returns a function that releases it. */
export function stayAwake() {
  if (!canStayAwake()) return () => {};
  let lock: WakeLockSentinel | undefined;
  const stay = new AbortController();
  const { signal } = stay;
  const ask = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request("screen");
      if (signal.aborted) await given.release();
      else lock = given;
    } catch {
      // refused because of a low battery or a policy
    }
  };
  void ask();
  // Browsers release the lock when the page is hidden.
  document.addEventListener("visibilitychange", ask, { signal });
  return () => {
    stay.abort();
    void lock?.release();
  };
}
