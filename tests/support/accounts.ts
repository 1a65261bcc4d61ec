import { expect, type Page } from "@playwright/test";
import { demoAccounts } from "#src/contract/demo.ts";

export { demoAccounts };

/** Signs in through the dialog on a wide screen, where the header has the button. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome Back" });
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Logout" }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

export const signInAsDemoUser = (page: Page) => signIn(page, demoAccounts.user);
export const signInAsDemoAdmin = (page: Page) => signIn(page, demoAccounts.admin);

/** The header's text for a signed-in user, which the menu of small screens contains too. */
export const welcome = (page: Page, email: string = demoAccounts.user.email) =>
  page.getByText(`Welcome, ${email}`, { exact: true }).filter({ visible: true });

/** Signs in with the button on an admin page. */
export async function enterAsDemoAdmin(page: Page) {
  await page.getByRole("button", { name: "Sign in as demo admin" }).first().click();
  await expect(page.getByText(`You are signed in as ${demoAccounts.admin.email}.`)).toBeVisible();
}
