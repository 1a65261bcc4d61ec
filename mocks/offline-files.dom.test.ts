import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  cutNetwork,
  filesOf,
  first,
  host,
  navigation,
  serve,
  served,
  shown,
  site,
  startHost,
} from "./offline-testing.ts";

beforeEach(startHost);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that has been claimed is there without the network, with what it names and has loaded", async () => {
  host("live-demos.html", '<link rel="modulepreload" href="/assets/app-aaaa.js">');
  host("200.html", '<link rel="stylesheet" href="/assets/style-bbbb.css">');
  const files = filesOf(first);

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

test("a claimed page comes by its own address, and what it has loaded from the browser's cache", async () => {
  await filesOf(first).keepPage(`${site}/live-demos?x`, [`${site}/images/logo.svg`]);

  expect(vi.mocked(fetch).mock.calls).toEqual(
    expect.arrayContaining([
      [`${site}/live-demos?x`, { cache: "no-cache" }],
      [`${site}/200.html`, { cache: "no-cache" }],
      [`${site}/images/logo.svg`, { cache: "force-cache" }],
    ]),
  );
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a page that cannot be stored is claimed nevertheless", async () => {
  cutNetwork();

  await filesOf(first).keepPage(`${site}/`, [`${site}/images/logo.svg`]);
});

test("every file of the version is stored when it is first used", async () => {
  const files = filesOf(first);
  for (const { url } of first) {
    const answer = files.answer(new Request(`${site}/${url}`));
    expect(await (await answer?.response)?.text()).toBe(`the file ${url}`);
    await answer?.settled;
  }
  expect((await files.stored()).sort()).toEqual(first.map(({ url }) => `${site}/${url}`).sort());
  cutNetwork();

  for (const { url } of first) {
    expect(await shown(files, new Request(`${site}/${url}`))).toBe(`the file ${url}`);
  }
});

test("ahead of use only those files are fetched that are meant to be, each once", async () => {
  const files = filesOf(first);

  await files.fetchAhead();
  await files.fetchAhead();

  expect(fetched().sort()).toEqual(
    first
      .filter(({ isAhead }) => isAhead)
      .map(({ url }) => `${site}/${url}`)
      .sort(),
  );
});

test("a single file is kept once, and a template's font beside those of the version", async () => {
  const files = filesOf(first);
  served.set("/assets/jost-dddd.woff2", () => new Response("wOF2 font"));
  const wanted = [`${site}/index.html`, `${site}/assets/jost-dddd.woff2`];

  for (const address of wanted) expect(await files.keep(address)).toBe(true);
  expect(await files.keep(`${site}/index.html`)).toBe(true);
  expect(await files.keep(`${site}/elsewhere.html`)).toBeUndefined();

  expect(fetched()).toHaveLength(2);
  expect((await files.stored()).sort()).toEqual(wanted.toSorted());
  cutNetwork();
  expect(await shown(files, new Request(wanted[1] ?? ""))).toBe("wOF2 font");
});

test("a missing file is an error, and another attempt goes on where that one stopped", async () => {
  const files = filesOf(first);
  served.delete("/assets/app-aaaa.js");

  await expect(files.fetchAhead()).rejects.toThrow(`${site}/assets/app-aaaa.js answered 404`);
  host("assets/app-aaaa.js", "the file assets/app-aaaa.js");
  await files.fetchAhead();

  expect(fetched().filter((address) => !address.endsWith("app-aaaa.js"))).toHaveLength(3);
  cutNetwork();
  expect(await shown(files, new Request(`${site}/assets/app-aaaa.js`))).toBe("the file assets/app-aaaa.js");
});

test("a network that breaks off is an error, and nothing of it is kept", async () => {
  const files = filesOf(first);
  cutNetwork();

  await expect(files.fetchAhead()).rejects.toThrow("Failed to fetch");

  expect(await files.stored()).toEqual([]);
  restoreNetwork();
  expect(await (await files.read("/seeds.json")).text()).toBe("the file seeds.json");
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
  const files = filesOf(first);

  expect(await shown(files, navigation(path))).toBe(`the file ${file}`);
});

test("a page that was reached by a link reloads without a network", async () => {
  const files = filesOf(first);
  await files.keepPage(`${site}/`, []);
  cutNetwork();

  expect(await shown(files, navigation("/live-demos"))).toBe("the file 200.html");
});

test("opening a file shows the file", async () => {
  const files = filesOf(first);

  expect(await shown(files, navigation("/images/logo.svg"))).toBe("the file images/logo.svg");
  expect(files.answer(navigation("/licenses/figtree.txt"))).toBeUndefined();
});

