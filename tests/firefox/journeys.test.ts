import { afterAll, beforeAll, expect, test } from "vitest";
import { builds } from "../../scripts/builds.mjs";
import { createServer, listen } from "../../scripts/serve.mjs";
import { findFirefox, startFirefox } from "./firefox.ts";

const firefox = findFirefox();
if (!firefox) console.log("Firefox is not installed here (firefox-esr): its journeys are skipped.");

let browser: Awaited<ReturnType<typeof startFirefox>>;
let server: Awaited<ReturnType<typeof createServer>>;
let origin = "";

beforeAll(async () => {
  if (!firefox) return;
  console.log(firefox.version);
  server = await createServer({ root: builds.root.folder, compression: "quick" });
  origin = await listen(server, 0);
  browser = await startFirefox(firefox.path);
});

afterAll(async () => {
  await browser?.stop();
  server?.close();
  server?.closeAllConnections();
});

test.skipIf(!firefox)(
  "in Firefox one comes home, signs in, has a brief read, is still signed in after a reload, and can do without a network",
  async () => {
    // A page of the same origin where the product does not run, to say that the splash has been seen.
    await browser.open(`${origin}/assets/nothing.js`);
    await browser.evaluate(`void localStorage.setItem("has_seen_splash", "true")`);
    await browser.open(`${origin}/`);
    await browser.until(heading("drawn to measure"));

    await browser.click("header button", "Login");
    await browser.click("[role=dialog] button, dialog button", "User Demo");
    await browser.click("[role=dialog] button, dialog button", "Sign In");
    await browser.until(`document.body.innerText.includes("Welcome, user@sitewright.example")`);

    await browser.open(
      `${origin}/web-app-builder?brief=${encodeURIComponent("A bakery called Crumb in Bergen")}`,
    );
    await browser.until(`document.querySelector("main").innerText.includes("Crumb")`);

    await browser.open(`${origin}/live-demos`);
    await browser.reload();
    await browser.until(`document.body.innerText.includes("Welcome, user@sitewright.example")`);
    await browser.until(`document.querySelectorAll("h3").length === 35`);
    await browser.until(`navigator.serviceWorker.controller?.state === "activated"`);
    expect(await browser.evaluate(`document.body.innerText.includes("Your data stays in this tab")`)).toBe(
      false,
    );

    await keepFiles();
    server.close();
    server.closeAllConnections();
    await browser.open(`${origin}/demo-accounts`);
    await browser.until(heading("Demo accounts"));
    await browser.until(`document.body.innerText.includes("Welcome, user@sitewright.example")`);

    expect(browser.errors.filter((error) => !CUT_OFF.test(error))).toEqual([]);
  },
);

/** What was on its way when a page was left, or the server closed. */
const CUT_OFF = /^Failed to load .*ServiceWorker intercepted|error loading dynamically imported module/;

const heading = (text: string) => `document.querySelector("h1")?.innerText.includes(${JSON.stringify(text)})`;

/** The worker keeps the whole product, as it does by itself a few seconds after a page has loaded. */
async function keepFiles() {
  await browser.evaluate(
    `navigator.serviceWorker.ready.then(({ active }) => void active.postMessage({ type: "keep-files" }))`,
  );
  await browser.until(
    `caches.keys().then(async (names) => {
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const kept = lists.flat().map(({ url }) => new URL(url).pathname);
      const parts = ["demo-accounts-page", "later-parts", "worker-updates"];
      return kept.includes("/demo-accounts.html") && parts.every((part) => kept.some((path) => path.includes(part)));
    })`,
  );
}
