import type { Page } from "@playwright/test";
import { signInAsDemoUser } from "../support/accounts.ts";
import { callsOnTheNetwork, demoLink, expect, test, untilControlled } from "../support/faults.ts";

test("after a reload that bypasses the worker, data appears, and the worker answers again", {
  tag: "@full",
}, async ({ page, site }) => {
  await watchLoads(page);
  await page.goto("/live-demos");
  await untilControlled(page);
  await signInAsDemoUser(page);

  await reloadPastTheWorker(page);

  expect(await page.evaluate(() => window.wasControlled)).toBe(false);
  await expect(demoLink(page)).toBeVisible();
  await untilControlled(page);
  await expect(page.getByText("Welcome, user@sitewright.example").first()).toBeVisible();
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("a reload that bypasses the worker leads to no further reload", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  const before = loadsOf(site.requests);

  await reloadPastTheWorker(page);
  await untilControlled(page);
  await expect(demoLink(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();
  await page.goBack();
  await expect(demoLink(page)).toBeVisible();

  expect(loadsOf(site.requests)).toBe(before + 1);
  await expect(page.getByText(/Your data stays in this tab/)).toBeHidden();
});

test("three reloads that bypass the worker end in a working page", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto("/live-demos");
  await untilControlled(page);

  for (let count = 0; count < 3; count += 1) await reloadPastTheWorker(page);

  await expect(demoLink(page)).toBeVisible();
  await untilControlled(page);
  expect(callsOnTheNetwork(site)).toEqual([]);
});

declare global {
  interface Window {
    /** Whether a worker controlled the page when it started. */
    wasControlled?: boolean;
  }
}

function watchLoads(page: Page) {
  return page.addInitScript(() => {
    window.wasControlled = navigator.serviceWorker.controller !== null;
  });
}

async function reloadPastTheWorker(page: Page) {
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent("domcontentloaded");
  await session.send("Page.reload", { ignoreCache: true });
  await loaded;
  await session.detach();
}

const loadsOf = (requests: readonly string[]) =>
  requests.filter((address) => address === "/live-demos").length;
