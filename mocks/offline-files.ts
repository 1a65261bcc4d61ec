import { hashOf } from "#src/lib/hash.ts";
/** An entry of the manifest that the build injects (scripts/vite/offline-files.ts). */
export interface ManifestEntry {
  url: string;
  /** The start of the SHA-256 digest of the file. */
  revision: string;
  /** Prefetched in the background of a first visit. */
  isAhead?: true;
  /** The files of the dialogs, menus and panels that a page, or the frame of every page, can open. */
  opens?: string[];
}

/** A rule of the browsers' static routing, which TypeScript does not know yet. */
export interface RouterRule {
  condition: { or: { requestMethod: string; urlPattern: { pathname: string; search: string } }[] };
  source: { cacheName: string };
}

interface Use {
  request?: Request;
  init?: RequestInit | undefined;
  fallback?: string;
  /** The response that the browser has already requested for a page. */
  preloaded?: Promise<Response | undefined> | undefined;
}

const CACHE_PREFIX = "sitewright-files-";
/** Fonts of templates. Their names contain a hash, so they stay valid across versions. */
const FONTS_CACHE = "sitewright-fonts";
/** Low enough to leave most connections to a page that is loading. */
const PARALLEL_FETCHES = 2;
/** A document for frames, which no visitor opens. */
const FRAME = "/frame.html";
const FONT = /\.woff2$/;
const DRAWING = /\.(svg|png|webp)$/;
/** Matches addresses that open a file rather than a page of the product. */
const FILE_NAME = /\.(css|ico|js|json|png|svg|txt|webmanifest|webp|woff2|xml)$/;
/** Six bytes distinguish a file of ours from whatever else a network may send. */
const DIGEST_BYTES = 6;
const FONT_SIGNATURE = 0x774f4632; // "wOF2"
/** Hosts send `Vary` for encoding or origin, but an address has only one file here. */
const MATCH = { ignoreVary: true };

