import { type BrowserContext, expect, type Page } from "@playwright/test";

/** In all pages of this context the splash has been seen. */
export function rememberSplash(context: BrowserContext) {
  return context.addInitScript(() => {
    try {
      localStorage.setItem("has_seen_splash", "true");
    } catch {
      // a blank page, or a test that blocks the storage
    }
  });
}

export async function skipSplash(page: Page) {
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page.locator("dialog#splash")).toBeHidden();
}
