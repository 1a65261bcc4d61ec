import type { Page } from "@playwright/test";
import { demoAccounts, welcome } from "../support/accounts.ts";
import { callsOf, login, notice } from "../support/login.ts";
import { expect, test } from "../support/test.ts";

test.describe("the second dialog, Create account", () => {
  test("is reached from beside the promotion of ten percent and from the login dialog, and leads back there", async ({
    page,
  }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByText("10% off any order with account creation", { exact: true })).toBeVisible();

    await main.getByRole("button", { name: "Create account" }).click();
    await expect(register(page)).toBeVisible();
    await page.keyboard.press("Escape");

    await expect(register(page)).toBeHidden();
    await expect(main.getByRole("button", { name: "Create account" })).toBeFocused();

    await page.getByRole("button", { name: "Login", exact: true }).click();
    await login(page).getByRole("button", { name: "Create account" }).click();
    await expect(register(page)).toBeVisible();
    await expect(login(page)).toBeHidden();
    await expect(register(page).getByLabel("First name")).toBeFocused();
    await register(page).getByRole("button", { name: "Sign in" }).click();
    await expect(login(page)).toBeVisible();
    await expect(register(page)).toBeHidden();
  });

  test("says that an e-mail address is taken, whatever its case", { tag: "@full" }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(/status of 409 .*\/api\/auth\/register/);
    await openRegister(page);

    await fillRegister(page, { ...nora, Email: demoAccounts.user.email.toUpperCase() });
    await submitRegister(page);

    const message = "An account with this e-mail address already exists. Sign in instead.";
    await expect(notice(page)).toContainText("Registration Failed");
    await expect(notice(page)).toContainText(message);
    await expect(register(page)).toContainText(message);
    await expect(register(page).getByLabel("First name")).toHaveValue("Nora");
  });

  test("makes one account of two quick clicks, and takes markup for a name", { tag: "@full" }, async ({
    page,
  }) => {
    const calls = callsOf(page, "/api/auth/register");
    await openRegister(page);
    await fillRegister(page, { ...nora, "First name": "<img src=x onerror=alert(1)>" });

    await register(page).getByRole("button", { name: "Create account" }).dblclick();

    await expect(welcome(page, nora.Email)).toBeVisible();
    expect(calls).toHaveLength(1);
    await expect(notice(page)).toContainText("<img src=x onerror=alert(1)>");
  });
});

const nora = {
  "First name": "Nora",
  "Last name": "Quill",
  Email: "nora@example.com",
  Password: "paper-kite-31",
};

const register = (page: Page) => page.getByRole("dialog", { name: "Create account" });

async function openRegister(page: Page) {
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(register(page)).toBeVisible();
}

async function fillRegister(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await register(page).getByLabel(label).fill(value);
}

const submitRegister = (page: Page) => register(page).getByRole("button", { name: "Create account" }).click();
