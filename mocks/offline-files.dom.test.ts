import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOfflineFiles, type ManifestEntry } from "./offline-files.ts";

const site = location.origin;

const first: ManifestEntry[] = [
  { url: "index.html", revision: "1", isAhead: true },
  { url: "live-demos.html", revision: "1", isAhead: true },
  { url: "200.html", revision: "1", isAhead: true },
  { url: "seeds.json", revision: "1" },
  { url: "assets/app-aaaa.js", revision: null, isAhead: true },
  { url: "assets/style-bbbb.css", revision: null },
  { url: "images/logo.svg", revision: "1" },
];
/** The next version: another page, another script, the same style sheet. */
const second: ManifestEntry[] = [
  { url: "index.html", revision: "2" },
  { url: "live-demos.html", revision: "2" },
  { url: "200.html", revision: "2" },
  { url: "seeds.json", revision: "1" },
  { url: "assets/app-cccc.js", revision: null },
  { url: "assets/style-bbbb.css", revision: null },
];

/** Files of the host by path. Any other path is a 404. */
let served: Map<string, () => Response>;

beforeEach(() => {
  served = new Map(
    [...first, ...second].map(({ url }) => [`/${url}`, () => new Response(`the file ${url}`)]),
  );
  vi.stubGlobal("caches", new MemoryCaches());
  vi.stubGlobal("fetch", vi.fn(serve));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a claimed page opens offline with all files that it refers to or has loaded", async () => {
  served.set("/live-demos", () => new Response('<link rel="modulepreload" href="/assets/app-aaaa.js">'));
  served.set("/200.html", () => new Response('<link rel="stylesheet" href="/assets/style-bbbb.css">'));
  const files = createOfflineFiles(first, "/");

  await files.keepPage(`${site}/live-demos?category=AI#x`, [
    `${site}/images/logo.svg`,
    "https://elsewhere.example/",
  ]);
  cutNetwork();

  expect(await shown(files, navigation("/live-demos"))).toContain("app-aaaa.js");
  expect(await shown(files, navigation("/no/such/page"))).toContain("style-bbbb.css");
  for (const file of ["assets/app-aaaa.js", "assets/style-bbbb.css", "images/logo.svg"]) {
    expect(await shown(files, new Request(`${site}/${file}`))).toBe(`the file ${file}`);
  }
});

test("a claimed page is fetched by its own address, and its files come from the HTTP cache", async () => {
  served.set("/live-demos", () => new Response("the page"));
  await createOfflineFiles(first, "/").keepPage(`${site}/live-demos?x`, [`${site}/images/logo.svg`]);

  expect(vi.mocked(fetch).mock.calls).toEqual(
    expect.arrayContaining([
      [`${site}/live-demos?x`, { cache: "no-cache" }],
      [`${site}/200.html`, { cache: "no-cache" }],
      [`${site}/images/logo.svg`, { cache: "force-cache" }],
    ]),
  );
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a page that cannot be stored is claimed all the same", async () => {
  cutNetwork();

  await createOfflineFiles(first, "/").keepPage(`${site}/`, [`${site}/images/logo.svg`]);
});

test("every file of the version is stored when it is first used", async () => {
  const files = createOfflineFiles(first, "/");
  for (const { url } of first) {
    const answer = files.answer(new Request(`${site}/${url}`));
    expect(await (await answer?.response)?.text()).toBe(`the file ${url}`);
    await answer?.settled;
  }
  expect((await files.kept()).sort()).toEqual(first.map(({ url }) => `${site}/${url}`).sort());
  cutNetwork();

  for (const { url } of first) {
    expect(await shown(files, new Request(`${site}/${url}`))).toBe(`the file ${url}`);
  }
});

test("only the files marked for it are prefetched, each once", async () => {
  const files = createOfflineFiles(first, "/");

  await files.fetchAhead();
  await files.fetchAhead();

  expect(fetched().sort()).toEqual(
    first
      .filter(({ isAhead }) => isAhead)
      .map(({ url }) => `${site}/${url}`)
      .sort(),
  );
});

