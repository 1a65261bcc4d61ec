import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  cutNetwork,
  filesOf,
  first,
  host,
  navigation,
  second,
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

test("a new version is installed with its code and pages, and the drawings that were stored before", async () => {
  const drawing = { url: "images/hero.svg" };
  await filesOf(first).keep(`${site}/images/logo.svg`);
  await filesOf(first).keep(`${site}/assets/style-bbbb.css`);
  vi.mocked(fetch).mockClear();

  await filesOf([...second, { url: "images/logo.svg" }, drawing]).install();

  expect(vi.mocked(fetch).mock.calls).toEqual([
    [`${site}/index.html`, { cache: "no-cache", priority: "low" }],
    [`${site}/live-demos.html`, { cache: "no-cache", priority: "low" }],
    [`${site}/200.html`, { cache: "no-cache", priority: "low" }],
    [`${site}/seeds.json`, { cache: "no-cache", priority: "low" }],
    [`${site}/assets/app-cccc.js`, { cache: "default", priority: "low" }],
    [`${site}/images/logo.svg`, { cache: "no-cache", priority: "low" }],
  ]);
});

test("a new version of which a file is missing leaves nothing behind", async () => {
  served.delete("/assets/app-cccc.js");
  const files = filesOf(second);

  await expect(files.install()).rejects.toThrow("answered 404");

  expect(await files.stored()).toEqual([]);
});

test("a new version for which a network sends another file leaves nothing behind", async () => {
  const files = filesOf(second);
  served.set("/assets/app-cccc.js", () => new Response("<title>Sign in to the Wi-Fi</title>"));

  await expect(files.install()).rejects.toThrow("is another file");

  expect(await files.stored()).toEqual([]);
});

test("a file of an older version that is not the new one's is fetched again", async () => {
  const older = await caches.open("sitewright-files-before-digests");
  await older.put(`${site}/assets/app-cccc.js`, new Response("<title>Sign in to the Wi-Fi</title>"));
  const files = filesOf(second);

  await files.install();

  expect(await shown(files, new Request(`${site}/assets/app-cccc.js`))).toBe("the file assets/app-cccc.js");
});

test("with saved data a new version fetches nothing, and without a network the older one answers", async () => {
  const older = filesOf(first);
  await older.install();
  host("live-demos.html", "second page");
  const newer = filesOf(second);
  vi.mocked(fetch).mockClear();

  await newer.install(true);

  expect(fetch).not.toHaveBeenCalled();
  expect(await shown(newer, navigation("/live-demos"))).toBe("second page");
  cutNetwork();
  expect(await shown(newer, navigation("/"))).toBe("the file index.html");
  expect(await shown(newer, new Request(`${site}/assets/app-aaaa.js`))).toBe("the file assets/app-aaaa.js");
});

test("each version shows its own page, while the one before can still be used", async () => {
  const older = filesOf(first);
  await older.install();
  host("live-demos.html", "second page");
  const newer = filesOf(second);

  await newer.install();
  await newer.discardOldVersions();
  served.delete("/assets/app-aaaa.js");

  expect(await shown(newer, navigation("/live-demos"))).toBe("second page");
  expect(await shown(older, navigation("/live-demos"))).toBe("the file live-demos.html");
  expect(await shown(newer, new Request(`${site}/assets/app-aaaa.js`))).toBe("the file assets/app-aaaa.js");
});

test("of the older versions only the last is kept, and caches of others are left alone", async () => {
  const oldest = [{ url: "index.html" }];
  for (const version of [oldest, first, second]) await filesOf(version).install();
  await caches.open("somebody-else");
  const [oldestName, ...others] = await caches.keys();

  await filesOf(second).discardOldVersions();

  expect(await caches.keys()).toEqual(others);
  expect(others).not.toContain(oldestName);
  expect(others).toContain("somebody-else");
});

test("the browser gets rules for what is stored, with a page under the address that it is opened with", async () => {
  const files = filesOf(first);
  const addRoutes = vi.fn(async () => {});
  await files.rule(addRoutes);
  expect(addRoutes).not.toHaveBeenCalled();
  expect(await files.isRuled()).toBe(false);
  for (const file of ["index.html", "live-demos.html", "200.html", "assets/app-aaaa.js"])
    await files.keep(`${site}/${file}`);

  await files.rule(addRoutes);

  const or = ["/", "/live-demos", "/200.html", "/assets/app-aaaa.js"].map((pathname) => ({
    requestMethod: "GET",
    urlPattern: { pathname, search: "" },
  }));
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith([
    { condition: { or }, source: { cacheName: files.version } },
  ]);
  expect(await files.isRuled()).toBe(true);
  expect(await files.stored()).toHaveLength(4);
});

test("a page that is not stored is shown from what the browser has requested meanwhile", async () => {
  const files = filesOf(first);
  const preloaded = Promise.resolve(new Response("the file live-demos.html"));
  vi.mocked(fetch).mockClear();

  const answer = files.answer(navigation("/live-demos"), preloaded);

  expect(await (await answer?.response)?.text()).toBe("the file live-demos.html");
  await answer?.settled;
  expect(fetch).not.toHaveBeenCalled();
  cutNetwork();
  expect(await shown(files, navigation("/live-demos"))).toBe("the file live-demos.html");
});
