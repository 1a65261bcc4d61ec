import type { Page } from "@playwright/test";
import {
  chunkOf,
  demoLink,
  expect,
  missing,
  type Site,
  sending,
  test,
  untilControlled,
} from "../support/faults.ts";
import { keepEverything } from "../support/offline.ts";
import { sample } from "../support/sample.ts";
import { watch } from "../support/test.ts";

const ADDRESSES = [
  "/",
  "/live-demos",
  "/module/arcade-cabinet",
  "/module/client-portal?as=manager",
  "/module-preview/client-portal",
  "/live-demos?q=nothing-of-this-name",
  "/module-preview/no-such-module",
  "/demo-accounts",
  "/no/such/page",
];

const addresses = sample(ADDRESSES, 4);

const COMMON_HEADERS = {
  "content-security-policy": "frame-ancestors 'self'",
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Assets and images have fewer headers, because there are many of them. */
const headersFor = (address: string) =>
  /^\/(assets|images)\//.test(address) ? { "x-content-type-options": "nosniff" } : COMMON_HEADERS;

const FOREVER = /max-age=31536000, immutable/;

test("every kind of file has its headers, and a call without a worker gets no answer", async ({
  request,
}) => {
  const find = async (address: string, file: RegExp) =>
    (await (await request.get(address)).text()).match(file)?.[0] ?? "";
  const styles = await find("/", /\/assets\/[^"]+\.css/);
  const font = await find(styles, /\/assets\/[^)"']+\.woff2/);

  for (const [address, status, type, caching] of [
    ["/", 200, "text/html", "no-cache"],
    ["/index.html", 200, "text/html", "no-cache"],
    ["/live-demos", 200, "text/html", "no-cache"],
    ["/no/such/page", 200, "text/html", "no-cache"],
    ["/worker.js", 200, "text/javascript", "no-cache"],
    ["/seeds.json", 200, "application/json", "no-cache"],
    ["/icon.svg", 200, "image/svg+xml", "no-cache"],
    ["/images/modules/client-portal.svg", 200, "image/svg+xml", "no-cache"],
    [chunkOf("index.html"), 200, "text/javascript", FOREVER],
    [chunkOf("src/pages/demo-accounts-page.tsx"), 200, "text/javascript", FOREVER],
    [styles, 200, "text/css", FOREVER],
    [font, 200, "font/woff2", FOREVER],
    ["/assets/missing.js", 404, "text/plain", "no-store"],
    ["/images/missing.svg", 404, "text/plain", "no-store"],
    ["/missing.png", 404, "text/plain", "no-store"],
  ] as const) {
    const response = await request.get(address, { headers: { Accept: "text/html,*/*" } });
    const headers = response.headers();
    expect(response.status(), address).toBe(status);
    expect(headers["content-type"], address).toContain(type);
    expect(headers["cache-control"], address).toMatch(caching);
    for (const [name, value] of Object.entries(headersFor(address))) {
      expect(headers[name], `${name} of ${address}`).toEqual(
        typeof value === "string" ? value : expect.stringMatching(value),
      );
    }
  }
  expect((await request.post("/api/modules", { data: {} })).status()).toBe(405);
  expect((await request.get("/api/modules", { headers: { Accept: "application/json" } })).status()).toBe(404);
});

test("the policy refuses scripts, styles, addresses and policies that are not ours", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();

  const outcomes = await page.evaluate(async () => {
    const refused = async (attempt: () => unknown) => {
      try {
        await attempt();
        return false;
      } catch {
        return true;
      }
    };
    const base = document.createElement("base");
    base.href = "https://evil.example/";
    document.head.append(base);
    const styled = document.createElement("div");
    styled.setAttribute("style", "position: fixed");
    document.body.append(styled);
    const style = document.createElement("style");
    style.textContent = "h1 { visibility: hidden }";
    document.head.append(style);
    return {
      html: await refused(() => {
        document.createElement("div").innerHTML = "<b>bold</b>";
      }),
      // Runs in a separate task, because code that a test evaluates directly bypasses the policy.
      // biome-ignore lint/security/noGlobalEval: it is what must be refused
      eval: await new Promise((resolve) => setTimeout(() => resolve(refused(() => eval("1"))))),
      worker: await refused(() => navigator.serviceWorker.register("/worker.js")),
      policy: await refused(() => window.trustedTypes?.createPolicy("other", { createScriptURL: String })),
      connection: await refused(() => fetch("https://evil.example/")),
      base: document.baseURI.startsWith(location.origin),
      styleAttribute: getComputedStyle(styled).position === "static",
      styleElement: getComputedStyle(document.querySelector("h1") as Element).visibility === "visible",
    };
  });

  expect(outcomes).toEqual({
    html: true,
    eval: true,
    worker: true,
    policy: true,
    connection: true,
    base: true,
    styleAttribute: true,
    styleElement: true,
  });
});

test("no route breaks the policy or logs an error, on a first visit, a second one, and offline", async ({
  context,
  site,
}) => {
  const trouble = await watch(context);
  const page = await context.newPage();

  for (const address of addresses) await lookAround(page, address);
  await untilControlled(page);
  await keepEverything(page);
  for (const address of ADDRESSES.slice(0, process.env.FULL ? 2 : 1)) await lookAround(page, address);
  await site.stop();
  await context.setOffline(true);
  for (const address of sample(ADDRESSES, 2)) await lookAround(page, address);

  // Offline the browser logs that it could not check for a newer worker.
  expect(trouble.filter((line) => !/worker\.js/.test(line))).toEqual([]);
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("no route breaks the policy or logs an error", { tag: "@full" }, async ({ context }) => {
    const trouble = await watch(context);
    const page = await context.newPage();

    for (const address of addresses) await lookAround(page, address);

    expect(trouble.filter((line) => !/blocked by Playwright/.test(line))).toEqual([]);
  });

  test("where a page's code is missing, the page reloads once, and then says so", async ({ page, site }) => {
    const chunk = new RegExp(chunkOf("src/pages/demo-accounts-page.tsx"));
    await page.goto("/");
    // Before hydration, a link would load a new document.
    await page.waitForLoadState("networkidle");
    site.replace(chunk, missing);

    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();

    await expect(page.locator("h1")).toHaveText("This page could not be shown");
    await page.waitForTimeout(1_500);
    expect(loadsOf(site, "/demo-accounts")).toBe(1);
    await page.reload();
    await expect(page.locator("h1")).toHaveText("This page could not be shown");
    expect(loadsOf(site, "/demo-accounts")).toBe(2);
  });

  test("Retry opens a page whose code is available again", { tag: "@full" }, async ({ page, site }) => {
    const chunk = new RegExp(chunkOf("src/pages/demo-accounts-page.tsx"));
    await page.goto("/");
    site.replace(chunk, missing);
    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();
    await expect(page.locator("h1")).toHaveText("This page could not be shown");

    site.replace(chunk);
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(page.locator("h1")).toHaveText("Demo accounts");
  });

  test("where an update has taken a page's code away, the new version opens automatically", {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.goto("/");
    // Waits for the lazy parts, which would trigger the reload themselves.
    await page.waitForLoadState("networkidle");
    await site.deploy("next");

    await page.getByRole("contentinfo").getByRole("link", { name: "Demo accounts" }).click();

    await expect(page.locator("h1")).toHaveText("Demo accounts");
    await expect(page.getByText("All rights reserved. · next")).toBeVisible();
    expect(loadsOf(site, "/demo-accounts")).toBe(1);
  });

  for (const [part, source] of sample(
    [
      ["notifications", "src/app/layout/later-parts.tsx"],
      ["the login dialog", "src/features/auth/login-dialog.tsx"],
      ["the demo interface", "src/features/demo/demo-interface.tsx"],
      ["the database in the page", "mocks/in-page.ts"],
    ] as const,
    1,
  )) {
    test(`where the code of ${part} is missing, the page is never blank`, async ({ page, site }) => {
      site.replace(new RegExp(chunkOf(source)), missing);

      // A missing lazy part may reload the page once.
      await page.goto("/module/arcade-cabinet");
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toBeVisible();
      await page.goto("/module/client-portal?as=manager");
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toBeVisible();
      await page.goto("/");
      await page.getByRole("button", { name: "Login", exact: true }).click();

      await page.waitForTimeout(1_500);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("footer")).toBeVisible();
      expect(loadsOf(site, "/")).toBeLessThanOrEqual(2);
    });
  }

  test("HTML in place of a script is not taken for code", { tag: "@full" }, async ({ page, site }) => {
    site.replace(
      new RegExp(chunkOf("src/pages/live-demos-page.tsx")),
      sending("text/html", "<h1>Sorry</h1>"),
    );

    await page.goto("/live-demos");

    await expect(page.locator("h1")).toHaveText("This page could not be shown");
  });
});

test("the backend answers what it does not know with a 404 in JSON, and leaves nothing to the network; an address below api/ has the not-found page, a missing asset is a real 404", async ({
  page,
  site,
}) => {
  await page.goto("/live-demos");
  await untilControlled(page);
  await expect(demoLink(page)).toBeVisible();

  const response = await page.evaluate(async () => {
    const { status, headers } = await fetch("/api/no/such/call", { method: "DELETE" });
    return { status, type: headers.get("content-type") };
  });

  expect(response.status).toBe(404);
  expect(response.type).toContain("application/json");
  const asset = await page.evaluate(async () => {
    const { status, headers } = await fetch("/assets/missing.js");
    return { status, type: headers.get("content-type") };
  });
  expect(asset).toEqual({ status: 404, type: "text/plain;charset=utf-8" });
  expect(site.requests.filter((address) => address.startsWith("/api/"))).toEqual([]);

  await keepEverything(page);
  for (const path of ["/api/nothing", "/api/modules"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("404 Page Not Found");
  }
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

/** Opens an address and the dialogs and panels on it. */
async function lookAround(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForLoadState("load");
  if (address.includes("?as=")) {
    for (const section of ["Data View", "Reports", "Settings", "Dashboard"]) {
      await page.getByRole("tab", { name: section }).click();
    }
    await expect(page.getByRole("heading", { name: "Latest entries" })).toBeVisible();
  } else if (address.startsWith("/module/")) {
    await page.getByRole("tab", { name: "Custom Login" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Invalid Input", { exact: true })).toBeVisible();
  } else if (address === "/") {
    await page.getByRole("banner").getByRole("button", { name: "Login", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create account" }).click();
    const dialog = page.getByRole("dialog", { name: "Create account" });
    await dialog.getByRole("button", { name: "Create account" }).click();
    await expect(dialog.getByText("Required").first()).toBeVisible();
  } else if (address === "/live-demos") {
    await expect(demoLink(page)).toBeVisible();
    await page.getByRole("button", { name: "Reset demo data" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset demo data" }).click();
    await expect(page.getByText("Demo data restored", { exact: true })).toBeVisible();
  }
}

const loadsOf = ({ requests }: Site, address: string) =>
  requests.filter((requested) => requested === address).length;
