import type { Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "/admin/pricing";

test("what is typed is in the preview at once, and on the public page when it is saved", async ({
  page,
  context,
}) => {
  const pricing = await context.newPage();
  await pricing.goto("/pricing");
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);

  await setUp(page).fill("1,199.50");
  await expect(preview(page)).toContainText("Pay in full (20% discount)");
  await expect(preview(page)).toContainText("Buy Now $1,199.50 (Save 20%)");
  await expect(pricing.getByRole("button", { name: /^Buy Now/ })).toHaveText("Buy Now $1,349 (Save 10%)");

  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(pricing.getByRole("button", { name: /^Buy Now/ })).toHaveText("Buy Now $1,199.50 (Save 20%)");
  await page.reload();
  await expect(setUp(page)).toHaveValue("1199.50");

  await page.getByRole("button", { name: "Undo: Changed the set-up paid in full" }).click();
  await expect(setUp(page)).toHaveValue("1349");
  await expect(pricing.getByRole("button", { name: /^Buy Now/ })).toHaveText("Buy Now $1,349 (Save 10%)");
});

test("amounts that cannot be are told beside the field, and nothing is saved", async ({ page }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);

  await setUp(page).fill("1500");
  await expect(page.getByText("Not more than the regular price")).toBeVisible();
  await page.getByRole("textbox", { name: "A template" }).fill("free");
  await expect(page.getByText("Enter an amount such as 1,349 or 1349.50")).toBeVisible();
  // By the keyboard, since the button says that it is of no use now.
  await setUp(page).press("Enter");
  await expect(page.getByRole("button", { name: "Save prices" })).toBeDisabled();
  await expect(page.getByText("Nothing was changed yet.")).toBeVisible();

  await page.getByRole("button", { name: "Discard" }).click();
  await expect(setUp(page)).toHaveValue("1349");
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
});

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

test("a visitor may try amounts, and is refused when saving", { tag: "@full" }, async ({ page, trouble }) => {
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