test("a single file is stored once, and a template's font in the cache of fonts", async () => {
  const files = createOfflineFiles(first, "/");
  served.set("/assets/jost-dddd.woff2", () => new Response("font"));
  const wanted = [`${site}/index.html`, `${site}/assets/jost-dddd.woff2`];

  for (const address of wanted) expect(await files.keep(address)).toBe(true);
  expect(await files.keep(`${site}/index.html`)).toBe(true);
  expect(await files.keep(`${site}/elsewhere.html`)).toBeUndefined();

  expect(fetched()).toHaveLength(2);
  expect((await files.kept()).sort()).toEqual(wanted.toSorted());
  cutNetwork();
  expect(await shown(files, new Request(wanted[1] ?? ""))).toBe("font");
});

test("a missing file is an error, and another attempt goes on from there", async () => {
  const files = createOfflineFiles(first, "/");
  served.delete("/assets/app-aaaa.js");

  await expect(files.fetchAhead()).rejects.toThrow(`${site}/assets/app-aaaa.js answered 404`);
  served.set("/assets/app-aaaa.js", () => new Response("late"));
  await files.fetchAhead();

  expect(fetched().filter((address) => !address.endsWith("app-aaaa.js"))).toHaveLength(3);
  cutNetwork();
  expect(await shown(files, new Request(`${site}/assets/app-aaaa.js`))).toBe("late");
});

test("a connection that breaks off is an error, and no part of the file is stored", async () => {
  const files = createOfflineFiles(first, "/");
  cutNetwork();

  await expect(files.fetchAhead()).rejects.toThrow("Failed to fetch");

  expect(await files.kept()).toEqual([]);
  restoreNetwork();
  expect(await (await files.read("/seeds.json")).text()).toBe("the file seeds.json");
});

test("a new version is installed with its code, its pages and the drawings stored earlier", async () => {
  const drawing = { url: "images/hero.svg", revision: "1" };
  await createOfflineFiles(first, "/").keep(`${site}/images/logo.svg`);
  await createOfflineFiles(first, "/").keep(`${site}/assets/style-bbbb.css`);
  vi.mocked(fetch).mockClear();

  await createOfflineFiles([...second, { url: "images/logo.svg", revision: "2" }, drawing], "/").install();

  expect(vi.mocked(fetch).mock.calls).toEqual([
    [`${site}/index.html`, { cache: "no-cache", priority: "low" }],
    [`${site}/live-demos.html`, { cache: "no-cache", priority: "low" }],
    [`${site}/200.html`, { cache: "no-cache", priority: "low" }],
    [`${site}/seeds.json`, { cache: "no-cache", priority: "low" }],
    [`${site}/assets/app-cccc.js`, { cache: "default", priority: "low" }],
    [`${site}/images/logo.svg`, { cache: "no-cache", priority: "low" }],
  ]);
});

test("a new version with a missing file leaves nothing behind", async () => {
  served.delete("/assets/app-cccc.js");
  const files = createOfflineFiles(second, "/");

  await expect(files.install()).rejects.toThrow("answered 404");

  expect(await files.kept()).toEqual([]);
});

test("with `saveData` a new version fetches nothing, and the older one answers offline", async () => {
  const older = createOfflineFiles(first, "/");
  await older.install();
  served.set("/live-demos.html", () => new Response("second page"));
  const newer = createOfflineFiles(second, "/");
  vi.mocked(fetch).mockClear();

  await newer.install(true);

  expect(fetch).not.toHaveBeenCalled();
  expect(await shown(newer, navigation("/live-demos"))).toBe("second page");
  cutNetwork();
  expect(await shown(newer, navigation("/"))).toBe("the file index.html");
  expect(await shown(newer, new Request(`${site}/assets/app-aaaa.js`))).toBe("the file assets/app-aaaa.js");
});

test("each version serves its own pages, and the previous one stays usable", async () => {
  const older = createOfflineFiles(first, "/");
  await older.install();
  served.set("/live-demos.html", () => new Response("second page"));
  const newer = createOfflineFiles(second, "/");

  await newer.install();
  await newer.discardOldVersions();
  served.delete("/assets/app-aaaa.js");

  expect(await shown(newer, navigation("/live-demos"))).toBe("second page");
  expect(await shown(older, navigation("/live-demos"))).toBe("the file live-demos.html");
  expect(await shown(newer, new Request(`${site}/assets/app-aaaa.js`))).toBe("the file assets/app-aaaa.js");
});

