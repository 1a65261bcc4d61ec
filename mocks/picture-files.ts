import { createPageFetches, type PageFetches } from "./page-fetches.ts";

const CACHE_NAME = "sitewright-pictures";

/**
 * The pictures of the templates, each kept when it is first seen. The cache outlives versions: an address, with
 * its query, is one picture for ever, and takes the place of an older one of the same name.
 */
export function createPictureFiles(basePath: string, pages: PageFetches = createPageFetches()) {
  const folder = new URL(`${basePath}images/templates/`, location.href).href;

  async function keep(address: string, response: Response) {
    // An error page with status 200 would otherwise be the picture for ever.
    if (!response.ok || !response.headers.get("content-type")?.startsWith("image/")) return;
    const cache = await caches.open(CACHE_NAME);
    await cache.delete(address, { ignoreSearch: true });
    await cache.put(address, response);
  }

  return {
    /** The answer to a request for such a picture, or undefined. The worker must live until `settled`. */
    answer(request: Request) {
      const { url } = request;
      if (!url.startsWith(folder) || !/\.webp\?/.test(url)) return undefined;
      let keeping: Promise<void> | undefined;
      const find = async () => {
        const kept = await (await caches.open(CACHE_NAME)).match(url, { ignoreVary: true });
        if (kept) return kept;
        const response = await pages.fetch(request);
        keeping = keep(url, response.clone()).catch(() => {}); // no room: the next time asks the network again
        return response;
      };
      const response = find().catch(() => Response.error());
      return { response, settled: response.then(() => keeping) };
    },
  };
}
