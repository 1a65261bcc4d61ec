import { createStore } from "zustand";

/** The worker of a new version that waits for the visitor's word. */
export const workerUpdate = createStore<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

let isFollowing = false;

/** Notices new versions, and lets the worker keep all files once this page has what it needs. */
export function followUpdates(registration: ServiceWorkerRegistration) {
  if (isFollowing) return;
  isFollowing = true;

  const offer = (worker: ServiceWorker | null) => {
    // Without an active worker it is the very first one, which asks nobody.
    if (worker?.state === "installed" && registration.active) workerUpdate.setState({ waiting: worker });
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => offer(installing));
  });

  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "keep-files" }));
}

/** Hands over to the new version and opens it. */
export function takeOver(worker: ServiceWorker) {
  // Another tab has said the word already, and the new version is there to be opened.
  if (worker.state !== "installed") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage({ type: "take-over" });
}
