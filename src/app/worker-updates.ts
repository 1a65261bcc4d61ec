import { createStore } from "zustand";
import { claimPage } from "./claim-page.ts";
import { registerStored } from "./register-worker.ts";

/** The worker of a new version that waits for the visitor's consent. */
export const workerUpdate = createStore<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

/** Prefetching waits, so that the page's own requests come first. */
const FETCH_AHEAD_DELAY_MS = 5_000;
/** On a slow connection the page may still be loading then. Prefetching waits for a pause, but not indefinitely. */
const QUIET_MS = 2_000;
const MAX_DELAY_MS = 30_000;

/** A tab may stay open for days; it checks for updates when the visitor returns to it. */
const UPDATE_INTERVAL_MS = 3_600_000;

let isFollowing = false;

/** Detects new versions, and starts the worker's prefetching once this page has loaded. */
export function followUpdates(registration: ServiceWorkerRegistration) {
  if (isFollowing) return;
  isFollowing = true;

  const offer = (worker: ServiceWorker | null) => {
    // Without an active worker it is the first one, and one of another address is of the same version: no consent needed.
    if (worker?.state === "installed" && registration.active?.scriptURL === worker.scriptURL)
      workerUpdate.setState({ waiting: worker });
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => offer(installing));
  };
  offer(registration.waiting);
  // Another tab or the browser itself may already be installing it.
  follow();
  registration.addEventListener("updatefound", follow);
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent) => {
    if (data?.type !== "stored" || registration.waiting || registration.installing) return;
    registerStored(data.version).catch(() => {}); // without a network; the next visit tries again
  });

  let lastLook = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastLook < UPDATE_INTERVAL_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => {}); // offline, or the host is down: the next check may succeed
  });

  const fetchAhead = () => {
    if (isFetching()) setTimeout(fetchAhead, QUIET_MS / 2);
    else void navigator.serviceWorker.ready.then((ready) => claimPage(ready, !wantsLessData()));
  };
  setTimeout(fetchAhead, FETCH_AHEAD_DELAY_MS);
}

function isFetching() {
  const now = performance.now();
  const ends = performance
    .getEntriesByType("resource")
    .map(({ startTime, duration }) => startTime + duration);
  return now < MAX_DELAY_MS && now - Math.max(0, ...ends) < QUIET_MS;
}

/** With data saving on, only visited pages are cached. */
const wantsLessData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Activates the new version and reloads the page with it. */
export function takeOver(worker: ServiceWorker) {
  // Another tab has already activated the new version, so a reload is enough.
  if (worker.state !== "installed") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage({ type: "take-over" });
}
