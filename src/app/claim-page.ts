/**
 * Makes the worker cache this page with everything it has loaded, for offline reloads, and control it. With
 * `isAheadWanted` it then prefetches what visitors may open next.
 */
export function claimPage({ active }: ServiceWorkerRegistration, isAheadWanted = false) {
  const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]"); // may still be loading
  const loaded = [
    ...[...preloads].map(({ href }) => href),
    ...performance.getEntriesByType("resource").map(({ name }) => name),
  ];
  active?.postMessage({ type: "claim", loaded: [...new Set(loaded)], isAheadWanted });
}
