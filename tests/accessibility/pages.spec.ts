import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signInAsDemoAdmin } from "../support/accounts.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

// Each test opens an address once and looks at it in every theme and width, with whatever opens there.

test.use({ reducedMotion: "reduce" });
test.setTimeout(60_000);

test("the home page", async ({ page }) => {
  await page.goto("/");

  await expectAccessible(page);
});

test("the catalogue, without a find, and the question before a reset", async ({ page }) => {
  await page.goto("/live-demos");
  await untilLoaded(page);
  await expectAccessible(page);

  await page.getByLabel("Search modules").fill("nothing of this name");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Reset demo data" }).click();
  await expectAccessible(page);
});

test("a module's preview", async ({ page }) => {
  await page.goto("/module-preview/client-portal");
  await expect(page.getByRole("button", { name: "Login to Demo" })).toBeVisible();

  await expectAccessible(page);
});

test("what is not there", async ({ page }) => {
  await page.goto("/module-preview/no-such-module");
  await expect(page.locator("h1")).toHaveText("Module Not Found");
  await expectAccessible(page);

  await page.goto("/no/such/page");
  await expect(page.locator("h1")).toHaveText("404 Page Not Found");
  await expectAccessible(page);
});

test("the login to a demo, both ways, and with a notification", async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  const dialog = page.getByRole("dialog", { name: "Instant Login" });
  await expect(dialog.getByRole("button", { name: /^Copy username/ })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("tab", { name: "Custom Login" }).click();
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
  // With the focus in it, it stays.
  await page.keyboard.press("F8");
  await expectAccessible(page);
  await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
});

test("the intro of a demo, behind its login", async ({ page }) => {
  await page.goto("/module/arcade-cabinet");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await expectAccessible(page);
});

const demos = [
  ["CRM", "client-portal"],
  ["Games", "arcade-cabinet"],
  ["Security", "visitor-log"],
  ["Productivity", "task-board"],
  ["AI", "copy-desk"],
] as const;

// The categories differ in their rows alone, so that one of them stands for all but in the full run.
for (const [category, slug] of process.env.FULL ? demos : demos.slice(0, 1)) {
  test(`the four sections of a demo of the category ${category}`, async ({ page }) => {
    await page.goto(`/module/${slug}?as=user`);
    await expect(page.getByRole("heading", { name: "Latest entries" })).toBeVisible();

    for (const section of ["Dashboard", "Data View", "Reports", "Settings"]) {
      await page.getByRole("tab", { name: section }).click();
      await expect(page.getByRole("heading", { level: 2, name: section })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test("the demo accounts", async ({ page }) => {
  await page.goto("/demo-accounts");
  await expect(page.getByRole("heading", { name: "Client Portal" })).toBeVisible();

  // The groups of the modules are all alike, and many.
  await expectAccessible(page, process.env.FULL ? undefined : "section:nth-of-type(n + 4)");
});

for (const audience of ["tech", "business", "creative"]) {
  test(`the landing page for ${audience}, prepared for somebody`, async ({ page }) => {
    await page.goto(`/landing/${audience}?prospect=Acme`);
    await expect(page.getByText("Prepared for Acme")).toBeVisible();

    await expectAccessible(page);
  });
}

test("signing in and signing up, with what is wrong in the fields", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog").getByText("Please enter both email and password")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create account" });
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByText("Required").first()).toBeVisible();
  await expectAccessible(page);
});

test("the mobile menu", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/?token=abc");
  await page.getByRole("button", { name: "Open menu" }).click();

  await expectAccessible(page);
});

test("the header of an admin who is a beta visitor", async ({ page }) => {
  await page.goto("/no/such/page?token=abc");
  await signInAsDemoAdmin(page);

  await expectAccessible(page);
});

test.describe("without a worker", () => {
  test.use(withoutWorker);

  test("the notice of where the data is", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByText(/Your data stays in this tab/)).toBeVisible();

    await expectAccessible(page);
  });
});

const untilLoaded = (page: Page) =>
  expect(page.getByRole("link", { name: /^Enter Client Portal as/ }).first()).toBeVisible();
