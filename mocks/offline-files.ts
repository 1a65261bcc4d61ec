import { hashOf } from "#src/lib/hash.ts";
/** An entry of the list that the build injects; `revision` is null for files with a hash in their name. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
  /** Fetched in the background of a first visit (scripts/vite/offline-files.ts). */
  isAhead?: true;
}

interface Use {
  request?: Request;
  init?: RequestInit | undefined;
  fallback?: string;
}

const CACHE_PREFIX = "sitewright-files-";
/** Fonts of templates. Their names change when they do, so they outlive versions. */
const FONTS_CACHE = "sitewright-fonts";
/** Few enough that a page which fetches something meanwhile gets most of the connections. */
const PARALLEL_FETCHES = 2;
const FONT = /\.woff2$/;
const DRAWING = /\.(svg|png|webp)$/;
/** An address that a person may open without it being a page of the product. */
const FILE_NAME = /\.(css|ico|js|json|png|svg|txt|webmanifest|webp|woff2|xml)$/;
/** Hosts vary by encoding or origin, but one address is one file here. */
const MATCH = { ignoreVary: true };

/**
 * The files of this version in a cache of their own: each is stored when it is first used, or fetched ahead. The cache
 * of the previous version stays for tabs that still run it, and answers what this version has not stored when there
 * is no network.
 */
export function createOfflineFiles(manifest: readonly ManifestEntry[], basePath: string) {
  const cacheName = CACHE_PREFIX + hashOf(JSON.stringify(manifest)).toString(36);
  const home = new URL(basePath, location.href).href;
  const addresses = new Map(manifest.map((entry) => [home + entry.url, entry]));
  const fallbackPage = `${home}200.html`;

  const isAsset = (address: string) => address.startsWith(`${home}assets/`);
  const isOurs = (address: string) => addresses.has(address) || (isAsset(address) && FONT.test(address));
  const cacheOf = (address: string) => caches.open(addresses.has(address) ? cacheName : FONTS_CACHE);

  /** The page that was rendered for this address, or the empty one that serves all others. */
  function pageOf(address: string) {
    const path = address.slice(home.length).replace(/\/$/, "");
    const own = home + (path === "" ? "index.html" : `${path}.html`);
    return addresses.has(own) ? own : fallbackPage;
  }

  async function download(address: string, request: Request | string = address, init: RequestInit = {}) {
    // The browser's own cache may hold an older version of a file without a hash, so the host is asked.
    const cache = addresses.get(address)?.revision ? "no-cache" : "default";
    const response = await fetch(request, { cache, ...init });
    // Some hosts redirect `/index.html` to `/`; a redirected response may not answer a navigation.
    return response.redirected ? new Response(response.body, response) : response;
  }

  /** Stores one file; rejects when it cannot be fetched or stored. Undefined for an address of no file of ours. */
  async function keep(address: string, request = address, init: RequestInit = { priority: "low" }) {
    if (!isOurs(address)) return undefined;
    const cache = await cacheOf(address);
    if (await cache.match(address, MATCH)) return true;
    const before = addresses.get(address)?.revision ? undefined : await caches.match(address, MATCH);
    const response = before ?? (await download(address, request, init));
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await cache.put(address, response);
    return true;
  }

  async function keepAll(wanted: (address: string, entry: ManifestEntry) => boolean) {
    const queue = [...addresses].filter(([address, entry]) => wanted(address, entry));
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await keep(next[0]);
    };
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
  }

  /** The stored file of this version, else the host's, else that of an older version, else the fallback. */
  function use(address: string, { request, init, fallback = address }: Use = {}) {
    let stored: Promise<unknown> | undefined;
    const find = async () => {
      const cache = await cacheOf(address);
      const kept = await cache.match(address, MATCH);
      if (kept) return kept;
      const answer = download(address, request, init);
      const response = await answer.catch(() => undefined); // no network
      if (!response?.ok)
        return (await caches.match(address, MATCH)) ?? (await cache.match(fallback)) ?? answer;
      // No room: the next use asks the network again.
      if (isOurs(address)) stored = cache.put(address, response.clone()).catch(() => {});
      return response;
    };
    const response = find();
    return { response, settled: response.then(() => stored).catch(() => {}) };
  }

  return {
    keep,

    /**
     * Stores the page that was opened with this address, the fallback, and the files that both name or the page has
     * loaded, which the browser's own cache holds. What cannot be stored must not keep a page from its data.
     */
    async keepPage(address: string, loaded: readonly string[]) {
      const [opened = ""] = address.split("#");
      const page = pageOf(opened.replace(/\?.*/, ""));
      const keepLoaded = (files: readonly string[]) =>
        Promise.allSettled(files.map((file) => keep(file, file, { cache: "force-cache" })));
      const keepWithAssets = async (page: string, request: string) => {
        await keep(page, request, {});
        await keepLoaded(assetsIn(await (await use(page).response).text(), home));
      };
      await Promise.allSettled([
        keepLoaded(loaded),
        keepWithAssets(fallbackPage, fallbackPage),
        ...(page === fallbackPage ? [] : [keepWithAssets(page, opened)]),
      ]);
    },

    /** Stores what a first visit fetches in the background; goes on where it stopped when called again. */
    fetchAhead: () => keepAll((_, { isAhead }) => isAhead === true),

    /** The addresses that are there without a network. */
    async kept() {
      const lists = await Promise.all(
        [cacheName, FONTS_CACHE].map(async (name) => (await caches.open(name)).keys()),
      );
      return lists.flat().map(({ url }) => url);
    },

    /**
     * A new version takes over with all of its pages and code, and the drawings that an older one had stored, or not at
     * all: file names do not tell which code replaces which, and nothing that opened offline may stop opening.
     * With `saveData` it takes over empty, and the older version answers offline for what was not opened since.
     */
    async install(savesData = false) {
      if (savesData) return;
      const drawings = [...addresses.keys()].filter((address) => DRAWING.test(address));
      const found = await Promise.all(drawings.map((address) => caches.match(address, MATCH)));
      const before = new Set(drawings.filter((_, index) => found[index]));
      try {
        await keepAll((address) => !DRAWING.test(address) || before.has(address));
      } catch (error) {
        await caches.delete(cacheName);
        throw error;
      }
    },

    async discardOldVersions() {
      const old = (await caches.keys()).filter((key) => key.startsWith(CACHE_PREFIX) && key !== cacheName);
      await Promise.all(old.slice(0, -1).map((key) => caches.delete(key)));
    },

    read: (path: string, init?: RequestInit) => use(new URL(path, location.href).href, { init }).response,

    /** The answer to a page's request, or undefined for an address of no file of ours. The worker must live until `settled`. */
    answer(request: Request) {
      const [address = ""] = request.url.split(/[?#]/);
      // A frame is opened like a page, but it is a file of its own.
      const isPage = request.mode === "navigate" && !FILE_NAME.test(address) && !addresses.has(address);
      // The fallback renders every page, also one that its visitor has reached by a link and reloads.
      if (isPage) return use(pageOf(address), { fallback: fallbackPage });
      return addresses.has(address) || isAsset(address) ? use(address, { request }) : undefined;
    },
  };
}

/** The addresses below `assets/` in the elements of a page. */
const assetsIn = (html: string, home: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*assets\/[^"]+)"/g)].map(
    ([, file = ""]) => new URL(file, home).href,
  );
