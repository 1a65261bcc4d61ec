import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMediaFiles } from "./media-files.ts";

const address = `${location.origin}/music/loop.m4a?1`;
/** Twenty bytes with the signature of an MP4 file. */
const music = "....ftypM4A 01234567";

let network: (request: { url: string; range: string | null }) => Response;
let stored: Map<string, Response>;

beforeEach(() => {
  network = () => wholeFile();
  stored = new Map();
  vi.stubGlobal("caches", { open: async () => memoryCache() });
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string) => network({ url, range: null })),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the first play streams the file, and the whole file is stored", async () => {
  const media = createMediaFiles("/");

  const first = media.answer(asking("bytes=0-"));
  const response = await first?.response;
  expect(response?.status).toBe(206);
  expect(response?.headers.get("content-range")).toBe("bytes 0-19/20");
  expect(response?.headers.get("content-length")).toBe("20");
  expect(response?.headers.get("content-type")).toBe("audio/mp4");
  expect(await response?.text()).toBe(music);
  await first?.settled;

  cutNetwork();
  expect(await textOf(media.answer(asking("bytes=0-")))).toBe(music);
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  ["bytes=0-", "bytes 0-19/20", music],
  ["bytes=4-7", "bytes 4-7/20", "ftyp"],
  ["bytes=12-", "bytes 12-19/20", "01234567"],
  ["bytes=12-99", "bytes 12-19/20", "01234567"],
  ["bytes=19-19", "bytes 19-19/20", "7"],
  ["bytes=-3", "bytes 17-19/20", "567"],
  ["bytes=-99", "bytes 0-19/20", music],
])("of the stored file, %s is %s", async (range, contentRange, text) => {
  const media = await afterFirstPlay();

  const response = await media.answer(asking(range))?.response;

  expect(response?.status).toBe(206);
  expect(response?.headers.get("content-range")).toBe(contentRange);
  expect(response?.headers.get("content-length")).toBe(String(text.length));
  expect(await response?.text()).toBe(text);
});

test.each(["bytes=20-", "bytes=40-50", "bytes=7-4", "bytes=-0"])("the range %s is refused", async (range) => {
  const media = await afterFirstPlay();

  const response = await media.answer(asking(range))?.response;

  expect(response?.status).toBe(416);
  expect(response?.headers.get("content-range")).toBe("bytes */20");
});

test.each([null, "bytes=-", "bytes=1-2,4-5", "seconds=1-2"])(
  "asked for %j, the whole file is the answer",
  async (range) => {
    const media = await afterFirstPlay();

    const response = await media.answer(asking(range))?.response;

    expect(response?.status).toBe(200);
    expect(response?.headers.get("content-type")).toBe("audio/mp4");
    expect(response?.headers.get("accept-ranges")).toBe("bytes");
    expect(await response?.text()).toBe(music);
  },
);

test("a range from the middle waits for the running download and starts no second one", async () => {
  const media = createMediaFiles("/");

  const first = media.answer(asking("bytes=0-"));
  await first?.response;
  const piece = media.answer(asking("bytes=4-7"));

  expect(await textOf(piece)).toBe("ftyp");
  expect(fetch).toHaveBeenCalledOnce();
});

test("a range from the middle of an unplayed file is cut from the whole file too", async () => {
  const media = createMediaFiles("/");

  expect(await textOf(media.answer(asking("bytes=4-7")))).toBe("ftyp");
});

test.each<[string, Record<string, string>]>([
  ["is not named", {}],
  ["is that of a compressed form", { "Content-Length": "9", "Content-Encoding": "gzip" }],
])("if the length %s, playback waits for the whole file", async (_, headers) => {
  network = () => new Response(music, { headers });
  const media = createMediaFiles("/");

  const response = await media.answer(asking("bytes=0-"))?.response;

  expect(response?.headers.get("content-range")).toBe("bytes 0-19/20");
  expect(await response?.text()).toBe(music);
});

test("without a network and before a first play there is a network error, and the next play tries again", async () => {
  cutNetwork();
  const media = createMediaFiles("/");

  const failed = media.answer(asking("bytes=0-"));
  expect((await failed?.response)?.type).toBe("error");
  await failed?.settled;

  network = () => wholeFile();
  expect(await textOf(media.answer(asking("bytes=0-")))).toBe(music);
});

test("a 404 is passed on and not stored", async () => {
  network = () => new Response("Not found", { status: 404 });
  const media = createMediaFiles("/");

  const answer = media.answer(asking("bytes=0-"));

  expect((await answer?.response)?.status).toBe(404);
  await answer?.settled;
  expect(stored.size).toBe(0);
});

test("a response that is not music is passed on and not stored", async () => {
  network = () => new Response("<!doctype html><p>Sign in to this network", { status: 200 });
  const media = createMediaFiles("/");

  const answer = media.answer(asking("bytes=0-"));
  expect(await textOf(answer)).toContain("Sign in");
  await answer?.settled;

  expect(stored.size).toBe(0);
});

test("the music plays even if the storage is full", async () => {
  vi.stubGlobal("caches", {
    open: async () => ({
      ...memoryCache(),
      put: () => Promise.reject(new DOMException("Full", "QuotaExceededError")),
    }),
  });
  const media = createMediaFiles("/");

  const answer = media.answer(asking("bytes=0-"));

  expect(await textOf(answer)).toBe(music);
  await expect(answer?.settled).resolves.toBeUndefined();
});

test("a new recording replaces the stored one", async () => {
  const media = await afterFirstPlay();
  network = () => wholeFile();

  const answer = media.answer(new Request(address.replace("?1", "?2")));
  await textOf(answer);
  await answer?.settled;

  expect([...stored.keys()]).toEqual([address.replace("?1", "?2")]);
});

test("requests for other files are ignored", () => {
  const media = createMediaFiles("/demo/");

  expect(media.answer(new Request(`${location.origin}/demo/seeds.json`))).toBeUndefined();
  expect(media.answer(asking("bytes=0-"))).toBeUndefined();
});

async function afterFirstPlay() {
  const media = createMediaFiles("/");
  const first = media.answer(asking("bytes=0-"));
  await textOf(first);
  await first?.settled;
  cutNetwork();
  return media;
}

function asking(range: string | null) {
  return new Request(address, range ? { headers: { Range: range } } : {});
}

async function textOf(answer: ReturnType<ReturnType<typeof createMediaFiles>["answer"]>) {
  return (await answer?.response)?.text();
}

function wholeFile() {
  return new Response(music, { headers: { "Content-Type": "audio/mp4", "Content-Length": "20" } });
}

function cutNetwork() {
  network = () => {
    throw new TypeError("Failed to fetch");
  };
}

/** A fake of the parts of the Cache API that are used here; jsdom has none. */
function memoryCache() {
  return {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
    delete: async (url: string) => {
      const [name] = url.split("?");
      return [...stored.keys()].filter((key) => key.startsWith(`${name}?`)).map((key) => stored.delete(key));
    },
  };
}
