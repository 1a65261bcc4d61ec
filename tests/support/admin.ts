import { expect, type Page } from "@playwright/test";

/** By the button that every page of the administration has for it. */
export async function becomeDemoAdmin(page: Page) {
  await page.getByRole("button", { name: "Sign in as demo admin" }).first().click();
  await expect(page.getByRole("complementary", { name: "Who may do what" })).toContainText(
    "You are signed in as",
  );
}

/** Chooses a file as if it came from the visitor's disk. */
export const chooseFile = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .getByLabel("Choose a file")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });

export const log = (page: Page) => page.getByRole("region", { name: "Change log" });
