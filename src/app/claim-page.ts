/**
 * Has the worker store this page and what it has loaded, for a reload without a network, and control it. With
 * `isAheadWanted` the worker then fetches what visitors may open next.
 */
export function claimPage({ active }: ServiceWorkerRegistration, isAheadWanted = false) {
  const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]"); // may be under way
  const loaded = [
    ...[...preloads].map(({ href }) => href),
    ...performance.getEntriesByType("resource").map(({ name }) => name),
  ];
  active?.postMessage({ type: "claim", loaded: [...new Set(loaded)], isAheadWanted });
}
