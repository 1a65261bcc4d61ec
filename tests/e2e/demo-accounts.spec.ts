import type { Page } from "@playwright/test";
import { demoAccounts } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

test.describe("with access to the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a click copies a value and confirms it; each user type has its own colour", async ({ page }) => {
    await page.goto("/demo-accounts");

    // Groups of accounts render lazily, and the layout shift could move the button away during the click.
    await copyButton(page, "username the.abernathys").hover();
    await copyButton(page, "username the.abernathys").click();
    await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe("the.abernathys");

    await copyButton(page, "password garden-door-12").click();
    await expect.poll(() => clipboard(page)).toBe("garden-door-12");

    await copyButton(page, `email ${demoAccounts.admin.email}`).click();
    await expect.poll(() => clipboard(page)).toBe(demoAccounts.admin.email);

    const colours = new Set<string>();
    for (const type of ["Admin", "Manager", "User", "Guest", "Developer", "Client"]) {
      const badge = page.getByRole("listitem").getByText(type, { exact: true }).first();
      colours.add(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    expect(colours.size).toBe(6);
  });

  test("the keyboard copies too, and the notice disappears", { tag: "@full" }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/demo-accounts");

    await copyButton(page, "username the.abernathys").press("Enter");
    await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe("the.abernathys");
    await page.clock.runFor(3_000);

    await expect(page.getByText("Copied!", { exact: true })).toBeHidden();
  });
});

const copyButton = (page: Page, value: string) =>
  page.getByRole("button", { name: `Copy ${value}`, exact: true });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
