import type { Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";
import { signInAsDemoUser, welcome } from "../support/accounts.ts";
import { moduleCatalogue } from "../support/modules.ts";
import { expect, test } from "../support/test.ts";

const origin = `http://localhost:${builds.demo.port}`;

test.use({ baseURL: origin });

test("the main journey stays below the base path", async ({ page }) => {
  await page.goto("/demo/");
  await page.getByRole("banner").getByRole("link", { name: "View Demos" }).click();
  await expect(page).toHaveURL("/demo/live-demos");
  await page.getByRole("radio", { name: /^CRM \d+$/ }).click();
  await expect(page).toHaveURL("/demo/live-demos?category=CRM");
  await page.getByRole("link", { name: "Client Portal", exact: true }).click();
  await expect(page).toHaveURL("/demo/module-preview/client-portal");
  await page.getByRole("button", { name: "Login to Demo" }).click();
  await expect(page.getByRole("table")).toContainText("Gannet Row Dental");
  await signInAsDemoUser(page);

  await page.reload();

  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText("Demo Interface", { exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sitewright" }).click();
  await expect(page).toHaveURL("/demo/");
});

test("the base path without its slash redirects to the one with it", async ({ page }) => {
  await page.goto("/demo");

  await expect(page).toHaveURL("/demo/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the worker answers only below the base path", { tag: "@full" }, async ({ page }) => {
  await page.goto("/demo/live-demos");
  await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();

  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${origin}/demo/`);
});

test("api/login below the base path opens the login dialog on the home page, on later visits too", {
  tag: "@full",
}, async ({ page }) => {
  for (const visit of ["first", "second"]) {
    await page.goto("/demo/api/login");
    await expect(page.getByRole("dialog", { name: "Welcome Back" }), visit).toBeVisible();
    await expect(page).toHaveURL("/demo/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  }
});

test("every address can be opened directly", { tag: "@full" }, async ({ page }) => {
  for (const [path, heading] of [
    ["live-demos", "Live demos"],
    ["demo-accounts", "Demo accounts"],
    ["module-preview/client-portal", "Client Portal"],
    ["module/client-portal?as=client", "Client Portal"],
    ["module/no-such-module", "Module Not Found"],
    ["no-such-page", "404 Page Not Found"],
  ] as const) {
    await page.goto(`/demo/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("all links of a page stay below the base path", { tag: "@full" }, async ({ page }) => {
  for (const path of ["", "live-demos", "demo-accounts", "module-preview/client-portal", "no-such-page"]) {
    await page.goto(`/demo/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Loading/);

    const outside = await page
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute("href") ?? "").filter((href) => !/^(\/demo\/|#)/.test(href)),
      );
    expect(outside).toEqual([]);
  }
});

test("the pictures of all modules and of the home page load", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // the strip of phones never stands still
  await page.goto("/demo/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectPictures(page);

  await page.goto("/demo/live-demos");
  await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
  await expectPictures(page);
  const sources = await page
    .getByRole("main")
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  expect(sources).toEqual(
    moduleCatalogue.map(({ name }) => `/demo/images/modules/${name.toLowerCase().replaceAll(" ", "-")}.svg`),
  );
});

test("nothing outside the base path is requested", { tag: "@full" }, async ({ page }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/demo/`)) outside.push(request.url());
  });

  await page.goto("/demo/module/client-portal?as=client");
  await expect(page.getByRole("table")).toBeVisible();

  expect(outside).toEqual([]);
});

/** Scrolls to each image, because images load lazily. */
async function expectPictures(page: Page) {
  const images = await page.locator("img").all();
  expect(images.length).toBeGreaterThan(4);
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
}
