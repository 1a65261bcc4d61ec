export const canStayAwake = () => "wakeLock" in navigator;

/** Keeps the screen awake while the page is seen; returns how to stop it. */
export function stayAwake() {
  if (!canStayAwake()) return () => {};
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const ask = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request("screen");
      if (isWanted) lock = given;
      else await given.release();
    } catch {
      // a low battery, or a policy: the system decides when the screen goes dark
    }
  };
  void ask();
  // The browser takes it away when the page is hidden.
  document.addEventListener("visibilitychange", ask);
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
