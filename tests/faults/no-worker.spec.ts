import type { BrowserContext, Page } from "@playwright/test";
import { demoAccounts, signInAsDemoAdmin } from "../support/accounts.ts";
import {
  addModules,
  callsOnTheNetwork,
  demoLink,
  expect,
  missing,
  type Site,
  sending,
  test,
} from "../support/faults.ts";
import { sample } from "../support/sample.ts";
import { rememberSplash } from "../support/splash.ts";

const IN_PAGE_NOTICE = /Your data stays in this tab’s browser storage/;

const causes: [string, (context: BrowserContext, site: Site) => Promise<void> | void][] = [
  ["the browser knows no service workers", withoutServiceWorkers],
  [
    "the browser refuses to register a worker",
    (context) =>
      context.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException("Refused", "SecurityError"));
      }),
  ],
  ["the worker's script is missing", (_, site) => site.replace(/worker\.js/, missing)],
  [
    "a page is sent in place of the worker's script",
    (_, site) => site.replace(/worker\.js/, sending("text/html", "<!doctype html><title>Sorry</title>")),
  ],
  [
    "the worker's script does not parse",
    (_, site) => site.replace(/worker\.js/, sending("text/javascript", "self.addEventListener(")),
  ],
  [
    "the worker's script throws",
    (_, site) => site.replace(/worker\.js/, sending("text/javascript", "throw new Error('Broken')")),
  ],
  ["the worker's script never arrives", (_, site) => site.replace(/worker\.js/, () => {})],
];

for (const [cause, prepare] of sample(causes, 1)) {
  test(`everything works when ${cause}`, async ({ context, page, site }) => {
    await prepare(context, site);

    await page.goto("/live-demos");

    await expectToWork(page, site);
  });
}

test.describe("with service workers blocked", () => {
  test.use({ serviceWorkers: "block" });

  test("everything works", { tag: "@full" }, async ({ page, site }) => {
    await page.goto("/live-demos");

    await expectToWork(page, site);
  });

  test("api/login leads to the login dialog", async ({ page, site }) => {
    await page.goto("/api/login");

    await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/`);
  });

  test("the demo data can be reset", { tag: "@full" }, async ({ page }) => {
    await page.goto("/live-demos");
    await expect(demoLink(page)).toBeVisible();
    await addModules(page, "page", [{ name: "Lost and Found" }]);
    await page.reload();
    await expect(page.getByRole("link", { name: "Lost and Found", exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Reset demo data" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset demo data" }).click();

    await expect(page.getByText("Demo data restored", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Lost and Found", exact: true })).toBeHidden();
    await expect(demoLink(page)).toBeVisible();
  });
});

test("a worker that was removed while the page is open is replaced by the page", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto("/live-demos");
  await expect(demoLink(page)).toBeVisible();
  site.replace(/worker\.js/, missing);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister();
    }
  });

  await page.reload();

  await expectToWork(page, site);
});

test("on an address without TLS, where the browser withholds many APIs, everything works", {
  tag: "@full",
}, async ({ playwright, launchOptions, site }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP insecure.test 127.0.0.1"],
  });
  const page = await browser.newPage({ baseURL: site.origin.replace("localhost", "insecure.test") });
  await rememberSplash(page.context());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));

  await page.goto("/live-demos");
  expect(await withheld(page)).toEqual([true, true, true, true]);
  await expect(page.getByText(IN_PAGE_NOTICE)).toBeVisible();
  await expect(demoLink(page)).toBeVisible();
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await fillRegistration(page);
  await expect(
    page.getByText("Your account is ready, Ida. The account works in this browser only.", { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("Welcome, ida@example.com").first()).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByLabel("Email").fill("ida@example.com");
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Welcome, ida@example.com").first()).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await signInAsDemoAdmin(page);
  const [added] = await addModules(page, "page", [{}]);
  expect(added?.status).toBe(200);
  await page.reload();
  await expect(page.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
  expect(callsOnTheNetwork(site)).toEqual([]);
  expect(errors).toEqual([]);
  await browser.close();
});

test("a wrong password is refused without a worker too", { tag: "@full" }, async ({ context, page }) => {
  await withoutServiceWorkers(context);
  await page.goto("/");

  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByLabel("Email").fill(demoAccounts.user.email);
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("dialog").getByText("Invalid email or password")).toBeVisible();
});

/** Lists modules, signs in, adds a module, and finds both after a reload, all without a network. */
async function expectToWork(page: Page, site: Site) {
  // The product waits five seconds for a worker that never starts.
  await expect(page.getByText(IN_PAGE_NOTICE)).toBeVisible();
  await expect(demoLink(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(35);

  await signInAsDemoAdmin(page);
  const [added] = await addModules(page, "page", [{ name: "Key Cabinet" }]);
  expect(added?.status).toBe(200);
  await page.reload();

  await expect(page.getByRole("link", { name: "Key Cabinet", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(36);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(callsOnTheNetwork(site)).toEqual([]);
}

function withoutServiceWorkers(context: BrowserContext) {
  return context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
}

const withheld = (page: Page) =>
  page.evaluate(() => [
    !("serviceWorker" in navigator),
    !("locks" in navigator),
    crypto.subtle === undefined,
    crypto.randomUUID === undefined || /^[\da-f]{8}-/.test(crypto.randomUUID()),
  ]);

async function fillRegistration(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Create account" });
  await dialog.getByLabel("First name").fill("Ida");
  await dialog.getByLabel("Last name").fill("Holm");
  await dialog.getByLabel("Email").fill("ida@example.com");
  await dialog.getByLabel("Password").fill("correct horse");
  await dialog.getByRole("button", { name: "Create account" }).click();
}
