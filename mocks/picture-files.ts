const CACHE_NAME = "sitewright-pictures";

/**
 * The pictures of the templates, each kept when it is first seen. The cache outlives versions: an address, with
 * its query, is one picture for ever, and takes the place of an older one of the same name.
 */
export function createPictureFiles(basePath: string) {
  const folder = new URL(`${basePath}images/templates/`, location.href).href;

  const isPicture = (address: string) => address.startsWith(folder) && /\.webp\?/.test(address);

  async function put(address: string, response: Response) {
    // An error page with status 200 would otherwise be the picture for ever.
    if (!response.ok || !response.headers.get("content-type")?.startsWith("image/")) return false;
    const cache = await caches.open(CACHE_NAME);
    await cache.delete(address, { ignoreSearch: true });
    await cache.put(address, response);
    return true;
  }

  return {
    /** Keeps the picture; rejects when it cannot be had or kept. Undefined for an address of none. */
    async keep(address: string) {
      if (!isPicture(address)) return undefined;
      if (await put(address, await fetch(address, { priority: "low" }))) return true;
      throw new Error(`${address} gave no picture`);
    },

    kept: async () => (await (await caches.open(CACHE_NAME)).keys()).map(({ url }) => url),

    /** The answer to a request for such a picture, or undefined. The worker must live until `settled`. */
    answer(request: Request) {
      const { url } = request;
      if (!isPicture(url)) return undefined;
      let keeping: Promise<unknown> | undefined;
      const find = async () => {
        const kept = await (await caches.open(CACHE_NAME)).match(url, { ignoreVary: true });
        if (kept) return kept;
        const response = await fetch(request);
        keeping = put(url, response.clone()).catch(() => {}); // no room: the next time asks the network again
        return response;
      };
      const response = find().catch(() => Response.error());
      return { response, settled: response.then(() => keeping) };
    },
  };
}