/**
 * Caches the files of this version in their own cache, each when it is first used or prefetched. The cache of
 * the previous version stays for tabs that still run it, and is an offline fallback for files that this
 * version has not stored yet.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions share the cache and its manifest
export function createOfflineFiles(manifest: readonly ManifestEntry[], basePath: string) {
  const cacheName = CACHE_PREFIX + hashOf(JSON.stringify(manifest)).toString(36);
  const home = new URL(basePath, location.href).href;
  const addresses = new Map(manifest.map((entry) => [home + entry.url, entry]));
  const fallbackPage = `${home}200.html`;
  /** An entry of the cache beside the files, for a worker whose files the browser serves itself. */
  const ruledMark = `${home}worker.js`;

  const isAsset = (address: string) => address.startsWith(`${home}assets/`);
  const isOurs = (address: string) => addresses.has(address) || (isAsset(address) && FONT.test(address));
  const cacheOf = (address: string) => caches.open(addresses.has(address) ? cacheName : FONTS_CACHE);
  /** A page is stored under the address that it is opened with, where the browser's own rules find it. */
  const keyOf = (address: string) =>
    addresses.has(address) && address !== fallbackPage && !address.endsWith(FRAME)
      ? address.replace(/(index)?\.html$/, "")
      : address;
  const find = (address: string, cache: Cache | CacheStorage = caches) => cache.match(keyOf(address), MATCH);

  /** Returns the prerendered page of this address, or the empty fallback page. */
  function pageOf(address: string) {
    const path = address.slice(home.length).replace(/\/$/, "");
    const own = home + (path === "" ? "index.html" : `${path}.html`);
    return addresses.has(own) ? own : fallbackPage;
  }

  async function download(address: string, request: Request | string = address, init: RequestInit = {}) {
    // The HTTP cache may hold an older version of a file without a hash, so it is revalidated.
    const cache = isAsset(address) ? "default" : "no-cache";
    const response = await fetch(request, { cache, ...init });
    // Some hosts redirect `/index.html` to `/`, and browsers reject a redirected response to a navigation.
    return response.redirected ? new Response(response.body, response) : response;
  }

  /** Stores a response if its body is the file's; captive portals and fallback pages answer with status 200 too. */
  async function store(address: string, response: Response) {
    if (!response.ok) return false;
    const body = await response.clone().arrayBuffer();
    const revision = addresses.get(address)?.revision;
    if (revision ? (await digestOf(body)) !== revision : !isFont(body)) return false;
    const cache = await cacheOf(address);
    await cache.put(keyOf(address), response);
    return true;
  }

  /** Stores a response, or what the host sends now: the HTTP cache may have kept a wrong one. */
  async function storeRight(address: string, response: Response) {
    if (await store(address, response)) return true;
    return response.ok && store(address, await download(address, address, { cache: "reload" }));
  }

  /**
   * Stores one file. Rejects when it cannot be fetched or stored. Resolves with undefined for any other
   * address.
   */
  async function keep(address: string, request = address, init: RequestInit = { priority: "low" }) {
    if (!isOurs(address)) return undefined;
    const cache = await cacheOf(address);
    if (await find(address, cache)) return true;
    const before = isAsset(address) ? await find(address) : undefined;
    if (before && (await store(address, before))) return true;
    const response = await download(address, request, init);
    if (await storeRight(address, response)) return true;
    throw new Error(response.ok ? `${address} is another file` : `${address} answered ${response.status}`);
  }

  /** Returns which of this version's files are among the keys of its cache. */
  function storedOf(keys: readonly string[]) {
    const stored = new Set(keys);
    return [...addresses.keys()].filter((address) => stored.has(keyOf(address)));
  }

  async function keepAll(wanted: (address: string, entry: ManifestEntry) => boolean) {
    const queue = [...addresses].filter(([address, entry]) => wanted(address, entry));
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await keep(next[0]);
    };
    const ends = await Promise.allSettled(Array.from({ length: PARALLEL_FETCHES }, work));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }

  /** Looks in the cache of this version, then on the host, then in older caches, then uses the fallback. */
  function use(address: string, { request, init, fallback = address, preloaded }: Use = {}) {
    let stored: Promise<unknown> | undefined;
    const answer = async () => {
      const cache = await cacheOf(address);
      const cached = await find(address, cache);
      if (cached) return cached;
      const sent = Promise.resolve(preloaded).then((early) => early ?? download(address, request, init));
      const response = await sent.catch(() => undefined); // no network
      if (!response?.ok) return (await find(address)) ?? (await find(fallback, cache)) ?? sent;
      // Storage may be full. The next use fetches the file again.
      if (isOurs(address)) stored = storeRight(address, response.clone()).catch(() => {});
      return response;
    };
    const response = answer();
    return { response, settled: response.then(() => stored).catch(() => {}) };
  }

  return {
    keep,

    /**
     * Stores the opened page, the fallback page, the assets that either refers to or the page has loaded, from
     * the HTTP cache, and what these can open. Failures are ignored, because the page must get its data anyway.
     */
    async keepPage(address: string, loaded: readonly string[]) {
      const [opened = ""] = address.split("#");
      const page = pageOf(opened.replace(/\?.*/, ""));
      const keepLoaded = async (files: readonly string[]) => {
        const parts = files.flatMap((file) => addresses.get(file)?.opens ?? []).map((url) => home + url);
        await Promise.allSettled(
          [...files, ...parts].map((file) => keep(file, file, { cache: "force-cache" })),
        );
      };
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

    /** Stores the files that a first visit prefetches. Calling it again resumes. */
    fetchAhead: () => keepAll((_, { isAhead }) => isAhead === true),

    /** Returns the addresses that are available offline. */
    async stored() {
      const [files = [], fonts = []] = await Promise.all([cacheName, FONTS_CACHE].map(keysOf));
      return [...storedOf(files), ...fonts];
    },

    version: cacheName,

    /** Whether the browser serves the stored files itself. */
    isRuled: async () => (await find(ruledMark, await caches.open(cacheName))) !== undefined,

    /**
     * Has the browser serve the files that are stored by now without starting this worker, which takes longer than the
     * files. Only known files, since what the browser does not find it requests from the host. An address with a query
     * is left to the worker.
     */
    async rule(addRoutes: (rules: RouterRule[]) => Promise<void>) {
      const known = storedOf(await keysOf(cacheName)).map(keyOf);
      if (known.length === 0) return;
      const or = known.map((address) => ({
        requestMethod: "GET",
        urlPattern: { pathname: new URL(address).pathname, search: "" },
      }));
      await addRoutes([{ condition: { or }, source: { cacheName } }]);
      await (await caches.open(cacheName)).put(ruledMark, new Response());
    },

    /**
     * Installs a new version with all of its pages and code, and the drawings that an older version had
     * stored, or rejects: file names do not show which code replaces which, and pages that opened offline
     * must still open. With `saveData` it installs an empty cache, and files of the older version serve
     * offline until they are opened again.
     */
    async install(savesData = false) {
      if (savesData) return;
      const drawings = [...addresses.keys()].filter((address) => DRAWING.test(address));
      const found = await Promise.all(drawings.map((address) => find(address)));
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

    /**
     * Returns the response to a page's request, or undefined for any other address. The worker must stay
     * alive until `settled`.
     */
    answer(request: Request, preloaded?: Promise<Response | undefined>) {
      const [address = ""] = request.url.split(/[?#]/);
      // Frames are navigations too, but they load their own file.
      const isPage = request.mode === "navigate" && !FILE_NAME.test(address) && !addresses.has(address);
      preloaded?.catch(() => {}); // no network, and perhaps no need
      // The fallback page renders every route, so pages that were reached by a link can be reloaded offline.
      if (isPage) return use(pageOf(address), { fallback: fallbackPage, preloaded });
      return addresses.has(address) || isAsset(address) ? use(address, { request }) : undefined;
    },
  };
}

const keysOf = async (cacheName: string) =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => url);

async function digestOf(body: ArrayBuffer) {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(body));
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, DIGEST_BYTES)));
}

const isFont = (body: ArrayBuffer) =>
  body.byteLength > 4 && new DataView(body).getUint32(0) === FONT_SIGNATURE;

/** Returns the addresses below `assets/` that a page refers to. */
const assetsIn = (html: string, home: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*assets\/[^"]+)"/g)].map(
    ([, file = ""]) => new URL(file, home).href,
  );
