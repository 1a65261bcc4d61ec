import type { Page } from "@playwright/test";
import { demoLink, expect } from "./faults.ts";
import { sample } from "./sample.ts";

export const ADDRESSES = [
  "/",
  "/live-demos",
  "/module/arcade-cabinet",
  "/module/client-portal?as=manager",
  "/module-preview/client-portal",
  "/live-demos?q=nothing-of-this-name",
  "/module-preview/no-such-module",
  "/demo-accounts",
  "/no/such/page",
];

export const addresses = sample(ADDRESSES, 4);

/** Opens an address and what can be opened there. */
export async function lookAround(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForLoadState("load");
  if (address.includes("?as=")) {
    for (const section of ["Data View", "Reports", "Settings", "Dashboard"]) {
      await page.getByRole("tab", { name: section }).click();
    }
    await expect(page.getByRole("heading", { name: "Latest entries" })).toBeVisible();
  } else if (address.startsWith("/module/")) {
    await page.getByRole("tab", { name: "Custom Login" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
  } else if (address === "/") {
    await page.getByRole("banner").getByRole("button", { name: "Login", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
    const dialog = page.getByRole("dialog", { name: "Create account" });
    await dialog.getByRole("button", { name: "Create account" }).click();
    await expect(dialog.getByText("Required").first()).toBeVisible();
  } else if (address === "/live-demos") {
    await expect(demoLink(page)).toBeVisible();
    await page.getByRole("button", { name: "Reset demo data" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset demo data" }).click();
    await expect(page.getByText("Demo data restored", { exact: true })).toBeVisible();
  }
}
