import { isDemo } from "./storage.ts";

const CACHE_NAME = "sitewright-shared";
const ADDRESS = `${import.meta.env.BASE_URL}shared-file`;
const NAME_HEADER = "x-file-name";

/** Stores one pending file and replaces an earlier one. */
export async function storeSharedFile(file: File) {
  const cache = await caches.open(CACHE_NAME);
  const headers = { [NAME_HEADER]: encodeURIComponent(file.name) };
  await cache.put(ADDRESS, new Response(file, { headers }));
}

export async function discardSharedFile() {
  if (isDemo || !("caches" in globalThis)) return;
  await caches.delete(CACHE_NAME).catch(() => {}); // blocked, so there is none
}

/** Returns the pending file and removes it; null if there is none. A demo does not get the visitor's. */
export async function takeSharedFile() {
  if (isDemo) return null;
  const cache = await caches.open(CACHE_NAME);
  const response = await cache.match(ADDRESS);
  if (!response) return null;
  const content = await response.blob();
  await cache.delete(ADDRESS);
  return new File([content], decodeURIComponent(response.headers.get(NAME_HEADER) ?? "file"));
}
