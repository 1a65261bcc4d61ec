import { expect, type Page } from "@playwright/test";

/** Adds plans and extras to the cart by name on the pricing page, and opens the cart. */
export async function fillCart(page: Page, ...names: string[]) {
  await page.goto("/pricing");
  for (const name of names) {
    await page.getByRole("button", { name: `Add to cart ${name}`, exact: true }).click();
    const description = page.locator("[data-notifications]").getByText(name);
    await expect(description.first()).toBeVisible();
  }
  await openCart(page);
}

/** Uses the link in the header, because a reload would sign the visitor out. */
export async function openCart(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
}

export const summary = (page: Page) => page.getByRole("region", { name: "What you pay" });

export async function fillCheckout(page: Page, name = "Nora Quill", email = "nora@example.com") {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
}

export const payButton = (page: Page) => page.getByRole("button", { name: /, simulated$/ });
