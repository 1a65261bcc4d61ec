import { readdirSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";

/** Has the worker keep the whole product now, which it would do by itself a few seconds after a page has loaded. */
export const keepFiles = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "keep-files" });
  });

/** Waits until the worker has kept the whole product. */
export async function waitUntilKept(page: Page, build: keyof typeof builds) {
  const names = readdirSync(builds[build].folder, { recursive: true, encoding: "utf8" });
  // The first answers are for who comes before there is a worker.
  const wanted = names.filter((name) =>
    /^(index\.html|(assets|images)\/(?!first-).+\.(js|css|json|svg))$/.test(name),
  );
  const kept = () =>
    page.evaluate(async () => {
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  const base = builds[build].env.BASE_PATH ?? "/";
  await expect.poll(kept).toEqual(expect.arrayContaining(wanted.map((name) => base + name)));
}

/** No network, nor what the browser itself has kept of it. */
export async function cutNetwork(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await context.setOffline(true);
}
