import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";
import { storeEverything } from "./store-everything.ts";

/** Makes the worker store all pages, code and drawings, and waits for it. */
export const keepEverything = (page: Page) => page.evaluate(storeEverything);

/** Waits until the worker has stored the files that a first visit prefetches. */
export async function waitUntilAheadFetched(page: Page, build: keyof typeof builds) {
  const worker = readFileSync(join(builds[build].folder, "worker.js"), "utf8");
  const ahead = [...worker.matchAll(/"isAhead":true[^{}]*"url":"([^"]+)/g)].map(([, url]) => url);
  expect(ahead).toContain("index.html");
  // A page is stored under the address that visitors open it with.
  const addresses = ahead.map((file = "") =>
    ["200.html", "frame.html"].includes(file) ? file : file.replace(/(index)?\.html$/, ""),
  );
  const missing = () =>
    page.evaluate(
      async ([base, files]) => {
        const stored = await Promise.all(
          files.map((file) => caches.match(base + file, { ignoreVary: true })),
        );
        return files.filter((_, index) => !stored[index]);
      },
      [builds[build].env.BASE_PATH ?? "/", addresses] as const,
    );
  await expect.poll(missing).toEqual([]);
}

/** Goes offline and clears the HTTP cache. */
export async function cutNetwork(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await context.setOffline(true);
}
