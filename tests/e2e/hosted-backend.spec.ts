import type { Page, Route } from "@playwright/test";
import { demoAccounts, signIn, signInAsDemoUser, welcome } from "../support/accounts.ts";
import { installClock, stopClock } from "../support/clock.ts";
import { hostedAddress, productAddress, startHostedBackend } from "../support/hosted-backend.ts";
import { sample } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// The build names one address of a server, so there is one, and one test after the other.
test.describe.configure({ mode: "default" });
test.use({ baseURL: productAddress });

let server: Awaited<ReturnType<typeof startHostedBackend>>;

test.beforeAll(async () => {
  server = await startHostedBackend();
});
test.beforeEach(() => server.startAnew());
test.afterAll(() => server.stop());

test.describe("with a server of one's own", () => {
  test("the product lists its modules, and no worker is registered", async ({ page }) => {
    await page.goto("/live-demos");

    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
    await expect(modules(page)).toHaveCount(35);
    expect(callsTo("/api/modules")).toHaveLength(1);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await expect(page.getByText(/data stays in this tab/)).toBeHidden();
  });

  test("a demo is entered with one of its accounts", { tag: "@full" }, async ({ page }) => {
    await page.goto("/module/client-portal?as=client");

    await expect(page.getByText("Logged in as")).toHaveText(/the\.abernathys\s*Client$/);
    await expect(page.getByRole("table")).toContainText("Gannet Row Dental");
  });

  test("one signs in, is still signed in after a reload, and signs out", { tag: "@full" }, async ({
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

  test("each call carries the key, the cookies and, signed in, the bearer token", async ({ page }) => {
    await page.goto("/live-demos");
    await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
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

  test("nothing that belongs to an account is asked for without one", { tag: "@full" }, async ({ page }) => {
    for (const path of ["/", "/live-demos", "/demo-accounts", "/module-preview/client-portal"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    }
    await expect(page.getByRole("button", { name: "Login to Demo" })).toBeVisible();

    expect(server.calls.map(({ path }) => path).filter((path) => /auth|current/.test(path))).toEqual([]);
  });

  test("what was fetched once is not fetched again, neither by a page nor by the focus", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/live-demos");
    // Who goes on before that breaks the call off.
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

  test("the demo data is restored there, and what is on screen fetched anew", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/live-demos");
    await signIn(page, demoAccounts.admin);

    await page.getByRole("main").getByRole("button", { name: "Reset demo data" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset demo data" }).click();

    await expect(page.getByText("Demo data restored", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    expect(callsTo("/api/demo/reset")).toHaveLength(1);
    expect(callsTo("/api/modules")).toHaveLength(2);
  });

  test("api/login opens the login dialog at home", { tag: "@full" }, async ({ page }) => {
    await page.goto("/api/login");

    await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});

test.describe("a server that answers no more than the specification has", () => {
  const user = { email: "ann@example.com", role: "admin" };
  const project = {
    id: 7,
    name: "Harbour Crumb",
    description: "A bakery with boats in front",
    type: "web",
    status: "deployed",
    isPublic: true,
    features: ["Menu"],
    createdAt: "2026-05-04T10:00:00+00:00",
    createdBy: "ann@example.com",
  };

  test("has demo users without a number, who can be chosen and enter", async ({ page }) => {
    const demoUsers = ["admin", "client"].map((userType) => ({
      module: "Client Portal",
      userType,
      username: `${userType}.ann`,
      password: "lamp-27",
    }));
    await failAt(page, "demo-users", (route) => route.fulfill(withCors({ json: demoUsers })));
    await page.goto("/module-preview/client-portal");

    await page.getByRole("button", { name: "Client", exact: true }).click();
    await expect(page.getByRole("button", { name: "Client", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.getByRole("button", { name: "Admin", exact: true })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await page.getByRole("button", { name: "Login to Demo" }).click();

    await expect(page.getByText("Logged in as")).toHaveText(/client\.ann\s*Client$/);
  });

  test("has projects without a template, which are shown and can be opened", async ({ page }) => {
    await failAt(page, "projects/public", (route) => route.fulfill(withCors({ json: [project] })));
    await page.goto("/view-projects");
    await expect(page.getByText("Harbour Crumb")).toBeVisible();

    await page.goto("/app-view?project=7");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Crumb");
    await expect(page.getByText(/\b(undefined|null)\b/)).toHaveCount(0);
  });

  test("signs somebody in without a number and names, and adds modules without a word", async ({
    page,
    trouble,
  }) => {
    // What the specification does not have, such as the log of changes, this token opens to nobody.
    trouble.allow(...PROVOKED);
    await failAt(page, "auth/login", (route) => route.fulfill(withCors({ json: { user, token: "abc" } })));
    await failAt(page, "auth/user", (route) => route.fulfill(withCors({ json: { user } })));
    await failAt(page, "modules", (route) =>
      route.request().method() === "POST"
        ? route.fulfill(withCors({ status: 201, body: "" }))
        : route.continue(),
    );
    await page.goto("/admin/modules");
    await signIn(page, demoAccounts.admin);
    await expect(page.getByRole("banner").getByRole("link", { name: "App Marketplace" })).toBeVisible();

    await page.getByRole("textbox", { name: "Name" }).fill("Key Cabinet");
    await page.getByRole("combobox", { name: "Category" }).selectOption("Security");
    await page.getByRole("textbox", { name: "Description" }).fill("Knows which key hangs on which hook.");
    await page.getByRole("button", { name: "Add Module" }).click();

    await expect(notice(page)).toContainText("Module added");
    await page.goto("/beta-payment");
    await expect(page.getByLabel("Email")).toHaveValue(user.email);
    await expect(page.getByLabel("Name")).toHaveValue("");
    await expect(page.getByText(/\b(undefined|null)\b/)).toHaveCount(0);
  });
});

const badAnswers = {
  "an error 500": { status: 500, json: { error: "The till is on fire" } },
  "a page of HTML": { status: 200, contentType: "text/html", body: "<!doctype html><h1>Welcome to nginx" },
  "an empty body": { status: 200, body: "" },
  "another shape": { status: 200, json: [{ id: "one", name: 7, __proto__: { a: 1 } }] },
  "an error without a word": { status: 502, body: "" },
};

test.describe("when the modules are answered with", () => {
  for (const [name, answer] of sample(Object.entries(badAnswers), 1)) {
    test(`${name}, the page says so, Retry works and the header stays`, async ({ page, trouble }) => {
      trouble.allow(...PROVOKED);
      const fault = await failAt(page, "modules", (route) => route.fulfill(withCors(answer)));
      await page.goto("/live-demos");

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be shown");
      await expect(page.getByRole("main").getByRole("link", { name: "Return to Home" })).toBeVisible();
      await expect(page.getByText(/nginx|\bZod|JSON|undefined/)).toBeHidden();
      expect(fault.count(), "no call is repeated by itself").toBe(1);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "Retry" }).click();
      await expect.poll(fault.count).toBe(2);
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();

      await fault.stop();
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(modules(page)).toHaveCount(35);
    });
  }

  test("nothing for ten seconds, the page says so and Retry works", async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    await installClock(page);
    const fault = await failAt(page, "modules", () => {});
    await page.goto("/module-preview/client-portal");
    await expect.poll(fault.count).toBe(1);

    // The clock goes on by itself as well, by more on a busy machine.
    await page.clock.runFor(7_000);
    await expect(page.getByText("Loading module preview...")).toBeVisible();
    await page.clock.runFor(3_500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be shown");

    await fault.stop();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Portal");
  });

  test("an error, another page opens all the same", { tag: "@full" }, async ({ page, trouble }) => {
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
  for (const [name, answer] of sample(Object.entries(badAnswers), 1)) {
    test(`with ${name}, a notice says so and Retry works`, async ({ page, trouble }) => {
      trouble.allow(...PROVOKED);
      const fault = await failAt(page, "demo-users", (route) => route.fulfill(withCors(answer)));
      await page.goto("/live-demos");

      await expect(notice(page)).toContainText("Error");
      await expect(notice(page)).toContainText("Failed to load demo users. Please try again.");
      await expect(modules(page)).toHaveCount(35);

      await fault.stop();
      await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("link", { name: "Enter Copy Desk as Manager" })).toBeVisible();
      await expect(page.getByRole("main").getByText("Failed to load demo users.")).toBeHidden();
    });
  }

  test("each page that wants them says so", { tag: "@full" }, async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    await failAt(page, "demo-users", (route) => route.fulfill(withCors({ status: 500 })));

    for (const path of ["/demo-accounts", "/module-preview/client-portal"]) {
      await page.goto(path);
      await expect(notice(page)).toContainText("Failed to load demo users. Please try again.");
      await expect(page.getByRole("main").getByRole("button", { name: "Retry" })).toBeVisible();
    }
  });

  test("it is in the console as well", async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await failAt(page, "demo-users", (route) => route.fulfill(withCors({ status: 500 })));

    await page.goto("/module/client-portal");

    await expect.poll(() => errors.join("\n")).toContain("The demo users could not be loaded.");
  });

  test("one can still log in by hand, and opening the dialog again tries again", { tag: "@full" }, async ({
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

    await expect(dialog.getByRole("button", { name: "Client", exact: true })).toBeVisible();
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

test("while the demo users are being loaded, the login dialog says so and Login waits in both tabs", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await failAt(page, "demo-users", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/module/client-portal");
  const dialog = page.getByRole("dialog", { name: "Instant Login" });
  const login = dialog.getByRole("button", { name: "Login", exact: true });

  await expect(dialog.getByText("Loading demo accounts…")).toBeVisible();
  await expect(login).toBeDisabled();
  await dialog.getByRole("tab", { name: "Custom Login" }).click();
  await expect(dialog.getByText("Loading demo accounts…")).toBeVisible();
  await expect(login).toBeDisabled();
  await dialog.getByRole("tab", { name: "Demo Login" }).click();
  release();

  await expect(dialog.getByRole("button", { name: "Admin", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(login).toBeEnabled();
});

test.describe("when the server fails at", () => {
  for (const [name, answer] of sample(Object.entries(badAnswers), 1)) {
    test(`a login with ${name}, a notice has its words or "Login failed"`, async ({ page, trouble }) => {
      trouble.allow(...PROVOKED);
      await failAt(page, "auth/login", (route) => route.fulfill(withCors(answer)));
      await page.goto("/");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Welcome Back" });
      await dialog.getByRole("button", { name: "User Demo" }).click();

      await dialog.getByRole("button", { name: "Sign In" }).click();

      const words = name === "an error 500" ? "The till is on fire" : "Login failed";
      await expect(notice(page)).toContainText("Login Failed");
      await expect(notice(page)).toContainText(words);
      await expect(dialog.getByText(words, { exact: true })).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Sign In" })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    });
  }

  test("a registration without a word, the notice says Registration failed", async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    await failAt(page, "auth/register", (route) => route.fulfill(withCors({ status: 500 })));
    await page.goto("/");
    await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
    const dialog = page.getByRole("dialog", { name: "Create account" });
    await dialog.getByLabel("First name").fill("Nora");
    await dialog.getByLabel("Last name").fill("Quill");
    await dialog.getByLabel("Email").fill("nora@example.com");
    await dialog.getByLabel("Password").fill("paper-kite-31");

    await dialog.getByRole("button", { name: "Create account" }).click();

    await expect(notice(page)).toContainText("Registration failed");
    await expect(dialog.getByLabel("First name")).toHaveValue("Nora");
  });

  test("a logout, one is signed out all the same", async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    const fault = await failAt(page, "auth/logout", (route) => route.fulfill(withCors({ status: 500 })));
    await page.goto("/");
    await signInAsDemoUser(page);

    await page.getByRole("button", { name: "Logout" }).click();

    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect.poll(fault.count).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await page.reload();
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  });

  test("a logout by not answering, one is signed out without waiting", { tag: "@full" }, async ({
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

  test("checking who is signed in, the token is removed", async ({ page, trouble }) => {
    trouble.allow(...PROVOKED);
    await page.goto("/");
    await signInAsDemoUser(page);
    await failAt(page, "auth/user", (route) => route.fulfill(withCors({ status: 503 })));

    await page.reload();

    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });

  test("restoring the demo data, the dialog says so and stays", { tag: "@full" }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(...PROVOKED);
    const { "an error 500": answer } = badAnswers;
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

/** What the browser and the product log about a call that fails. */
const PROVOKED = [
  /Failed to load resource: .*\/api\//,
  /The demo users could not be loaded\./,
  // What the error boundary has caught.
  /^console: (%o\b|ApiError: 50|SyntaxError: |Error: There was no answer|\$?ZodError)/,
  /request: http:\/\/localhost:4199\/api\//,
];

const modules = (page: Page) => page.getByRole("heading", { level: 3 });

const notice = (page: Page) => page.getByRole("region", { name: /^Notification/ }).getByRole("listitem");

const callsTo = (path: string) => server.calls.filter((call) => call.path === path);

/** Answers one call of the product in the server's place, until `stop`. */
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
