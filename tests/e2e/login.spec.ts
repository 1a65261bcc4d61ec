import type { Page } from "@playwright/test";
import { demoAccounts, signIn, signInAsDemoUser, welcome } from "../support/accounts.ts";
import { callsOf, login, notice } from "../support/login.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.describe("the login dialog", () => {
  test("does not say whether there is an account", { tag: "@full" }, async ({ page, trouble }) => {
    trouble.allow(/status of 401 .*\/api\/auth\/login/);
    await openLogin(page);

    await fillLogin(page, { email: "nobody@example.com", password: demoAccounts.user.password });

    await expect(notice(page)).toContainText("Invalid email or password");
  });

  test("stands a megabyte in a field", { tag: "@full" }, async ({ page }) => {
    await openLogin(page);

    await fillLogin(page, { email: "a".repeat(1_000_000), password: "x" });
    await expect(login(page).getByLabel("Email")).toHaveAccessibleDescription("At most 254 characters");

    await fillLogin(page, demoAccounts.user);
    await expect(welcome(page)).toBeVisible();
  });

  test("keeps the focus inside", { tag: "@full" }, async ({ page }) => {
    await openLogin(page);

    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest("#root") !== null && document.activeElement !== document.body,
      );
      expect(isOutside).toBe(false);
    }
  });

  test("makes one session of two quick clicks", { tag: "@full" }, async ({ page }) => {
    const calls = callsOf(page, "/api/auth/login");
    await openLogin(page);
    await login(page).getByRole("button", { name: "User Demo" }).click();

    await login(page).getByRole("button", { name: "Sign In" }).dblclick();

    await expect(welcome(page)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(await storedSessions(page)).toBe(1);
  });
});

test.describe("somebody who has signed in", () => {
  test("may write the e-mail address in capitals", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");

    await signIn(page, { ...demoAccounts.user, email: " USER@Sitewright.EXAMPLE " });

    await expect(welcome(page)).toBeVisible();
  });

  test("has the focus where the dialog has left it, is signed in after a reload, and sees of the admin links those of the width", {
    tag: "@short",
  }, async ({ page }) => {
    await openLogin(page);
    await expect(login(page).getByLabel("Email")).toBeFocused();
    const opener = page.getByRole("button", { name: "Login", exact: true });
    await page.keyboard.press("Escape");
    await expect(login(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await fillLogin(page, demoAccounts.admin);
    await expect(login(page)).toBeHidden();
    await expect(page.getByRole("button", { name: demoAccounts.admin.email })).toBeFocused();
    await page.reload();

    const links = page.getByRole("list", { name: "Administration" }).getByRole("link");
    await expect(links).toHaveText(["App Marketplace", "AI Assistant", "Upload Plans", "Admin Pricing"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link", { name: "App Marketplace" })).toBeVisible();
    for (const name of ["AI Assistant", "Upload Plans", "Admin Pricing"]) {
      await expect(menu.getByRole("link", { name })).toBeHidden();
    }

    await menu.getByRole("button", { name: "Logout" }).click();
    await expect.poll(() => storedSessions(page)).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(menu.getByRole("link", { name: "App Marketplace" })).toBeHidden();
  });

  test("signs in and out in the mobile menu", { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Login", exact: true }).click();

    await fillLogin(page, demoAccounts.user);
    await expect(login(page)).toBeHidden();
    const menu = page.getByRole("navigation", { name: "Main" });
    if (await menu.getByRole("button", { name: "Open menu" }).isVisible()) {
      await menu.getByRole("button", { name: "Open menu" }).click();
    }
    await expect(welcome(page)).toBeVisible();
    await menu.getByRole("button", { name: "Logout" }).click();

    await expect(menu.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  });

  test("is signed in and out in all tabs", { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/live-demos");
    await expect(other.getByRole("button", { name: "Login", exact: true })).toBeVisible();

    await signInAsDemoUser(page);
    await expect(welcome(other)).toBeVisible();

    await other.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  });
});

test("a token that nobody knows is removed, and the visitor signed out", { tag: "@full" }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 401 .*\/api\/auth\/user/);
  await page.goto("/");
  await storeToken(page, "0123456789abcdef0123456789abcdef");

  await page.reload();

  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
});

test("a token that cannot be one is removed without asking", { tag: "@full" }, async ({ page }) => {
  const calls = callsOf(page, "/api/auth/user");
  await page.goto("/");

  for (const garbage of ["", "two words", "a\nb\u0000", "x".repeat(1_000_000)]) {
    await storeToken(page, garbage);
    await page.reload();
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
  }
  expect(calls).toHaveLength(0);
});

test.describe("the address api/login", () => {
  test("leads home, with the login dialog open, on a first visit and on later ones", {
    tag: "@full",
  }, async ({ page }) => {
    for (const visit of ["first", "second"]) {
      await page.goto("/api/login");
      await expect(login(page), visit).toBeVisible();
      await expect(page).toHaveURL("/");
      await page.evaluate(async () => {
        const { serviceWorker } = navigator;
        if (serviceWorker.controller) return;
        await new Promise((resolve) => {
          serviceWorker.addEventListener("controllerchange", resolve, { once: true });
        });
      });
    }

    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(login(page)).toBeHidden();
  });

  test.describe("without a worker", () => {
    test.use(withoutWorker);

    test("leads there as well, and one can sign in", { tag: "@full" }, async ({ page }) => {
      await page.goto("/api/login");
      await expect(login(page)).toBeVisible();
      await expect(page).toHaveURL("/");

      await fillLogin(page, demoAccounts.user);

      await expect(welcome(page)).toBeVisible();
    });
  });
});

/** On the page that is there soonest; the dialog is on every one. */
async function openLogin(page: Page) {
  await page.goto("/no/such/page");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(login(page)).toBeVisible();
}

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await login(page).getByLabel("Email").fill(email);
  await login(page).getByLabel("Password").fill(password);
  await login(page).getByRole("button", { name: "Sign In" }).click();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("auth_token"));

const storeToken = (page: Page, token: string) =>
  page.evaluate((token) => localStorage.setItem("auth_token", token), token);

/** How many sessions the backend keeps. */
const storedSessions = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("sitewright-backend");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("sessions").objectStore("sessions").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
