import type { Page, Route } from "@playwright/test";
import { demoAccounts, signIn, signInAsDemoUser, welcome } from "../support/accounts.ts";
import { installClock, stopClock } from "../support/clock.ts";
import { hostedAddress, productAddress, startHostedBackend } from "../support/hosted-backend.ts";
import { expect, test } from "../support/test.ts";

// The build has a single server address, so the tests share one server and run in order.
test.describe.configure({ mode: "default" });
test.use({ baseURL: productAddress });

let server: Awaited<ReturnType<typeof startHostedBackend>>;

test.beforeAll(async () => {
  server = await startHostedBackend();
});
test.beforeEach(() => server.startAnew());
test.afterAll(() => server.stop());

test.describe("with the adopter's own server", () => {
  test("the product lists its modules without a worker; each call carries the key, the cookies and, signed in, the bearer token", async ({
    page,
  }) => {
    await page.goto("/live-demos");
    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
    await expect(modules(page)).toHaveCount(35);
    expect(callsTo("/api/modules")).toHaveLength(1);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await expect(page.getByText(/data stays in this tab/)).toBeHidden();
    await signInAsDemoUser(page);
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));

    await page.reload();
    await expect(welcome(page)).toBeVisible();
    await expect.poll(() => callsTo("/api/modules").length).toBe(2);

    expect(server.calls.every(({ headers }) => headers.apikey === "test-key")).toBe(true);
    expect(callsTo("/api/auth/login")[0]?.headers["content-type"]).toBe("application/json");
    expect(callsTo("/api/auth/login")[0]?.headers.cookie).toBe("visitor=1");
    expect(callsTo("/api/auth/user")[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(callsTo("/api/modules")[0]?.headers.authorization).toBeUndefined();
    expect(callsTo("/api/modules")[1]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test("a demo is entered with one of its accounts", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal?as=client");

    await expect(page.getByText("Logged in as")).toHaveText(/the\.abernathys\s*Client$/);
    await expect(page.getByRole("table")).toContainText("Gannet Row Dental");
  });

  test("a visitor signs in, is still signed in after a reload, and signs out", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/");

    await signInAsDemoUser(page);
    await page.reload();
    await expect(welcome(page)).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();

    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect.poll(() => callsTo("/api/auth/logout").length).toBe(1);
  });

  test("data of an account is not requested without one", { tag: "@full" }, async ({ page }) => {
    for (const path of ["/", "/live-demos", "/demo-accounts", "/module-preview/client-portal"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    }
    await expect(page.getByRole("button", { name: "Login to Demo" })).toBeVisible();

    expect(server.calls.map(({ path }) => path).filter((path) => /auth|current/.test(path))).toEqual([]);
  });

  test("fetched data is not fetched again, neither by another page nor on focus", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/live-demos");
    // Navigating earlier would abort the call.
    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
    await page.getByRole("link", { name: "Client Portal", exact: true }).click();
    await expect(page.getByRole("button", { name: "Login to Demo" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();

    await page.evaluate(() => {
      dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new Event("online"));
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();
    await expect(page.getByRole("region", { name: "Client Portal" })).toBeVisible();

    expect(callsTo("/api/modules")).toHaveLength(1);
    expect(callsTo("/api/demo-users")).toHaveLength(1);
  });

  test("the demo data is restored on the server, and the data on screen is fetched again", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/live-demos");
    await signIn(page, demoAccounts.admin);

    await page.getByRole("main").getByRole("button", { name: "Reset demo data" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset demo data" }).click();

    await expect(page.getByText("Demo data restored", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    expect(callsTo("/api/demo/reset")).toHaveLength(1);
    expect(callsTo("/api/modules")).toHaveLength(2);
  });

  test("api/login opens the login dialog on the home page", { tag: "@full" }, async ({ page }) => {
    await page.goto("/api/login");

    await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});

test.describe("when the modules are answered with", () => {
  test("an error, other pages still open", { tag: "@full" }, async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    await failAt(page, "modules", (route) => route.fulfill(withCors({ status: 500 })));
    await page.goto("/live-demos");
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();

    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();

    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page could not be shown");
  });
});

test.describe("when the demo users fail to load", () => {
  test("each page that needs them says so", { tag: "@full" }, async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    await failAt(page, "demo-users", (route) => route.fulfill(withCors({ status: 500 })));

    for (const path of ["/demo-accounts", "/module-preview/client-portal"]) {
      await page.goto(path);
      await expect(notice(page)).toContainText("Failed to load demo users. Please try again.");
      await expect(page.getByRole("main").getByRole("button", { name: "Retry" })).toBeVisible();
    }
  });

  test("a manual login still works, and opening the dialog again tries again", { tag: "@full" }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(...PROVOKED);
    const fault = await failAt(page, "demo-users", (route) => route.fulfill(withCors({ status: 500 })));
    await page.goto("/module/client-portal");
    const dialog = page.getByRole("dialog", { name: "Instant Login" });
    await expect(dialog.getByText(/No demo accounts are available|Failed to load demo users/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Login", exact: true })).toBeDisabled();
    await dialog.getByRole("tab", { name: "Custom Login" }).click();
    await expect(dialog.getByRole("button", { name: "Login", exact: true })).toBeEnabled();

    await fault.stop();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Log in to the demo" }).click();

    await expect(dialog.getByRole("radio", { name: "Client", exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  });

  test("a link with ?as= leaves the login to the visitor", { tag: "@full" }, async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    const fault = await failAt(page, "demo-users", (route) => route.fulfill(withCors({ status: 500 })));
    await page.goto("/module/client-portal?as=client");

    const dialog = page.getByRole("dialog", { name: "Instant Login" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("tab", { name: "Custom Login" }).click();
    await dialog.getByLabel("Username").fill("anybody");
    await dialog.getByLabel("Password").fill("anything");
    await dialog.getByRole("button", { name: "Login", exact: true }).click();

    await expect(page.getByText("Logged in as")).toHaveText(/^Logged in as anybody$/);
    expect(fault.count()).toBeLessThanOrEqual(2);
  });

  test("and not within ten seconds, that is a failure like any other", { tag: "@full" }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(...PROVOKED);
    await installClock(page);
    const fault = await failAt(page, "demo-users", () => {});
    await page.goto("/demo-accounts");
    await expect.poll(fault.count).toBe(1);
    await expect(page.getByText("Loading demo accounts…")).toBeVisible();

    await page.clock.runFor(10_500);

    await expect(notice(page)).toContainText("Failed to load demo users. Please try again.");
    await expect(page.getByText("Loading demo accounts…")).toBeHidden();
  });
});

test.describe("when the server fails at", () => {
  test("a logout by not answering, the visitor is signed out without waiting", { tag: "@full" }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(...PROVOKED);
    await installClock(page);
    await failAt(page, "auth/logout", () => {});
    await page.goto("/");
    await signInAsDemoUser(page);
    await stopClock(page);

    await page.getByRole("button", { name: "Logout" }).click();

    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  });

  test("restoring the demo data, the dialog says so and stays", { tag: "@full" }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(...PROVOKED);
    const answer = { status: 500, json: { error: "The till is on fire" } };
    await failAt(page, "demo/reset", (route) => route.fulfill(withCors(answer)));
    await page.goto("/live-demos?reset=1");
    const dialog = page.getByRole("dialog", { name: "Reset demo data?" });

    await dialog.getByRole("button", { name: "Reset demo data" }).click();

    await expect(dialog).toContainText("The demo data could not be restored");
    await expect(page.getByText("Demo data restored", { exact: true })).toBeHidden();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(modules(page)).toHaveCount(35);
  });
});

/** Log lines of the browser and the product about a failed call. */
const PROVOKED = [
  /Failed to load resource: .*\/api\//,
  /The demo users could not be loaded\./,
  // From the error boundary.
  /^console: (%o\b|ApiError: 50|SyntaxError: |Error: There was no answer|\$?ZodError)/,
  /request: http:\/\/localhost:4199\/api\//,
];

const modules = (page: Page) => page.getByRole("heading", { level: 3 });

const notice = (page: Page) => page.getByRole("region", { name: /^Notification/ }).getByRole("listitem");

const callsTo = (path: string) => server.calls.filter((call) => call.path === path);

/** Answers one call instead of the server, until `stop`. */
async function failAt(page: Page, call: string, answer: (route: Route) => unknown) {
  const address = `${hostedAddress}/api/${call}`;
  let count = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    count += 1;
    await answer(route);
  });
  return { count: () => count, stop: () => page.unroute(address) };
}

type Answer = Parameters<Route["fulfill"]>[0];

const withCors = (answer: Answer): Answer => ({
  ...answer,
  headers: {
    "access-control-allow-origin": productAddress,
    "access-control-allow-credentials": "true",
  },
});
