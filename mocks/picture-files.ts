const CACHE_NAME = "sitewright-pictures";

/**
 * Caches the pictures of templates when they are first seen. The cache outlives versions: an address with its
 * query is immutable, and storing a new one replaces an older picture of the same name.
 */
export function createPictureFiles(basePath: string) {
  const folder = new URL(`${basePath}images/templates/`, location.href).href;

  const isPicture = (address: string) => address.startsWith(folder) && /\.webp\?/.test(address);

  async function put(address: string, response: Response) {
    // An error page with status 200 must not be cached as a picture.
    if (!response.ok || !response.headers.get("content-type")?.startsWith("image/")) return false;
    const cache = await caches.open(CACHE_NAME);
    await cache.delete(address, { ignoreSearch: true });
    await cache.put(address, response);
    return true;
  }

  return {
    /**
     * Stores the picture. Rejects when it cannot be fetched or stored. Resolves with undefined for any other
     * address.
     */
    async keep(address: string) {
      if (!isPicture(address)) return undefined;
      if (await put(address, await fetch(address, { priority: "low" }))) return true;
      throw new Error(`${address} gave no picture`);
    },

    stored: async () => (await (await caches.open(CACHE_NAME)).keys()).map(({ url }) => url),

    /**
     * Returns the response to a request for such a picture, or undefined for any other. The worker must stay
     * alive until `settled`.
     */
    answer(request: Request) {
      const { url } = request;
      if (!isPicture(url)) return undefined;
      let keeping: Promise<unknown> | undefined;
      const find = async () => {
        const stored = await (await caches.open(CACHE_NAME)).match(url, { ignoreVary: true });
        if (stored) return stored;
        const response = await fetch(request);
        keeping = put(url, response.clone()).catch(() => {}); // no space: the next use retries
        return response;
      };
      const response = find().catch(() => Response.error());
      return { response, settled: response.then(() => keeping) };
    },
  };
}
