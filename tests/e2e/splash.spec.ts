import type { Page } from "@playwright/test";
import { installClock, stopClock } from "../support/clock.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

const FLAG = "has_seen_splash";
const TICK_MS = 200;
/** A page without calls, which would time out when the test advances the clock. */
const QUIET = "/no/such/page";

test.use({ splash: "due" });

// These tests advance the clock by a minute, during which a starting backend times out.
test.beforeEach(({ trouble }) => trouble.allow(/backend could not answer\. TimeoutError/));

test.describe("its steps", () => {
  test("the progress bar always completes", { tag: "@full" }, async ({ page }) => {
    await installClock(page);
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.goto(QUIET);
    await stopClock(page);
    await untilAlive(page);

    await page.clock.runFor(100 * TICK_MS);

    const bar = splash(page).getByRole("progressbar");
    expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(100);
  });

  test("the same with reduced motion", { tag: "@full" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(QUIET);
    await untilAlive(page);

    await page.clock.runFor(100 * TICK_MS + 1_000);

    await expect(splash(page).getByRole("button", { name: "Get Started" })).toBeVisible();
  });
});

test.describe("ways out", () => {
  test('"Skip for Now" fades out within 0.8 s', { tag: "@full" }, async ({ page }) => {
    await page.clock.install();
    await page.goto(QUIET);
    await untilChoice(page);

    await leaveInTime(page, "Skip for Now");
  });

  test("the section named in the address is behind it", async ({ page }) => {
    await page.goto("/help#exported-site");
    await expect(splash(page)).toBeVisible();
    await page.keyboard.press("Escape");

    await expect(splash(page)).toBeHidden();
    await expect(page.locator("#exported-site-title")).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("Escape skips, even before any other script has loaded", { tag: "@full" }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(/ERR_FAILED/);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/", { waitUntil: "commit" });
    await expect(splash(page)).toBeVisible();

    await page.keyboard.press("Escape");

    await expect(splash(page)).toBeHidden();
    expect(await flag(page)).not.toBeNull();
  });

  test("the promise of the product and Skip for Now are shown from the first frame, without any other script", async ({
    page,
    trouble,
  }) => {
    trouble.allow(/ERR_FAILED/);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/", { waitUntil: "commit" });

    await expect(splash(page)).toContainText("web app builder with 250+ business website templates");
    await expect(splash(page)).toContainText("AI-powered customisation");
    await splash(page).getByRole("button", { name: "Skip for Now" }).click();

    await expect(splash(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  for (const worker of ["with", "without"] as const) {
    const tag = worker === "without" ? ["@full"] : [];
    test.describe(`${worker} a worker`, { tag }, () => {
      if (worker === "without") test.use(withoutWorker);

      test("Login or Create Account goes to api/login, where the login dialog opens and no splash", async ({
        page,
      }) => {
        await page.clock.install();
        await page.goto("/full-preview/abc");
        await expect(page.locator("h1"), "somebody was sent here").toBeVisible();
        await expect(splash(page)).toBeHidden();
        await page.goto(QUIET);
        await untilChoice(page);
        const visited: string[] = [];
        page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));

        await splash(page).getByRole("button", { name: "Login or Create Account" }).click();

        await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
        await expect(splash(page)).toBeHidden();
        expect(await flag(page)).toBeNull();
      });
    });
  }

  test("a login stores the flag", { tag: "@full" }, async ({ page }) => {
    await page.goto("/api/login");
    const dialog = page.getByRole("dialog", { name: "Welcome Back" });
    await dialog.getByRole("button", { name: "User Demo" }).click();
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Successfully logged in", { exact: true })).toBeVisible();

    await expect.poll(() => flag(page)).not.toBeNull();
  });
});

test.describe("where it is shown", () => {
  test("not on pages that are opened from a link", { tag: "@full" }, async ({ page }) => {
    for (const path of [
      "/full-preview/abc",
      "/demo-preview",
      "/app-preview/law-firm-ledger",
      "/beta-payment",
    ]) {
      await page.goto(path);

      await expect(page.locator("h1"), path).toBeVisible();
      await expect(splash(page), path).toBeHidden();
    }
  });

  test("once per load: not again after navigation", { tag: "@full" }, async ({ page }) => {
    await page.goto("/demo-preview");
    await page
      .getByRole("link", { name: "Return to Home" })
      .or(page.getByRole("link", { name: "Home" }))
      .first()
      .click();

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(splash(page)).toBeHidden();
    await page.reload();
    await expect(splash(page)).toBeVisible();
  });

  test("once per load where the storage refuses", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await splash(page).getByRole("button", { name: "Skip for Now" }).click();
    await expect(splash(page)).toBeHidden();
    await page.getByRole("link", { name: "Demo accounts" }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "Demo accounts" })).toBeVisible();
    await expect(splash(page)).toBeHidden();

    await page.reload();

    await expect(splash(page)).toBeVisible();
  });

  test("greets the prospect of the link, as text", { tag: "@full" }, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${QUIET}?prospect=${encodeURIComponent("<img src=x onerror=alert(1)> & Sons")}`);
    await untilAlive(page);

    await page.clock.runFor(100 * TICK_MS + 1_000);

    await expect(splash(page).getByRole("heading")).toHaveText(
      "Welcome, <img src=x onerror=alert(1)> & Sons",
    );
  });
});

test("the page behind it is complete, inert and painted when visible; the focus stays inside, and it appears once", {
  tag: "@short",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/module/client-portal");
  await expect(splash(page)).toBeVisible();
  await untilAlive(page);
  // The page also opens a dialog, which must wait for the splash.
  await expect(page.locator("[role=dialog]")).toBeAttached();
  const behind = page.locator("#root");
  await expect(behind).toHaveCSS("opacity", "0");

  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("#splash") !== null,
    );
    expect(isInside).toBe(true);
  }

  await untilChoice(page);
  await leaveInTime(page, "Continue as Guest");
  await expect(page.getByRole("dialog", { name: "Instant Login" })).toBeFocused();
  await page.reload();
  await expect(page.locator("h1")).toBeVisible();
  await expect(splash(page)).toBeHidden();
});

const splash = (page: Page) => page.locator("dialog#splash");
const flag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FLAG);

/** Waits until React has hydrated the splash. */
async function untilAlive(page: Page) {
  await page.waitForFunction(() => {
    const content = document.querySelector("#splash > *");
    return content && Object.keys(content).some((key) => key.startsWith("__reactProps"));
  });
}

async function untilChoice(page: Page) {
  await untilAlive(page);
  await page.clock.runFor(100 * TICK_MS + 1_000);
  await splash(page).getByRole("button", { name: "Get Started" }).click();
}

/** Checks that the splash fades for 0.8 s above the visible page, and that the choice is stored. */
async function leaveInTime(page: Page, name: string) {
  await stopClock(page);
  await splash(page).getByRole("button", { name }).click();
  await expect(page.locator("#root")).toHaveCSS("opacity", "1");
  await page.clock.runFor(799);
  await expect(splash(page), "it is still fading").toBeVisible();
  await page.clock.runFor(1);
  await expect(splash(page)).toBeHidden();
  expect(await flag(page)).not.toBeNull();
}
