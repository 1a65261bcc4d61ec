const LATEST_MS = 1_000;

/** Calls back when the page is loaded and idle, after a second at most; returns a function that cancels it. */
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

/** Resolves when the page is loaded and idle; rejects when the signal is aborted. */
export const untilIdle = (signal: AbortSignal) => wait((done) => whenIdle(done), signal);

/** Resolves after a time; rejects when the signal is aborted. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
  wait((done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  }, signal);

function wait(begin: (done: () => void) => () => void, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = begin(() => {
      // A task of many turns waits often with one signal.
      signal.removeEventListener("abort", abort);
      resolve();
    });
    signal.addEventListener("abort", abort, { once: true });
  });
}

/**
 * Batches calls of a task: it runs once after the next frame. `now` runs a pending task immediately; this happens
 * automatically when the page is hidden, because hidden pages get no frames.
 */
export function afterFrame(task: () => void) {
  let isAsked = false;
  const now = () => {
    if (!isAsked) return;
    isAsked = false;
    removeEventListener("pagehide", now);
    document.removeEventListener("visibilitychange", now);
    task();
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    if (document.hidden) return now();
    addEventListener("pagehide", now);
    // Hidden pages get no frames.
    document.addEventListener("visibilitychange", now);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        now();
      };
      port2.postMessage(null);
    });
  };
  return { ask, now };
}
