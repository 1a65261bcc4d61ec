import type { Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "/admin/pricing";

test("a reset brings back the prices of the list, extras included", { tag: "@full" }, async ({ page }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  await page.getByRole("textbox", { name: "Mailbox, each month" }).fill("5");
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(page.getByText("Changed the extras")).toBeVisible();

  await page.getByRole("button", { name: "Reset to list prices" }).click();

  await expect(page.getByRole("textbox", { name: "Mailbox, each month" })).toHaveValue("4");
  await expect(page.getByText("Went back to the list prices")).toBeVisible();
});

test("a visitor may try amounts, but saving is refused", { tag: "@full" }, async ({ page, trouble }) => {
  trouble.allow(/status of 401/);
  await page.goto(ADDRESS);

  await setUp(page).fill("999");
  await expect(preview(page)).toContainText("Buy Now $999");
  await page.getByRole("button", { name: "Save prices" }).click();

  await expect(page.locator("[data-notifications]").getByText("Sign in to continue.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Change log" })).toBeHidden();
});

const setUp = (page: Page) => page.getByRole("textbox", { name: "Set-up, paid in full" });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
