import type { Page } from "@playwright/test";
import { demoAccounts, signIn } from "../support/accounts.ts";
import { demoUsersOf, moduleCatalogue, nameOfType } from "../support/modules.ts";
import { sample } from "../support/sample.ts";
import { holdSeeds } from "../support/seeds.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test("the page begins with what the two kinds of accounts may do, and with one of each, with one password for both", async ({
  page,
}) => {
  await page.goto("/demo-accounts");

  await expect(page.getByRole("heading", { level: 1, name: "Demo accounts" })).toBeVisible();
  await expect(
    page.getByText(/Admin accounts have full access; regular users have limited access/),
  ).toBeVisible();
  await expect(page.getByText(/Admin accounts have full access:/)).toBeVisible();
  await expect(page.getByText(/Regular users have limited access:/)).toBeVisible();

  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(["Admin account", "Regular user account", "Accounts by module"]);
  await expect(copyButton(page, `email ${demoAccounts.admin.email}`)).toBeVisible();
  await expect(copyButton(page, `email ${demoAccounts.user.email}`)).toBeVisible();
  expect(demoAccounts.admin.password).toBe(demoAccounts.user.password);
  await expect(copyButton(page, `password ${demoAccounts.user.password}`)).toHaveCount(2);
});

for (const account of sample(Object.values(demoAccounts), 1)) {
  test(`what is shown for ${account.email} signs in`, async ({ page }) => {
    await page.goto("/demo-accounts");
    const email = await copyButton(page, `email ${account.email}`).textContent();
    const password = await copyButton(page, `password ${account.password}`).first().textContent();

    await signIn(page, { email: email ?? "", password: password ?? "" });

    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  });
}

test("each module has a group with its demo users: type in a colour of its own, username and password, and a way to its demo", async ({
  page,
}) => {
  await page.goto("/demo-accounts");
  await expect(page.getByRole("region", { name: "Lead Scorer" })).toBeVisible();

  const groups = await page
    .getByRole("main")
    .getByRole("region")
    .evaluateAll((regions) =>
      regions.map((region) => ({
        name: region.querySelector("h3")?.textContent,
        accounts: Array.from(region.querySelectorAll("li"), (item) => [
          item.querySelector("span")?.textContent,
          ...Array.from(item.querySelectorAll("code"), (code) => code.textContent),
        ]),
      })),
    );
  expect(groups).toEqual(
    moduleCatalogue.map(({ name }) => ({
      name,
      accounts: demoUsersOf(name).map(({ userType, username, password }) => [
        nameOfType(userType),
        username,
        password,
      ]),
    })),
  );

  const colours = new Set<string>();
  for (const type of ["Admin", "Manager", "User", "Guest", "Developer", "Client"]) {
    const badge = page.getByRole("listitem").getByText(type, { exact: true }).first();
    colours.add(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(colours.size).toBe(6);

  await page.getByRole("link", { name: "Open demo of Client Portal" }).click();
  await expect(page.getByRole("dialog", { name: "Instant Login" })).toBeVisible();
  await expect(page).toHaveURL("/module/client-portal");
});

test.describe("where the browser lets the page copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a click copies a value and says so", async ({ page }) => {
    await page.goto("/demo-accounts");

    await copyButton(page, "username the.abernathys").click();
    await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe("the.abernathys");

    await copyButton(page, "password garden-door-12").click();
    await expect.poll(() => clipboard(page)).toBe("garden-door-12");

    await copyButton(page, `email ${demoAccounts.admin.email}`).click();
    await expect.poll(() => clipboard(page)).toBe(demoAccounts.admin.email);
  });

  test("the keyboard copies as well, and the notice goes away", { tag: "@full" }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/demo-accounts");

    await copyButton(page, "username the.abernathys").press("Enter");
    await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe("the.abernathys");
    await page.clock.runFor(3_000);

    await expect(page.getByText("Copied!", { exact: true })).toBeHidden();
  });
});

for (const refusal of sample(["refuses", "has no clipboard"] as const, 1)) {
  test(`where the browser ${refusal}, a click selects the value and says so`, async ({ page }) => {
    await page.addInitScript((refusal) => {
      const refuse = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
      const clipboard = refusal === "refuses" ? { writeText: refuse } : undefined;
      Object.defineProperty(navigator, "clipboard", { value: clipboard });
    }, refusal);
    await page.goto("/demo-accounts");
    // Groups of accounts get their height when they come into view, which could move the button away under the click.
    await copyButton(page, "username the.abernathys").hover();

    await copyButton(page, "username the.abernathys").click();

    await expect(page.getByText(/The browser did not let us copy. It is selected/)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("the.abernathys");
    await expect(page.getByText("Copied!")).toBeHidden();
  });
}

test.describe("while the accounts are being loaded", () => {
  test.use(withoutWorker);

  test("the fixed accounts stand there and the rest is announced", async ({ page }) => {
    const { release } = await holdSeeds(page);
    await page.goto("/demo-accounts");

    await expect(page.getByText("Loading demo accounts…")).toBeVisible();
    await expect(copyButton(page, `email ${demoAccounts.user.email}`)).toBeVisible();

    release();
    await expect(page.getByRole("region", { name: "Client Portal" })).toBeVisible();
    await expect(page.getByText("Loading demo accounts…")).toBeHidden();
  });
});

const copyButton = (page: Page, value: string) =>
  page.getByRole("button", { name: `Copy ${value}`, exact: true });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
