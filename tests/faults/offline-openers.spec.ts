import type { Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";
import { readBuiltCode } from "../../scripts/built-code.mjs";
import { expect, test } from "../support/faults.ts";
import { cutNetwork } from "../support/offline.ts";

/** Parts that bring the site engine with them are stored when they are used, and say so until then. */
const ENGINE =
  /\/assets\/(stand|together|own-template|prospect-desk|(share|sites|links|compose|named)-on-demand|document|blocks|render|templates|server\.browser|export-site|run-check|draw-social-picture)/;
const FAILURE = "This page could not be shown";

const pages = ["/", "/live-demos", "/module-preview/client-portal", "/pricing", "/demo-accounts"];
const otherPages = [
  "/template-demos",
  "/view-projects",
  "/cart",
  "/help",
  "/changelog",
  "/demo-preview",
  "/prospects",
  "/web-app-form",
  "/beta-payment",
  "/app-view",
  "/app-preview/game-arcade",
  "/module/client-portal?as=manager",
  "/landing/tech",
  "/landing/business",
  "/landing/creative",
  "/no/such/page",
];

for (const address of [...pages, ...otherPages]) {
  test(`after one visit, every button of ${address} works without a network`, {
    tag: pages.includes(address) ? [] : "@full",
  }, async ({ context, page, site }) => {
    // Up to 70 buttons, each with a page to open again.
    if (!pages.includes(address)) test.setTimeout(900_000);
    await page.goto(address);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await site.stop();
    await cutNetwork(context, page);
    const missing: string[] = [];
    page.on("requestfailed", (request) => missing.push(request.url()));
    const count = await buttonsOf(page).count();
    expect(count).toBeGreaterThan(0);

    for (let index = 0; index < count; index += 1) {
      const before = missing.length;
      await press(page, index);
      await expect(page.getByRole("heading", { name: FAILURE }), `button ${index}`).toHaveCount(0);
      expect(await page.evaluate(() => "isTheSame" in window), `button ${index} reloads`).toBe(true);
      // A button that leads to another page opens nothing on this one.
      if (pathOf(page.url()) !== pathOf(address)) missing.length = before;
      await goBackTo(page, address);
    }

    expect(withoutEngine(missing.filter((url) => url.endsWith(".js")))).toEqual([]);
  });
}

test("without a network the import opens, and says in its place that what reads files is missing", async ({
  context,
  page,
  site,
}) => {
  await page.goto("/view-projects?tab=mine");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await site.stop();
  await cutNetwork(context, page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  const file = { name: "crumb.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await dialog.getByLabel("Choose a file").setInputFiles(file);

  await expect(
    dialog
      .getByRole("alert")
      .filter({ hasText: "The part that reads files could not be loaded. You are offline" }),
  ).not.toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Enter an address" })).toBeVisible();
});

/** Leaves out the parts that bring the engine, and the code that they share with others. */
function withoutEngine(missing: readonly string[]) {
  const { manifest, scriptsOf } = readBuiltCode(builds.root.folder);
  const files = missing.map((url) => new URL(url).pathname.slice(1));
  const isEngine = (file: string) => ENGINE.test(`/${file}`);
  const engine = Object.keys(manifest).filter((key) => {
    const file = manifest[key]?.file ?? "";
    return files.includes(file) && isEngine(file);
  });
  const shared = new Set(engine.flatMap((key) => [...scriptsOf(key)]));
  return files.filter((file) => !isEngine(file) && !shared.has(file));
}

const pathOf = (address: string) => new URL(address, "http://localhost").pathname;

/** A part that is missing offers to reload the page, which does so when it is pressed. */
const buttonsOf = (page: Page) =>
  page
    .locator("button:visible:enabled:not([type=submit]):not([aria-disabled=true])")
    .filter({ hasNotText: /^Reload page$/ });

async function press(page: Page, index: number) {
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const button = buttonsOf(page).nth(index);
  // An opener pressed before may have removed this one.
  if ((await button.count()) === 0) return;
  await button.dispatchEvent("click");
  await untilIdle(page);
}

const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );

/** Closes what has opened. */
async function goBackTo(page: Page, address: string) {
  const isOpen = await page.locator("[role=dialog], [role=menu]").count();
  if (pathOf(page.url()) === pathOf(address) && isOpen === 0) return;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilIdle(page);
}
