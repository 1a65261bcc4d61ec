import { expectNoViolations, openApp, reopen, runningApp } from "../support/apps.ts";
import { expect, test } from "../support/test.ts";

test("from a product through the basket to a saved order", async ({ page }) => {
  const shop = await openApp(page, "app-ecommerce");
  await shop.getByLabel("Search the shelves").fill("handle for three fingers");
  await shop.getByRole("button", { name: /^Morning cup/ }).click();
  await shop.getByRole("radio", { name: "Sea" }).click();
  await shop.getByRole("button", { name: "Add to basket" }).click();
  await shop.getByRole("button", { name: "To the basket" }).click();
  await shop.getByRole("button", { name: "One Morning cup, Sea more" }).click();
  await expect(shop.getByText("$65.50")).toBeVisible();
  await expectNoViolations(page);

  await shop.getByRole("button", { name: "Place the order" }).click();
  await expect(shop.getByText("Who is it for?")).toBeVisible();
  await shop.getByLabel("Name").fill("Ada Lindqvist");
  await reopen(page);
  await shop.getByRole("button", { name: "Basket (2)" }).click();
  await expect(shop.getByLabel("Name")).toHaveValue("Ada Lindqvist");
  await shop.getByLabel("Street and number").fill("Quay 4");
  await shop.getByLabel("Postcode and town").fill("5003 Bergen");
  await shop.getByRole("button", { name: "Place the order" }).click();
  await expect(shop.getByRole("heading", { name: "Thank you, Ada Lindqvist." })).toBeFocused();

  await reopen(page);
  await runningApp(page).getByRole("button", { name: "All orders" }).click();
  await expect(runningApp(page).getByText("KT-1041")).toBeVisible();
});
