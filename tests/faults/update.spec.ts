import type { BrowserContext, Page } from "@playwright/test";
import { signInAsDemoUser } from "../support/accounts.ts";
import { chunkOf, demoLink, expect, missing, test, untilControlled } from "../support/faults.ts";
import { keepEverything } from "../support/offline.ts";

const PROMPT = "A new version is ready";

test("a new version asks in every tab; Reload opens it, and the other tab goes on with the old one", async ({
  context,
  site,
}) => {
  const [here, there] = await twoTabs(context);
  await startForm(there);
  await site.deploy("next");
  await here.reload();
  await expect(here.getByText(PROMPT)).toBeVisible();
  await expect(there.getByText(PROMPT)).toBeAttached();
  for (const tab of [here, there]) await expect(newFooter(tab)).toBeHidden();
  await expectFormKept(there);

  await here.getByRole("button", { name: "Reload" }).click();

  await expect(newFooter(here)).toBeVisible();
  await expect(here.getByText(PROMPT)).toBeHidden();
  await expect(demoLink(here)).toBeVisible();
  await expect(newFooter(there)).toBeHidden();
  await expectFormKept(there);
});

test("parts of the old version that were not loaded before still load after the update", {
  tag: "@full",
}, async ({ context, site }) => {
  const [here, there] = await twoTabs(context);
  await there.evaluate(() => Object.assign(window, { isTheSame: true }));
  await site.deploy("next");
  await here.reload();
  await here.getByRole("button", { name: "Reload" }).click();
  await expect(newFooter(here)).toBeVisible();

  expect(chunkOf("src/pages/demo-accounts-page.tsx")).not.toBe(
    chunkOf("src/pages/demo-accounts-page.tsx", "next"),
  );
  await there.getByRole("link", { name: "Demo accounts" }).first().click();
  await expect(there.getByRole("heading", { name: "Client Portal" })).toBeVisible();
  await there.getByRole("button", { name: "Login", exact: true }).click();
  await expect(there.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  expect(await there.evaluate(() => "isTheSame" in window)).toBe(true);
});

test("the other tab can follow later, by its own Reload", { tag: "@full" }, async ({ context, site }) => {
  const [here, there] = await twoTabs(context);
  await site.deploy("next");
  await here.reload();
  await expect(there.getByText(PROMPT)).toBeVisible();
  await here.getByRole("button", { name: "Reload" }).click();
  await expect(newFooter(here)).toBeVisible();

  await there.getByRole("button", { name: "Reload" }).click();

  await expect(newFooter(there)).toBeVisible();
  await expect(demoLink(there)).toBeVisible();
});

test("what the old version stored is available in the new one", { tag: "@full" }, async ({
  context,
  site,
}) => {
  const [here] = await twoTabs(context);
  await signInAsDemoUser(here);
  await site.deploy("next");
  await here.reload();

  await here.getByRole("button", { name: "Reload" }).click();

  await expect(newFooter(here)).toBeVisible();
  await expect(here.getByText("Welcome, user@sitewright.example").first()).toBeVisible();
});

test("a new version of which a file is missing is not installed, and the old one keeps serving", {
  tag: "@full",
}, async ({ context, page, site }) => {
  await open(page);
  await site.deploy("next");
  site.replace(new RegExp(chunkOf("src/pages/demo-accounts-page.tsx", "next")), missing);

  const states = await installStates(page);
  await expect.poll(() => states()).toContain("redundant");
  await expect(page.getByText(PROMPT)).toBeHidden();
  await page.reload();
  await expect(newFooter(page)).toBeHidden();
  await page.getByRole("link", { name: "Demo accounts" }).first().click();
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();

  site.replace(new RegExp(chunkOf("src/pages/demo-accounts-page.tsx", "next")));
  const later = await context.newPage();
  await later.goto("/live-demos");
  await later.getByRole("button", { name: "Reload" }).click();
  await expect(newFooter(later)).toBeVisible();
});

async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) await open(tab);
  return tabs;
}

async function open(page: Page) {
  await page.goto("/live-demos");
  await untilControlled(page);
  await keepEverything(page);
  await expect(demoLink(page)).toBeVisible();
}

async function startForm(page: Page) {
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Email").fill("half-written@example.com");
}

async function expectFormKept(page: Page) {
  await expect(page.getByRole("dialog").getByLabel("Email")).toHaveValue("half-written@example.com");
}

/** The build "next" adds its name to the footer. */
const newFooter = (page: Page) => page.getByText("All rights reserved. · next");

/** Checks for an update and records the states of its worker. */
async function installStates(page: Page) {
  await page.evaluate(async () => {
    const states: string[] = [];
    Object.assign(window, { states });
    const registration = await navigator.serviceWorker.ready;
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => states.push(installing.state));
    });
    await registration.update().catch(() => {});
  });
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states);
}
