import { createHash } from "node:crypto";
import { vi } from "vitest";
import { createOfflineFiles, type ManifestEntry } from "./offline-files.ts";

export const site = location.origin;

type BuiltFile = Omit<ManifestEntry, "revision">;

export const first: BuiltFile[] = [
  { url: "index.html", isAhead: true },
  { url: "live-demos.html", isAhead: true },
  { url: "200.html", isAhead: true },
  { url: "seeds.json" },
  { url: "assets/app-aaaa.js", isAhead: true },
  { url: "assets/style-bbbb.css" },
  { url: "images/logo.svg" },
];

/** The version after it: another script, the same style. */
export const second: BuiltFile[] = [
  { url: "index.html" },
  { url: "live-demos.html" },
  { url: "200.html" },
  { url: "seeds.json" },
  { url: "assets/app-cccc.js" },
  { url: "assets/style-bbbb.css" },
];

/** The files of a version, which is built from what the host has now. */
export function filesOf(version: readonly BuiltFile[], basePath = "/") {
  const manifest = version.map((file) => {
    const digest = createHash("sha256").update(hosted.get(file.url) ?? "");
    return { ...file, revision: digest.digest().subarray(0, 6).toString("base64") };
  });
  return createOfflineFiles(manifest, basePath);
}

/** The content of the host's files. */
const hosted = new Map<string, string>();

/** Puts a file on the host, and a page at its address too. */
export function host(url: string, text: string) {
  hosted.set(url, text);
  for (const path of [url, url.replace(/(index)?\.html$/, "")])
    served.set(`/${path}`, () => new Response(text));
}

/** The host's answers by path; anything else is a 404. */
export const served = new Map<string, () => Response>();

/** A host with the files of both versions, in a browser that has stored none. */
export function startHost() {
  served.clear();
  hosted.clear();
  for (const { url } of [...first, ...second]) host(url, `the file ${url}`);
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
