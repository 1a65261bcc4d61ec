import { readdirSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";

/** Waits until the worker has kept the whole product, which it does once a page has loaded. */
export async function waitUntilKept(page: Page, build: keyof typeof builds) {
  const names = readdirSync(builds[build].folder, { recursive: true, encoding: "utf8" });
  const wanted = names.filter((name) =>
    /^(index\.html|seeds\.json|(assets|images)\/.+\.(js|css|svg))$/.test(name),
  );
  const kept = () =>
    page.evaluate(async () => {
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  const base = builds[build].env.BASE_PATH ?? "/";
  await expect
    .poll(kept, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(wanted.map((name) => base + name)));
}

/** No network, nor what the browser itself has kept of it. */
export async function cutNetwork(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await context.setOffline(true);
}
