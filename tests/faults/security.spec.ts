import { ADDRESSES, addresses, lookAround } from "../support/every-address.ts";
import { chunkOf, demoLink, expect, test, untilControlled } from "../support/faults.ts";
import { keepEverything } from "../support/offline.ts";
import { sample } from "../support/sample.ts";
import { watch } from "../support/test.ts";

const COMMON_HEADERS = {
  "content-security-policy": "frame-ancestors 'self'",
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Parts of a page say less: there are many of them. */
const headersFor = (address: string) =>
  /^\/(assets|images)\//.test(address) ? { "x-content-type-options": "nosniff" } : COMMON_HEADERS;

const FOREVER = /max-age=31536000, immutable/;

test("every kind of file comes with the headers of its kind, and a call that no worker has answered is not answered", async ({
  request,
}) => {
  const [font = ""] = (await (await request.get("/")).text()).match(/\/assets\/[^)"']+\.woff2/) ?? [];

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

test("the policy refuses scripts, styles, addresses and policies that are not ours", {
  tag: "@short",
}, async ({ page }) => {
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
      // In a task of its own, since what a test runs in the page itself is exempt.
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

test("no route breaks the policy or complains, on a first visit, a second one, and offline", async ({
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

  // Offline the browser itself says that it could not look for a newer worker.
  expect(trouble.filter((line) => !/worker\.js/.test(line))).toEqual([]);
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
