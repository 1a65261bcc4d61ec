import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOfflineFiles, type ManifestEntry } from "./offline-files.ts";

const site = location.origin;

const first: ManifestEntry[] = [
  { url: "index.html", revision: "1" },
  { url: "live-demos.html", revision: "1" },
  { url: "200.html", revision: "1" },
  { url: "seeds.json", revision: "1" },
  { url: "assets/app-aaaa.js", revision: null },
  { url: "assets/style-bbbb.css", revision: null },
  { url: "images/logo.svg", revision: "1" },
];
/** The version after it: another page, another script, the same style. */
const second: ManifestEntry[] = [
  { url: "index.html", revision: "2" },
  { url: "live-demos.html", revision: "2" },
  { url: "200.html", revision: "2" },
  { url: "seeds.json", revision: "1" },
  { url: "assets/app-cccc.js", revision: null },
  { url: "assets/style-bbbb.css", revision: null },
];

/** What the host serves, by path; anything else is a 404. */
let served: Map<string, () => Response>;

beforeEach(() => {
  served = new Map([...first, ...second].map(({ url }) => [`/${url}`, () => new Response(`first ${url}`)]));
  vi.stubGlobal("caches", new MemoryCaches());
  vi.stubGlobal("fetch", vi.fn(serve));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("all files of the version are there without the network", async () => {
  const files = createOfflineFiles(first, "/");

  await files.fetchAll();
  cutNetwork();

  for (const { url } of first) {
    const response = await files.answer(new Request(`${site}/${url}`));
    expect(await response?.text()).toBe(`first ${url}`);
  }
});

test("what is there is not fetched again", async () => {
  const files = createOfflineFiles(first, "/");
  await files.fetchAll();

  await files.fetchAll();

  expect(fetched()).toHaveLength(first.length);
});

test("a single file is kept once, and a template's font beside those of the version", async () => {
  const files = createOfflineFiles(first, "/");
  served.set("/assets/jost-dddd.woff2", () => new Response("font"));
  const wanted = [`${site}/index.html`, `${site}/assets/jost-dddd.woff2`];

  for (const address of wanted) expect(await files.keep(address)).toBe(true);
  expect(await files.keep(`${site}/index.html`)).toBe(true);
  expect(await files.keep(`${site}/elsewhere.html`)).toBeUndefined();

  expect(fetched()).toHaveLength(2);
  expect((await files.kept()).sort()).toEqual(wanted.toSorted());
  cutNetwork();
  expect(await (await files.answer(new Request(wanted[1] ?? "")))?.text()).toBe("font");
});

test("a missing file is an error, and another attempt goes on where that one stopped", async () => {
  const files = createOfflineFiles(first, "/");
  served.delete("/images/logo.svg");

  await expect(files.fetchAll()).rejects.toThrow(`${site}/images/logo.svg answered 404`);
  served.set("/images/logo.svg", () => new Response("late"));
  await files.fetchAll();

  expect(fetched().filter((address) => !address.endsWith("logo.svg"))).toHaveLength(first.length - 1);
  expect(await (await files.answer(new Request(`${site}/images/logo.svg`)))?.text()).toBe("late");
});

test("a network that breaks off is an error, and nothing of it is kept", async () => {
  const files = createOfflineFiles(first, "/");
  cutNetwork();

  await expect(files.fetchAll()).rejects.toThrow("Failed to fetch");

  restoreNetwork();
  await files.fetchAll();
  expect(await (await files.read("/seeds.json")).text()).toBe("first seeds.json");
});

test("files with a hash in their name come from the version before, the others anew past the browser's cache", async () => {
  await createOfflineFiles(first, "/").fetchAll();
  vi.mocked(fetch).mockClear();

  await createOfflineFiles(second, "/").fetchAll();

  expect(vi.mocked(fetch).mock.calls).toEqual([
    [`${site}/index.html`, { cache: "reload", priority: "low" }],
    [`${site}/live-demos.html`, { cache: "reload", priority: "low" }],
    [`${site}/200.html`, { cache: "reload", priority: "low" }],
    [`${site}/seeds.json`, { cache: "reload", priority: "low" }],
    [`${site}/assets/app-cccc.js`, { cache: "default", priority: "low" }],
  ]);
});

test("while a page fetches, and for half a second after, nothing is fetched that nobody waits for", async () => {
  vi.useFakeTimers();
  const files = createOfflineFiles(first, "/");
  let arrive = (_response: Response) => {};
  vi.mocked(fetch).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );

  const part = files.answer(new Request(`${site}/assets/part-dddd.js`));
  await vi.advanceTimersByTimeAsync(0);
  const keeping = files.fetchAll();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched()).toHaveLength(1);
  arrive(new Response("part"));
  expect(await (await part)?.text()).toBe("part");
  await vi.advanceTimersByTimeAsync(490);
  expect(fetched()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(520);
  await keeping;

  expect(fetched()).toHaveLength(1 + first.length);
});

test("each version shows its own page, while the one before can still be used", async () => {
  const older = createOfflineFiles(first, "/");
  await older.fetchAll();
  served.set("/live-demos.html", () => new Response("second page"));
  const newer = createOfflineFiles(second, "/");

  await newer.fetchAll();
  await newer.discardOldVersions();
  cutNetwork();

  expect(await (await newer.answer(navigation("/live-demos")))?.text()).toBe("second page");
  expect(await (await older.answer(navigation("/live-demos")))?.text()).toBe("first live-demos.html");
  const lazyPart = await newer.answer(new Request(`${site}/assets/app-aaaa.js`));
  expect(await lazyPart?.text()).toBe("first assets/app-aaaa.js");
});

test("of the older versions only the last is kept, and caches of others are left alone", async () => {
  const oldest = [{ url: "index.html", revision: "0" }];
  for (const manifest of [oldest, first, second]) await createOfflineFiles(manifest, "/").fetchAll();
  await caches.open("somebody-else");
  const [oldestName, ...others] = await caches.keys();

  await createOfflineFiles(second, "/").discardOldVersions();

  expect(await caches.keys()).toEqual(others);
  expect(others).not.toContain(oldestName);
  expect(others).toContain("somebody-else");
});

test.each([
  ["/", "index.html"],
  ["/?token=abc", "index.html"],
  ["/live-demos", "live-demos.html"],
  ["/live-demos/?category=AI#x", "live-demos.html"],
  ["/module/ai-chatbot-builder?as=admin", "200.html"],
  ["/no/such/page#x", "200.html"],
  ["/v1.2/notes", "200.html"],
])("opening %s shows %s", async (path, file) => {
  const files = createOfflineFiles(first, "/");
  await files.fetchAll();

  const response = await files.answer(navigation(path));

  expect(await response?.text()).toBe(`first ${file}`);
});

test("opening a file shows the file", async () => {
  const files = createOfflineFiles(first, "/");
  await files.fetchAll();

  expect(await (await files.answer(navigation("/images/logo.svg")))?.text()).toBe("first images/logo.svg");
  expect(files.answer(navigation("/licenses/figtree.txt"))).toBeUndefined();
});

test("a frame is a file, not a page of the product", async () => {
  const files = createOfflineFiles([...first, { url: "frame.html", revision: "1" }], "/");
  served.set("/frame.html", () => new Response("the frame"));
  await files.fetchAll();
  cutNetwork();

  expect(await (await files.answer(navigation("/frame.html")))?.text()).toBe("the frame");
});

test("a font that is not of the version is kept when it is used, one that is missing is not", async () => {
  const files = createOfflineFiles(first, "/");
  served.set("/assets/jost-dddd.woff2", () => new Response("the font"));
  const font = () => files.answer(new Request(`${site}/assets/jost-dddd.woff2`));
  const missing = () => files.answer(new Request(`${site}/assets/jost-eeee.woff2`));

  expect(await (await font())?.text()).toBe("the font");
  expect((await missing())?.status).toBe(404);
  cutNetwork();

  expect(await (await font())?.text()).toBe("the font");
  await expect(missing()).rejects.toThrow("Failed to fetch");
});

test("before they are kept, pages come from the network", async () => {
  served.set("/live-demos", () => new Response("from the host"));
  const files = createOfflineFiles(first, "/");

  const response = await files.answer(navigation("/live-demos"));

  expect(await response?.text()).toBe("from the host");
});

test("a page that the host has redirected is kept as an answer that a page may be opened with", async () => {
  served.set("/index.html", () => {
    const response = new Response("the page", { headers: { "content-type": "text/html" } });
    return Object.defineProperty(response, "redirected", { value: true });
  });
  const files = createOfflineFiles(first, "/");

  await files.fetchAll();

  const response = await files.answer(navigation("/"));
  expect(response?.redirected).toBe(false);
  expect(response?.headers.get("content-type")).toBe("text/html");
  expect(await response?.text()).toBe("the page");
});

test("a file is found whatever its query, and a file that is not ours is left to the network", async () => {
  const files = createOfflineFiles(first, "/");
  await files.fetchAll();

  expect(await (await files.answer(new Request(`${site}/seeds.json?x=1#y`)))?.text()).toBe(
    "first seeds.json",
  );
  expect(files.answer(new Request(`${site}/robots.txt`))).toBeUndefined();
});

test("a part of an unknown version is asked of the network, and its 404 is passed on", async () => {
  const files = createOfflineFiles(first, "/");
  await files.fetchAll();

  const response = await files.answer(new Request(`${site}/assets/app-zzzz.js`));

  expect(response?.status).toBe(404);
});

test("below a base path the files are those below it", async () => {
  served.set("/demo/200.html", () => new Response("the page below"));
  const files = createOfflineFiles([{ url: "200.html", revision: "1" }], "/demo/");

  await files.fetchAll();
  cutNetwork();

  expect(await (await files.answer(navigation("/demo/live-demos")))?.text()).toBe("the page below");
});

function serve(input: RequestInfo | URL) {
  const { pathname } = new URL(input instanceof Request ? input.url : input, site);
  return Promise.resolve(served.get(pathname)?.() ?? new Response("Not found", { status: 404 }));
}

function cutNetwork() {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
}

function restoreNetwork() {
  vi.mocked(fetch).mockImplementation(serve);
}

function fetched() {
  return vi.mocked(fetch).mock.calls.map(([address]) => String(address));
}

/** A request as the browser makes it for a page, which no script can make. */
function navigation(path: string) {
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
