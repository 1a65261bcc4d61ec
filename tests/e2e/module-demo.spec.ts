import type { Page } from "@playwright/test";
import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { colourOf } from "../support/colours.ts";
import { addModule, demoUsersOf, moduleCategories, sampleModules } from "../support/modules.ts";
import { expect, test } from "../support/test.ts";

test.describe("the login dialog", () => {
  test("says that there are no demo accounts, and allows only a manual login", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/live-demos");
    await addModule(page, { name: "Key Cabinet" });
    await page.goto("/module/key-cabinet");
    const login = dialog(page).getByRole("button", { name: "Login", exact: true });

    await expect(
      dialog(page).getByText("No demo accounts are available for this module. Try the custom login instead."),
    ).toBeVisible();
    await expect(login).toBeDisabled();

    await logInAs(page, "anybody", "anything");
    await expectLoggedIn(page, /^Logged in as anybody$/);
  });

  test("recognises a demo user who logs in manually", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");

    await logInAs(page, "the.abernathys", "garden-door-12");

    await expectLoggedIn(page, /the\.abernathys\s*Client$/);
  });

  test("does not recognise a demo user with another password", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");

    await logInAs(page, "the.abernathys", "walnut-gate-64");

    await expectLoggedIn(page, /^Logged in as the\.abernathys$/);
  });

  test("lies below the reset confirmation, and each Escape closes one of them", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/module/client-portal?reset=1");
    // A selector, because inert elements have no role.
    const box = (title: string) => page.locator('[role="dialog"]', { hasText: title });
    await expect(box("Reset demo data?")).toBeVisible();
    await expect(box("Instant Login")).toBeVisible();
    const lower = page.locator('[inert] [role="dialog"]');
    const title = (await lower.getByText("Instant Login").count()) > 0 ? "Reset demo data?" : "Instant Login";

    await page.keyboard.press("Escape");
    await expect(box(title)).toBeHidden();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("#root")).toHaveAttribute("inert");

    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("#root")).not.toHaveAttribute("inert");
  });

  test("its tabs respond to the arrow keys, Home and End", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");
    await dialog(page).getByRole("tab", { name: "Demo Login" }).focus();

    for (const [key, tab] of [
      ["ArrowRight", "Custom Login"],
      ["ArrowRight", "Demo Login"],
      ["End", "Custom Login"],
      ["Home", "Demo Login"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog(page).getByRole("tab", { name: tab })).toBeFocused();
      await expect(dialog(page).getByRole("tab", { selected: true })).toHaveText(tab);
    }
  });
});

test.describe("the demo interface", () => {
  test("receives the focus from its login dialog, and shows rows, status colours and a banner", {
    tag: "@short",
  }, async ({ page }) => {
    await page.goto("/module/client-portal");
    const opener = page.getByRole("button", { name: "Log in to the demo" });
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog(page).getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByRole("table")).toContainText("Gannet Row Dental");
    await expectLooks(page, "CRM");
  });

  test("has the colours and the banner of its category", { tag: "@full" }, async ({ page }) => {
    for (const category of moduleCategories) {
      await test.step(category, async () => {
        await enter(page, sampleModules[category].name);
        await expectLooks(page, category);
      });
    }
  });

  test("its figures are 8,850 players, 1,240 of them active, and an accuracy of 90.6%", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/module/puzzle-trail?as=guest");
    const overview = page.getByRole("complementary", { name: "Module Overview" });
    await expect(overview).toContainText("8,850");
    await expect(overview).toContainText("1,240");

    await page.goto("/module/copy-desk?as=user");
    await expect(overview).toContainText("90.6%");
  });

  test("has its navigation on the left and the overview on the right on a large screen, tabs on top on a small one", {
    tag: "@full",
  }, async ({ page }) => {
    await enter(page, "Client Portal");

    const [dashboard, settings, panel, overview] = await boxes(page);
    expect(settings.x).toBe(dashboard.x);
    expect(settings.y).toBeGreaterThan(dashboard.y + dashboard.height);
    expect(panel.x).toBeGreaterThan(dashboard.x + dashboard.width);
    expect(overview.x).toBeGreaterThanOrEqual(panel.x + panel.width);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await boxes(page))[1].y === (await boxes(page))[0].y).toBe(true);
    const [first, last, below, end] = await boxes(page);
    expect(last.x).toBeGreaterThan(first.x + first.width);
    expect(below.y).toBeGreaterThanOrEqual(first.y + first.height);
    expect(end.y).toBeGreaterThanOrEqual(below.y + below.height);
  });

  test("changes its section with the keyboard", { tag: "@full" }, async ({ page }) => {
    await enter(page, "Client Portal");
    await page.getByRole("tab", { name: "Dashboard" }).focus();

    for (const [key, section] of [
      ["ArrowDown", "Data View"],
      ["End", "Settings"],
      ["ArrowDown", "Dashboard"],
      ["ArrowUp", "Settings"],
      ["Home", "Dashboard"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name: section })).toBeFocused();
      await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 })).toHaveText(section);
    }
  });

  test("is still open after a reload, in the same section, and Logout closes it with a message", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/module/client-portal?as=client");
    await page.getByRole("tab", { name: "Settings" }).click();

    await page.reload();
    await expectLoggedIn(page, /the\.abernathys\s*Client$/);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Settings");
    await expect(dialog(page)).toBeHidden();

    await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Log in to the demo" })).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText("Demo Interface", { exact: true })).toBeHidden();
  });

  test("belongs to its module, and each tab has its own session", { tag: "@full" }, async ({
    page,
    context,
  }) => {
    await page.goto("/module/client-portal?as=client");
    await expectLoggedIn(page, /the\.abernathys/);

    const other = await context.newPage();
    await other.goto("/module/client-portal");
    await expectLoggedIn(other, /the\.abernathys/);
    await other.goto("/module/client-portal?as=manager");
    await expectLoggedIn(other, /studio\.manager/);
    await page.reload();
    await expectLoggedIn(page, /the\.abernathys/);
    await page.goto("/module/puzzle-trail");
    await expect(dialog(page)).toBeVisible();
  });

  test("ignores a damaged session", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal");
    await expect(dialog(page)).toBeVisible();

    for (const damaged of ["{", "null", "[]", '{"username":1}', '{"username":"a","section":"attic"}']) {
      await page.evaluate((value) => sessionStorage.setItem("demo_session Client Portal", value), damaged);
      await page.reload();
      await expect(dialog(page)).toBeVisible();
    }
  });
});