test("what a claimed page and the frame around it can open is stored with it", async () => {
  host("assets/page-eeee.js", "the page's code");
  for (const part of ["dialog", "menu", "other"]) host(`assets/${part}-ffff.js`, `the ${part}`);
  const files = filesOf([
    ...first.map((file) =>
      file.url === "assets/app-aaaa.js" ? { ...file, opens: ["assets/menu-ffff.js"] } : file,
    ),
    { url: "assets/page-eeee.js", opens: ["assets/dialog-ffff.js"] },
    ...["dialog", "menu", "other"].map((part) => ({ url: `assets/${part}-ffff.js` })),
  ]);

  await files.keepPage(`${site}/`, [`${site}/assets/app-aaaa.js`, `${site}/assets/page-eeee.js`]);
  cutNetwork();

  const opened = (part: string) => shown(files, new Request(`${site}/assets/${part}-ffff.js`));
  expect(await opened("dialog")).toBe("the dialog");
  expect(await opened("menu")).toBe("the menu");
  await expect(opened("other")).rejects.toThrow("Failed to fetch");
});

const portal = () => new Response("<title>Sign in to the Wi-Fi</title>");

test.each([
  ["code", "assets/app-aaaa.js"],
  ["a page", "live-demos.html"],
  ["a drawing", "images/logo.svg"],
])("another file that a network sends for %s with status 200 is shown, but never stored", async (_, url) => {
  const files = filesOf(first);
  const file = () => shown(files, new Request(`${site}/${url}`));
  served.set(`/${url}`, portal);

  expect(await file()).toContain("Wi-Fi");
  await expect(files.keep(`${site}/${url}`)).rejects.toThrow(`${url} is another file`);
  expect(await files.stored()).toEqual([]);
  host(url, `the file ${url}`);

  expect(await file()).toBe(`the file ${url}`);
});

test("a template's font is stored only if it is one", async () => {
  const files = filesOf(first);
  served.set("/assets/jost-dddd.woff2", portal);

  await expect(files.keep(`${site}/assets/jost-dddd.woff2`)).rejects.toThrow("is another file");

  expect(await files.stored()).toEqual([]);
});

test("a wrong file that the browser's own cache has kept is asked of the host", async () => {
  const files = filesOf(first);
  vi.mocked(fetch).mockImplementation(async (input, init) =>
    init?.cache === "reload" ? serve(input) : portal(),
  );

  expect(await files.keep(`${site}/assets/app-aaaa.js`)).toBe(true);
  cutNetwork();

  expect(await shown(files, new Request(`${site}/assets/app-aaaa.js`))).toBe("the file assets/app-aaaa.js");
});

test("a frame is a file, not a page of the product", async () => {
  host("frame.html", "the frame");
  const files = filesOf([...first, { url: "frame.html" }]);
  await files.keep(`${site}/frame.html`);
  cutNetwork();

  expect(await shown(files, navigation("/frame.html"))).toBe("the frame");
});

test("a font that is not of the version is kept when it is used, one that is missing is not", async () => {
  const files = filesOf(first);
  served.set("/assets/jost-dddd.woff2", () => new Response("wOF2 the font"));
  const font = () => files.answer(new Request(`${site}/assets/jost-dddd.woff2`));
  const missing = () => files.answer(new Request(`${site}/assets/jost-eeee.woff2`));

  await font()?.settled;
  expect((await missing()?.response)?.status).toBe(404);
  cutNetwork();

  expect(await (await font()?.response)?.text()).toBe("wOF2 the font");
  await expect(missing()?.response).rejects.toThrow("Failed to fetch");
});

test("a page that the host has redirected is kept as an answer that a page may be opened with", async () => {
  host("index.html", "the page");
  served.set("/index.html", () => {
    const response = new Response("the page", { headers: { "content-type": "text/html" } });
    return Object.defineProperty(response, "redirected", { value: true });
  });
  const files = filesOf(first);

  for (const visit of ["first", "second"]) {
    const response = await files.answer(navigation("/"))?.response;
    expect(response?.redirected, visit).toBe(false);
    expect(response?.headers.get("content-type")).toBe("text/html");
    expect(await response?.text()).toBe("the page");
  }
});

test("a file is found whatever its query, and a file that is not ours is left to the network", async () => {
  const files = filesOf(first);

  expect(await shown(files, new Request(`${site}/seeds.json?x=1#y`))).toBe("the file seeds.json");
  expect(files.answer(new Request(`${site}/robots.txt`))).toBeUndefined();
});

test("a part of an unknown version is asked of the network, and its 404 is passed on", async () => {
  const files = filesOf(first);

  const response = await files.answer(new Request(`${site}/assets/app-zzzz.js`))?.response;

  expect(response?.status).toBe(404);
});

test("below a base path the files are those below it", async () => {
  host("200.html", "the page below");
  served.set("/demo/200.html", () => new Response("the page below"));
  const files = filesOf([{ url: "200.html" }], "/demo/");

  await files.keep(`${site}/demo/200.html`);
  cutNetwork();

  expect(await shown(files, navigation("/demo/live-demos"))).toBe("the page below");
});

function restoreNetwork() {
  vi.mocked(fetch).mockImplementation(serve);
}

function fetched() {
  return vi.mocked(fetch).mock.calls.map(([address]) => String(address));
}