test("only the latest older version is preserved, and foreign caches are not touched", async () => {
  const oldest = [{ url: "index.html", revision: "0" }];
  for (const manifest of [oldest, first, second]) await createOfflineFiles(manifest, "/").install();
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

  expect(await shown(files, navigation(path))).toBe(`the file ${file}`);
});

test("a page that was reached by a link can be reloaded offline", async () => {
  const files = createOfflineFiles(first, "/");
  await files.keepPage(`${site}/`, []);
  cutNetwork();

  expect(await shown(files, navigation("/live-demos"))).toBe("the file 200.html");
});

test("opening a file shows the file", async () => {
  const files = createOfflineFiles(first, "/");

  expect(await shown(files, navigation("/images/logo.svg"))).toBe("the file images/logo.svg");
  expect(files.answer(navigation("/licenses/figtree.txt"))).toBeUndefined();
});

test("a frame loads its file, not a page of the product", async () => {
  const files = createOfflineFiles([...first, { url: "frame.html", revision: "1" }], "/");
  served.set("/frame.html", () => new Response("the frame"));
  await files.keep(`${site}/frame.html`);
  cutNetwork();

  expect(await shown(files, navigation("/frame.html"))).toBe("the frame");
});

test("a template's font is stored when it is used, and a missing one is not", async () => {
  const files = createOfflineFiles(first, "/");
  served.set("/assets/jost-dddd.woff2", () => new Response("the font"));
  const font = () => files.answer(new Request(`${site}/assets/jost-dddd.woff2`));
  const missing = () => files.answer(new Request(`${site}/assets/jost-eeee.woff2`));

  await font()?.settled;
  expect((await missing()?.response)?.status).toBe(404);
  cutNetwork();

  expect(await (await font()?.response)?.text()).toBe("the font");
  await expect(missing()?.response).rejects.toThrow("Failed to fetch");
});

test("a redirected page is stored as a response that can answer a navigation", async () => {
  served.set("/index.html", () => {
    const response = new Response("the page", { headers: { "content-type": "text/html" } });
    return Object.defineProperty(response, "redirected", { value: true });
  });
  const files = createOfflineFiles(first, "/");

  for (const visit of ["first", "second"]) {
    const response = await files.answer(navigation("/"))?.response;
    expect(response?.redirected, visit).toBe(false);
    expect(response?.headers.get("content-type")).toBe("text/html");
    expect(await response?.text()).toBe("the page");
  }
});

test("a file is found with any query, and foreign files go to the network", async () => {
  const files = createOfflineFiles(first, "/");

  expect(await shown(files, new Request(`${site}/seeds.json?x=1#y`))).toBe("the file seeds.json");
  expect(files.answer(new Request(`${site}/robots.txt`))).toBeUndefined();
});

test("a chunk of an unknown version is fetched, and its 404 is passed on", async () => {
  const files = createOfflineFiles(first, "/");

  const response = await files.answer(new Request(`${site}/assets/app-zzzz.js`))?.response;

  expect(response?.status).toBe(404);
});

test("below a base path the files are those below it", async () => {
  served.set("/demo/200.html", () => new Response("the page below"));
  const files = createOfflineFiles([{ url: "200.html", revision: "1" }], "/demo/");

  await files.keep(`${site}/demo/200.html`);
  cutNetwork();

  expect(await shown(files, navigation("/demo/live-demos"))).toBe("the page below");
});

/** Returns the text of the response after it has been cached. */
async function shown(files: ReturnType<typeof createOfflineFiles>, request: Request) {
  const answer = files.answer(request);
  await answer?.settled;
  return (await answer?.response)?.text();
}

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

/** Builds a navigation request, which scripts cannot construct. */
function navigation(path: string) {
  return Object.defineProperty(new Request(site + path), "mode", { value: "navigate" });
}

/** A fake of the parts of the Cache API that are used here; jsdom has none. */
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
