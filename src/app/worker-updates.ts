import { createStore } from "zustand";
import { claimPage } from "./claim-page.ts";

/** The worker of a new version that waits for the visitor's word. */
export const workerUpdate = createStore<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

/** Visitors come for a page; what it asks for next, and what they open next, goes first. */
const FETCH_AHEAD_DELAY_MS = 5_000;
/** On a slow line the page may still be fetching then: files for later wait until it has stopped, but not for ever. */
const QUIET_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;

/** A tab may stay open for days; it looks for a new version when somebody comes back to it. */
const UPDATE_INTERVAL_MS = 3_600_000;

let isFollowing = false;

/** Notices new versions, and has the worker fetch files ahead once this page has what it needs. */
export function followUpdates(registration: ServiceWorkerRegistration) {
  if (isFollowing) return;
  isFollowing = true;

  const offer = (worker: ServiceWorker | null) => {
    // Without an active worker it is the very first one, which asks nobody.
    if (worker?.state === "installed" && registration.active) workerUpdate.setState({ waiting: worker });
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => offer(installing));
  };
  offer(registration.waiting);
  // Another tab, or the browser by itself, may have begun to install it.
  follow();
  registration.addEventListener("updatefound", follow);

  let lastLook = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastLook < UPDATE_INTERVAL_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => {}); // no network, or the host is down: the next look may find it
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
  return now < LONGEST_DELAY_MS && now - Math.max(0, ...ends) < QUIET_MS;
}

/** Visitors who save data have stored what they open, and nothing else. */
const wantsLessData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Hands over to the new version and opens it. */
export function takeOver(worker: ServiceWorker) {
  // Another tab has said the word already, and the new version is there to be opened.
  if (worker.state !== "installed") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage({ type: "take-over" });
}
