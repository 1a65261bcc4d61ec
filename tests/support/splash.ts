import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Marks the splash as seen in all pages of the context. */
export function rememberSplash(context: BrowserContext) {
  return context.addInitScript(() => {
    try {
      localStorage.setItem("has_seen_splash", "true");
    } catch {
      // about:blank, or a test that blocks storage
    }
  });
}

export async function skipSplash(page: Page) {
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page.locator("dialog#splash")).toBeHidden();
}