test.describe("?as= in the address", () => {
  test("shows no login dialog while it opens, not even briefly", { tag: "@full" }, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector("[role=dialog]")) sessionStorage.setItem("dialog", "seen");
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/module/client-portal?as=client");
    await expectLoggedIn(page, /the\.abernathys/);

    expect(await page.evaluate(() => sessionStorage.getItem("dialog"))).toBeNull();
  });

  test("leaves the login to the visitor if the module has no such type", { tag: "@full" }, async ({
    page,
  }) => {
    for (const type of ["developer", "emperor", "__proto__", "constructor", "%3Cb%3E", ""]) {
      await page.goto(`/module/client-portal?as=${type}`);

      await expect(dialog(page)).toBeVisible();
      await expect(page.getByText("Demo Interface", { exact: true })).toBeHidden();
    }
  });
});

test("an unknown module leads to Module Not Found, whatever the address", { tag: "@full" }, async ({
  page,
}) => {
  for (const slug of ["no-such-module", "__proto__", "constructor", "%E0%A4%A", "%00", "Client Portal"]) {
    await page.goto(`/module/${slug}`);

    await expect(page.getByRole("heading", { name: "Module Not Found" })).toBeVisible();
    const home = page.getByRole("main").getByRole("link", { name: "Return to Home" });
    await expect(home).toHaveAttribute("href", "/");
    await expect(page.getByText(/^Loading/)).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

/** Status colours of the rows in each category. */
const colours = {
  CRM: { Active: "green", Completed: "green", Pending: "yellow", Inactive: "yellow" },
  Games: { Active: "green", Maintenance: "blue", Beta: "yellow" },
  Security: { Secure: "green", Completed: "green", Warning: "blue", Critical: "red" },
  Productivity: { "In Progress": "blue", Completed: "green", Pending: "yellow", Active: "green" },
  AI: { Active: "green", Testing: "yellow", Training: "blue" },
} satisfies Record<ModuleCategory, Record<string, string>>;

/** Layout and colours of an entered demo, which only a browser can check. */
async function expectLooks(page: Page, category: ModuleCategory) {
  const image = page.getByRole("main").locator(`img[src="/images/banners/${category.toLowerCase()}.svg"]`);
  await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
  await page.getByRole("tab", { name: "Data View" }).click();
  for (const [status, colour] of Object.entries(colours[category])) {
    const badge = page.getByRole("tabpanel").getByText(status, { exact: true }).first();
    expect(await colourOf(badge), status).toBe(colour);
  }
}

/** Signs in with the module's first account and waits for the data. */
async function enter(page: Page, name: string) {
  const [{ userType } = { userType: "admin" }] = demoUsersOf(name);
  await page.goto(`/module/${name.toLowerCase().replaceAll(" ", "-")}?as=${userType}`);
  await expect(page.getByRole("table")).toBeVisible();
}

async function logInAs(page: Page, username: string, password: string) {
  await dialog(page).getByRole("tab", { name: "Custom Login" }).click();
  await dialog(page).getByLabel("Username").fill(username);
  await dialog(page).getByLabel("Password").fill(password);
  await dialog(page).getByRole("button", { name: "Login", exact: true }).click();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Instant Login" });

const expectLoggedIn = (page: Page, text: RegExp) => expect(page.getByText("Logged in as")).toHaveText(text);

/** Returns the boxes of the first and last tab, their panel, and the overview. */
async function boxes(page: Page) {
  const parts = [
    page.getByRole("tab", { name: "Dashboard" }),
    page.getByRole("tab", { name: "Settings" }),
    page.getByRole("tabpanel"),
    page.getByRole("complementary", { name: "Module Overview" }),
  ] as const;
  const [first, second, third, fourth] = parts;
  return [await boxOf(first), await boxOf(second), await boxOf(third), await boxOf(fourth)] as const;
}

async function boxOf(part: ReturnType<Page["getByRole"]>) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

const isLoaded = (image: HTMLElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
