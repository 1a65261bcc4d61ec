import type { BrowserContext, Page } from "@playwright/test";
import { signInAsDemoAdmin, signInAsDemoUser } from "../support/accounts.ts";
import { untilAlive } from "../support/alive.ts";
import {
  addModules,
  demoLink,
  expect,
  type Site,
  stopWorkers,
  test,
  untilControlled,
} from "../support/faults.ts";
import { cutNetwork, keepEverything } from "../support/offline.ts";

test("on a second visit without a network every route opens, with its pictures", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  await visitOnce(page);
  await cutTheNetwork(context, site);
  const offline = await context.newPage();

  for (const [address, heading] of [
    ["/", "Your business, drawn to measure."],
    ["/live-demos", "Live demos"],
    ["/module-preview/client-portal", "Client Portal"],
    ["/module/client-portal?as=manager", "Client Portal"],
    ["/module/arcade-cabinet", "Arcade Cabinet"],
    ["/demo-accounts", "Demo accounts"],
    ["/module-preview/no-such-module", "Module Not Found"],
    ["/app-preview/law-firm-ledger", "Law firm · Ledger"],
    ["/app-view", "Construction sample"],
    ["/app-preview/game-arcade", "Arcade Game"],
    ["/no/such/page", "404 Page Not Found"],
  ] as const) {
    await offline.goto(address);
    await expect(offline.locator("h1")).toHaveText(heading);
    expect(await brokenImages(offline), `pictures on ${address}`).toEqual([]);
  }
  expect(await offline.evaluate(() => navigator.onLine)).toBe(false);
});

test("without a network a visitor can sign in, work, sign out and sign up", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  await visitOnce(page);
  await cutTheNetwork(context, site);
  const offline = await context.newPage();
  await offline.goto("/live-demos");

  await signInAsDemoAdmin(offline);
  await addModules(offline, "worker", [{ name: "Key Cabinet" }]);
  await offline.reload();
  await expect(offline.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
  await offline.getByRole("button", { name: "Logout" }).click();

  await offline.getByRole("button", { name: "Login", exact: true }).click();
  await offline.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  const dialog = offline.getByRole("dialog", { name: "Create account" });
  await dialog.getByLabel("First name").fill("Ida");
  await dialog.getByLabel("Last name").fill("Holm");
  await dialog.getByLabel("Email").fill("ida@example.com");
  await dialog.getByLabel("Password").fill("correct horse");
  await dialog.getByRole("button", { name: "Create account" }).click();

  await expect(offline.getByText("Welcome, ida@example.com").first()).toBeVisible();
});

test("without a network the demo data can be reset", { tag: "@full" }, async ({ context, page, site }) => {
  await visitOnce(page);
  await addModules(page, "worker", [{ name: "Key Cabinet" }]);
  await cutTheNetwork(context, site);
  const offline = await context.newPage();
  await offline.goto("/live-demos");
  await expect(offline.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();

  await offline.getByRole("button", { name: "Reset demo data" }).click();
  await offline.getByRole("dialog").getByRole("button", { name: "Reset demo data" }).click();

  await expect(offline.getByText("Demo data restored", { exact: true })).toBeVisible();
  await expect(offline.getByRole("link", { name: "Key Cabinet", exact: true })).toBeHidden();
  await expect(demoLink(offline)).toBeVisible();
});

test("a demo can be worked in without a network, page after page", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  await visitOnce(page);
  await cutTheNetwork(context, site);
  const offline = await context.newPage();
  await offline.goto("/");

  await offline.getByRole("link", { name: "View Demos" }).click();
  await offline.getByRole("link", { name: "Enter Client Portal as Manager" }).click();
  for (const section of ["Data View", "Reports", "Settings", "Dashboard"]) {
    await offline.getByRole("tab", { name: section }).click();
    await expect(offline.getByRole("heading", { level: 2, name: section })).toBeVisible();
  }
  await offline.getByRole("button", { name: "Logout" }).click();

  await expect(offline.getByRole("button", { name: "Log in to the demo" })).toBeVisible();
});

test("without a network, a worker that was stopped starts again", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  await visitOnce(page);
  await signInAsDemoUser(page);
  await cutTheNetwork(context, site);

  await stopWorkers(page);
  await page.reload();

  await expect(page.getByText("Welcome, user@sitewright.example").first()).toBeVisible();
  await expect(demoLink(page)).toBeVisible();
});

test("without a network api/login still ends at the login dialog", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  await visitOnce(page);
  await cutTheNetwork(context, site);

  await page.goto("/api/login");

  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test("after “Make everything available offline”, a template opens offline with its picture and its font", async ({
  context,
  page,
  site,
}) => {
  await page.goto("/help#offline");
  await page.getByRole("button", { name: "Make everything available offline" }).click();
  await expect(page.getByText("Everything is available offline. New versions")).toBeVisible({
    timeout: 60_000,
  });
  await page.reload();
  await expect(page.getByText("Everything is available offline. New versions")).toBeVisible();
  await cutTheNetwork(context, site);
  const offline = await context.newPage();

  await offline.goto("/template-demos?industry=bakery");
  const picture = offline.locator('img[src*="bakery-counter.webp"]').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await offline.goto("/app-preview/bakery-counter");
  const frame = offline.frameLocator("iframe").locator(".sw-site");
  await expect(frame).toBeVisible();
  const fontsOf = () =>
    frame.evaluate(async ({ ownerDocument }) => {
      await ownerDocument.fonts.ready;
      const faces = [...ownerDocument.fonts].filter(({ status }) => status !== "unloaded");
      return { wanted: faces.length > 0, missing: faces.filter(({ status }) => status !== "loaded").length };
    });
  await expect.poll(fontsOf).toEqual({ wanted: true, missing: 0 });
});

for (const [address, heading, data] of [
  ["/", "Your business, drawn to measure.", "View Demos"],
  ["/live-demos", "Live demos", /^Enter Client Portal as/],
  ["/pricing", "Pay in full, or pay when it’s finished.", /Home/],
  ["/module-preview/client-portal", "Client Portal", /Live demos/],
  ["/app-preview/law-firm-ledger", "Law firm · Ledger", /Templates/],
  ["/no/such/page", "404 Page Not Found", /home/i],
] as const) {
  // One page that the build wrote and two that it did not.
  const tag = ["/live-demos", "/app-preview/law-firm-ledger", "/no/such/page"].includes(address)
    ? []
    : "@full";
  test(`${address} reloads without a network from the moment that the worker controls it`, { tag }, async ({
    context,
    page,
    site,
  }) => {
    await page.goto(address);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await site.stop();
    await cutNetwork(context, page);

    await page.reload();

    await expect(page.locator("h1")).toHaveText(heading);
    await untilAlive(page);
    await expect(page.getByRole("link", { name: data }).first()).toBeVisible();
  });
}

async function visitOnce(page: Page) {
  await page.goto("/live-demos");
  await untilControlled(page);
  await keepEverything(page);
}

/** Sets the browser offline and stops the server, in case a request gets through. */
async function cutTheNetwork(context: BrowserContext, site: Site) {
  await site.stop();
  await context.setOffline(true);
}

/** Returns images that failed to load, including those below the fold. */
const brokenImages = (page: Page) =>
  page.evaluate(async () => {
    const broken: string[] = [];
    for (const image of document.images) {
      // Some images get their address only when the page is idle.
      while (!image.src) await new Promise(requestAnimationFrame);
      image.loading = "eager";
      await image.decode().catch(() => broken.push(image.src));
    }
    return broken;
  });
