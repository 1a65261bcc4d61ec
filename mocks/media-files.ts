const CACHE_NAME = "sitewright-media";
const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Caches audio and video. The Cache API cannot store partial responses, so the first range request stores the
 * whole file and ranges are cut from that. The cache outlives versions: an address with its query is
 * immutable, and storing a new one replaces an older file of the same name.
 */
export function createMediaFiles(basePath: string) {
  const folder = new URL(`${basePath}music/`, location.href).href;
  /** Pending downloads by address. Undefined means that the file cannot be fetched or stored. */
  const downloads = new Map<string, Promise<Blob | undefined>>();

  async function put(address: string, response: Response) {
    const file = await response.blob();
    // An error page with status 200 must not be cached as music.
    if ((await file.slice(4, 8).text()) !== "ftyp") return undefined;
    const cache = await caches.open(CACHE_NAME);
    await cache.delete(address, { ignoreSearch: true });
    await cache.put(address, new Response(file));
    return file;
  }

  /** Fetches the whole file and streams it on, so that the first play starts at once. */
  async function fetchWhole(request: Request) {
    const { url } = request;
    const response = await fetch(url);
    if (response.status !== 200 || !response.body) return response;
    const download = put(url, response.clone())
      .catch(() => undefined) // aborted, or no space: the next play tries again
      .finally(() => downloads.delete(url));
    downloads.set(url, download);
    const size = response.headers.get("content-encoding") ? null : response.headers.get("content-length");
    return request.headers.get("range") === "bytes=0-" && size
      ? part(response.body, response.headers.get("content-type"), 0, Number(size) - 1, Number(size))
      : ((await download.then((file) => file && cut(file, request))) ?? response);
  }

  async function find(request: Request) {
    const cache = await caches.open(CACHE_NAME);
    const stored = await cache.match(request.url);
    const file = (await stored?.blob()) ?? (await downloads.get(request.url));
    return file ? cut(file, request) : fetchWhole(request);
  }

  return {
    /**
     * Stores the file. Rejects when it cannot be fetched or stored. Resolves with undefined for any other
     * address.
     */
    async keep(address: string) {
      if (!address.startsWith(folder)) return undefined;
      if (await put(address, await fetch(address, { priority: "low" }))) return true;
      throw new Error(`${address} gave no music`);
    },

    stored: async () => (await (await caches.open(CACHE_NAME)).keys()).map(({ url }) => url),

    /**
     * Returns the response to a request for such a file, or undefined for any other. The worker must stay
     * alive until `settled`, which may be long after the response.
     */
    answer(request: Request) {
      if (!request.url.startsWith(folder)) return undefined;
      const response = find(request).catch(() => Response.error());
      return { response, settled: response.then(() => downloads.get(request.url)) };
    },
  };
}

/**
 * Cuts the requested range. Without a range, or with one in an unsupported format, returns the whole file.
 */
function cut(file: Blob, { headers }: Request) {
  const [, from = "", to = ""] = RANGE.exec(headers.get("range") ?? "") ?? [];
  const { size } = file;
  if (!from && !to) {
    return new Response(file, { headers: { "Accept-Ranges": "bytes", "Content-Type": "audio/mp4" } });
  }
  // A range without a start means the last bytes of the file.
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (first > last) {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
  }
  return part(file.slice(first, last + 1), "audio/mp4", first, last, size);
}

function part(body: BodyInit, type: string | null, first: number, last: number, size: number) {
  return new Response(body, {
    status: 206,
    headers: {
      "Accept-Ranges": "bytes",
      "Content-Length": String(last - first + 1),
      "Content-Range": `bytes ${first}-${last}/${size}`,
      "Content-Type": type ?? "audio/mp4",
    },
  });
}
