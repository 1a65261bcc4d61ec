import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOfflineFiles } from "./offline-files.ts";
import { cutNetwork, first, navigation, second, served, shown, site, startHost } from "./offline-testing.ts";

beforeEach(startHost);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a new version is installed with its code and pages, and the drawings that were stored before", async () => {
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

test("a new version of which a file is missing leaves nothing behind", async () => {
  served.delete("/assets/app-cccc.js");
  const files = createOfflineFiles(second, "/");

  await expect(files.install()).rejects.toThrow("answered 404");

  expect(await files.stored()).toEqual([]);
});

test("with saved data a new version fetches nothing, and without a network the older one answers", async () => {
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

test("each version shows its own page, while the one before can still be used", async () => {
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

test("of the older versions only the last is kept, and caches of others are left alone", async () => {
  const oldest = [{ url: "index.html", revision: "0" }];
  for (const manifest of [oldest, first, second]) await createOfflineFiles(manifest, "/").install();
  await caches.open("somebody-else");
  const [oldestName, ...others] = await caches.keys();

  await createOfflineFiles(second, "/").discardOldVersions();

  expect(await caches.keys()).toEqual(others);
  expect(others).not.toContain(oldestName);
  expect(others).toContain("somebody-else");
});
