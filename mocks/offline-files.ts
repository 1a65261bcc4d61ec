import { createPageFetches, type PageFetches } from "./page-fetches.ts";

/** A line of the list that the build injects; `revision` is null for files with a hash in their name. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
}

const CACHE_PREFIX = "sitewright-files-";
/** Fonts of templates, which are kept when they are first used. Their names change when they do. */
const USED_FONTS = "sitewright-fonts";
const PARALLEL_FETCHES = 4;
const FONT = /\.woff2$/;
const PICTURE = /\.(svg|png|webp)$/;
/** An address that a person may open without it being a page of the product. */
const FILE_NAME = /\.(css|ico|js|json|png|svg|txt|webmanifest|woff2|xml)$/;

/**
 * The files of this version, kept for offline use in a cache of their own. The version before is kept too:
 * a tab that was opened with it may still load a part of it.
 */
export function createOfflineFiles(
  manifest: readonly ManifestEntry[],
  basePath: string,
  pages: PageFetches = createPageFetches(),
) {
  const cacheName = CACHE_PREFIX + fingerprint(manifest);
  // Pictures last: a first visit that ends early should leave pages that open.
  const inOrder = [...manifest].sort((a, b) => Number(PICTURE.test(a.url)) - Number(PICTURE.test(b.url)));
  const home = new URL(basePath, location.href).href;
  const addressOf = (file: string) => home + file;
  const addresses = new Map(inOrder.map((entry) => [addressOf(entry.url), entry]));

  /** The page that was rendered for this address, or the empty one that serves all others. */
  function pageOf(address: string) {
    const path = address.slice(home.length).replace(/\/$/, "");
    const own = addressOf(path === "" ? "index.html" : `${path}.html`);
    return addresses.has(own) ? own : addressOf("200.html");
  }

  async function fetchOne(cache: Cache, address: string, { revision }: ManifestEntry) {
    const known = revision === null ? await caches.match(address, { ignoreVary: true }) : undefined;
    // A file without a hash must not come from the browser's own cache, which may hold an older version.
    const cached = revision === null ? "default" : "reload";
    const response = known ?? (await fetch(address, { cache: cached, priority: "low" }));
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    // Some hosts redirect `/index.html` to `/`; a redirected answer may not be used for a navigation.
    await cache.put(address, response.redirected ? new Response(response.body, response) : response);
  }

  async function find(address: string) {
    const cache = await caches.open(cacheName);
    // Hosts vary by encoding or origin, but one address is one file here.
    return (await cache.match(address, { ignoreVary: true })) ?? caches.match(address, { ignoreVary: true });
  }

  async function fetchFont(address: string) {
    const response = await pages.fetch(address);
    if (response.ok) {
      try {
        await (await caches.open(USED_FONTS)).put(address, response.clone());
      } catch (error) {
        console.info("A font could not be kept for offline use.", error); // full, most likely
      }
    }
    return response;
  }

  return {
    /** Fetches what is missing; rejects when a file cannot be had, and goes on where it stopped when called again. */
    async fetchAll() {
      const cache = await caches.open(cacheName);
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const queue = [...addresses].filter(([address]) => !kept.has(address));
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          await pages.none();
          await fetchOne(cache, ...next);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
    },

    /** Keeps one file of the product; rejects when it cannot be had or kept. Undefined for an address of none. */
    async keep(address: string) {
      const entry = addresses.get(address);
      if (entry) {
        const cache = await caches.open(cacheName);
        if (!(await cache.match(address, { ignoreVary: true }))) await fetchOne(cache, address, entry);
        return true;
      }
      if (!FONT.test(address) || !address.startsWith(`${home}assets/`)) return undefined;
      const response = await fetch(address, { priority: "low" });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      await (await caches.open(USED_FONTS)).put(address, response);
      return true;
    },

    /** The addresses that are there without a network. */
    async kept() {
      const lists = await Promise.all(
        [cacheName, USED_FONTS].map(async (name) => (await caches.open(name)).keys()),
      );
      return lists.flat().map(({ url }) => url);
    },

    /** All files or none: what a failed installation leaves would pass for the version before. */
    async install() {
      try {
        await this.fetchAll();
      } catch (error) {
        await caches.delete(cacheName);
        throw error;
      }
    },

    async discardOldVersions() {
      const old = (await caches.keys()).filter((key) => key.startsWith(CACHE_PREFIX) && key !== cacheName);
      await Promise.all(old.slice(0, -1).map((key) => caches.delete(key)));
    },

    async read(path: string, init?: RequestInit) {
      const address = new URL(path, location.href).href;
      return (await find(address)) ?? fetch(address, init);
    },

    /** The answer to a page's request, or undefined where the network is asked as if there were no worker. */
    answer(request: Request): Promise<Response> | undefined {
      const [address = ""] = request.url.split(/[?#]/);
      // A frame is opened like a page, but it is a file of its own.
      const isPage = request.mode === "navigate" && !FILE_NAME.test(address) && !addresses.has(address);
      if (isPage) {
        return find(pageOf(address)).then((page) => page ?? pages.fetch(request));
      }
      if (!addresses.has(address) && !address.includes(`${basePath}assets/`)) return undefined;
      return find(address).then(
        (file) => file ?? (FONT.test(address) ? fetchFont(address) : pages.fetch(request)),
      );
    },
  };
}

/** Differs whenever a file does: 32-bit FNV-1a over the manifest. */
function fingerprint(manifest: readonly ManifestEntry[]) {
  let hash = 0x811c9dc5;
  const text = JSON.stringify(manifest);
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}
