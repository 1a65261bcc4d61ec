import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";

const MAX_REQUESTS = 30;
const { folder } = builds.root;

/** Of the module pages one of each kind, because they differ only in their texts. */
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /^[^_].*\.html$/.test(file) && !/^(frame|200|404)\.html$|^api\//.test(file))
  .filter((file) => !/^module(-preview)?\/(?!client-portal)/.test(file))
  .map((file) => `/${file.replace(/(index)?\.html$/, "")}`);

for (const path of [...paths, "/no/such/page"]) {
  test(`${path} makes at most ${MAX_REQUESTS} requests until it is usable`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("has_seen_splash", "true"));
    await page.addInitScript(noteRequests);
    await page.goto(path);

    const noted = await page.waitForFunction(() => (globalThis as { requested?: string[] }).requested);
    const names = (await noted.jsonValue()) ?? [];

    expect(names.length, names.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
    // A page has loaded the scripts that its HTML names by the time that it is usable.
    if (path === "/") {
      expect(names.filter((name) => name.endsWith(".js"))).toHaveLength(scriptsOf("index.html"));
    }
  });
}

/** Notes the page and its requests at the moment in which React has hydrated its heading. Runs in the page. */
function noteRequests() {
  performance.setResourceTimingBufferSize(1000);
  const look = () => {
    const heading = document.querySelector("main h1");
    if (!Object.keys(heading ?? {}).some((key) => key.startsWith("__reactProps")))
      return requestAnimationFrame(look);
    const usable = performance.now();
    const files = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= usable);
    Object.assign(globalThis, { requested: [location.href, ...files.map(({ name }) => name)] });
  };
  look();
}

const scriptsOf = (file: string) =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/<link rel="modulepreload"/g)].length;
