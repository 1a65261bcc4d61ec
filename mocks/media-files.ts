const CACHE_NAME = "sitewright-media";
const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Audio and video. A file is stored whole when a range of it is first asked for, and ranges are cut
 * from that, since the Cache API holds no pieces. The cache outlives versions: an address, with its query, is
 * one file for ever, and takes the place of an older one of the same name.
 */
export function createMediaFiles(basePath: string) {
  const folder = new URL(`${basePath}music/`, location.href).href;
  /** Files on their way, by address; undefined is one that cannot be had or kept. */
  const downloads = new Map<string, Promise<Blob | undefined>>();

  async function put(address: string, response: Response) {
    const file = await response.blob();
    // An error page with status 200 would otherwise be the music for ever.
    if ((await file.slice(4, 8).text()) !== "ftyp") return undefined;
    const cache = await caches.open(CACHE_NAME);
    await cache.delete(address, { ignoreSearch: true });
    await cache.put(address, new Response(file));
    return file;
  }

  /** Asks for the whole file and passes it on as it comes in, so that the first play begins at once. */
  async function fetchWhole(request: Request) {
    const { url } = request;
    const response = await fetch(url);
    if (response.status !== 200 || !response.body) return response;
    const download = put(url, response.clone())
      .catch(() => undefined) // broken off, or no room: the next play tries again
      .finally(() => downloads.delete(url));
    downloads.set(url, download);
    const size = response.headers.get("content-encoding") ? null : response.headers.get("content-length");
    return request.headers.get("range") === "bytes=0-" && size
      ? part(response.body, response.headers.get("content-type"), 0, Number(size) - 1, Number(size))
      : ((await download.then((file) => file && cut(file, request))) ?? response);
  }

  async function find(request: Request) {
    const cache = await caches.open(CACHE_NAME);
    const kept = await cache.match(request.url);
    const file = (await kept?.blob()) ?? (await downloads.get(request.url));
    return file ? cut(file, request) : fetchWhole(request);
  }

  return {
    /** Keeps the file; rejects when it cannot be had or kept. Undefined for an address of none. */
    async keep(address: string) {
      if (!address.startsWith(folder)) return undefined;
      if (await put(address, await fetch(address, { priority: "low" }))) return true;
      throw new Error(`${address} gave no music`);
    },

    kept: async () => (await (await caches.open(CACHE_NAME)).keys()).map(({ url }) => url),

    /**
     * The answer to a request for such a file, or undefined. The worker must live until `settled`, which may
     * be long after the answer.
     */
    answer(request: Request) {
      if (!request.url.startsWith(folder)) return undefined;
      const response = find(request).catch(() => Response.error());
      return { response, settled: response.then(() => downloads.get(request.url)) };
    },
  };
}

/** The range that was asked for: the whole when none was, or one in a form that is not understood. */
function cut(file: Blob, { headers }: Request) {
  const [, from = "", to = ""] = RANGE.exec(headers.get("range") ?? "") ?? [];
  const { size } = file;
  if (!from && !to) {
    return new Response(file, { headers: { "Accept-Ranges": "bytes", "Content-Type": "audio/mp4" } });
  }
  // Without a beginning it is the last so many bytes.
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
