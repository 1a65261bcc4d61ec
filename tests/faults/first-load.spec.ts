import { callsOnTheNetwork, demoLink, expect, test, untilControlled } from "../support/faults.ts";

test("on a first visit data appears, and no call reaches the network", { tag: "@short" }, async ({
  page,
  site,
}) => {
  await page.goto("/live-demos");

  await expect(demoLink(page)).toBeVisible();
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("on a first visit the worker takes control of the page", { tag: "@full" }, async ({ page, site }) => {
  await page.goto("/");

  await untilControlled(page);
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("a token stored before the first visit is checked without the network", async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem("auth_token", "0123456789abcdef".repeat(2)));

  await page.goto("/demo-accounts");

  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("pages opened at the same moment on a first visit share one worker and one set of records", {
  tag: "@full",
}, async ({ context, site }) => {
  const pages = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);

  await Promise.all(pages.map((page) => page.goto("/live-demos")));

  for (const page of pages) {
    await expect(demoLink(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(35);
    await untilControlled(page);
  }
  expect(callsOnTheNetwork(site)).toEqual([]);
});

test("a first visit to api/login ends at the login dialog", { tag: "@full" }, async ({ page, site }) => {
  await page.goto("/api/login");

  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/`);
});
