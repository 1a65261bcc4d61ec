import { vi } from "vitest";
import type { createOfflineFiles, ManifestEntry } from "./offline-files.ts";

export const site = location.origin;

export const first: ManifestEntry[] = [
  { url: "index.html", revision: "1", isAhead: true },
  { url: "live-demos.html", revision: "1", isAhead: true },
  { url: "200.html", revision: "1", isAhead: true },
  { url: "seeds.json", revision: "1" },
  { url: "assets/app-aaaa.js", revision: null, isAhead: true },
  { url: "assets/style-bbbb.css", revision: null },
  { url: "images/logo.svg", revision: "1" },
];

/** The version after it: another page, another script, the same style. */
export const second: ManifestEntry[] = [
  { url: "index.html", revision: "2" },
  { url: "live-demos.html", revision: "2" },
  { url: "200.html", revision: "2" },
  { url: "seeds.json", revision: "1" },
  { url: "assets/app-cccc.js", revision: null },
  { url: "assets/style-bbbb.css", revision: null },
];

/** The host's files by path; anything else is a 404. */
export const served = new Map<string, () => Response>();

/** A host with the files of both versions, in a browser that has stored none. */
export function startHost() {
  served.clear();
  for (const { url } of [...first, ...second]) served.set(`/${url}`, () => new Response(`the file ${url}`));
  vi.stubGlobal("caches", new MemoryCaches());
  vi.stubGlobal("fetch", vi.fn(serve));
}

/** The text of the answer to this request, when it is stored as well. */
export async function shown(files: ReturnType<typeof createOfflineFiles>, request: Request) {
  const answer = files.answer(request);
  await answer?.settled;
  return (await answer?.response)?.text();
}

export function serve(input: RequestInfo | URL) {
  const { pathname } = new URL(input instanceof Request ? input.url : input, site);
  return Promise.resolve(served.get(pathname)?.() ?? new Response("Not found", { status: 404 }));
}

export function cutNetwork() {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
}

/** A request as the browser makes it for a page, which no script can make. */
export function navigation(path: string) {
  return Object.defineProperty(new Request(site + path), "mode", { value: "navigate" });
}

/** The part of the Cache API that is used, which jsdom lacks. */
class MemoryCaches {
  #caches = new Map<string, MemoryCache>();

  async open(name: string) {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(address: string) {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(address);
      if (found) return found;
    }
    return undefined;
  }

  async keys() {
    return [...this.#caches.keys()];
  }

  async delete(name: string) {
    return this.#caches.delete(name);
  }
}

class MemoryCache {
  #responses = new Map<string, Response>();

  async match(address: string) {
    const response = this.#responses.get(address);
    return response && Object.defineProperty(response.clone(), "redirected", { value: response.redirected });
  }

  async put(address: string, response: Response) {
    this.#responses.set(address, response);
  }

  async keys() {
    return [...this.#responses.keys()].map((url) => ({ url }));
  }
}
