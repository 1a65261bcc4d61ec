import type { Page } from "@playwright/test";
import { demoAccounts, signInAsDemoUser, welcome } from "../support/accounts.ts";
import { sample } from "../support/sample.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

const pages = [
  {
    path: "/",
    title: "Sitewright · Web app builder and template marketplace",
    text: "Your business, drawn to measure.",
  },
  { path: "/live-demos", title: "Live demos · Sitewright", text: "AI Chatbot Builder" },
  { path: "/pricing", title: "Pricing · Sitewright", text: "Buy Now $1,349 (Save 10%)" },
  { path: "/view-projects", title: "Projects · Sitewright", text: "Loading projects..." },
  { path: "/cart", title: "Cart · Sitewright", text: "Nothing in it yet", isPersonal: true },
  { path: "/beta-payment", title: "Beta payment · Sitewright", text: "$1,349due today", isPersonal: true },
  { path: "/demo-accounts", title: "Demo accounts · Sitewright", text: demoAccounts.admin.email },
  { path: "/landing/tech", title: "For technology teams · Sitewright", text: "whole site out" },
  { path: "/landing/business", title: "For established businesses · Sitewright", text: "books in order" },
  { path: "/landing/creative", title: "For creative studios · Sitewright", text: "Make a scene" },
  {
    path: "/module-preview/client-portal",
    title: "Client Portal · Sitewright",
    text: "Loading module preview...",
  },
  { path: "/module/client-portal", title: "Client Portal demo · Sitewright", text: "Log in to the demo" },
];

test("an address that only its code knows says that it is coming", async ({ page }) => {
  const open = await hold(page, "**/assets/index-*.js");
  await page.goto("/no/such/page", { waitUntil: "commit" });

  await expect(page.getByText("Loading…")).toBeVisible();

  open();
  await expect(page.locator("h1")).toHaveText("404 Page Not Found");
  await expect(page.getByText("Loading…")).toHaveCount(0);
});

for (const [width, colorScheme, name] of [
  [390, "light", "hero-phone"],
  [390, "dark", "hero-dark-phone"],
  [1440, "light", "hero"],
  [1440, "dark", "hero-dark"],
] as const) {
  test(`the picture of the first screen comes once, and before the code of the page: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const isCode = (path: string) => path.startsWith("/assets/home-page-");

    await page.goto("/");
    await expect.poll(() => asked.some(isCode)).toBe(true);

    const picture = `/images/${name}.svg`;
    expect(asked.filter((path) => path.startsWith("/images/hero"))).toEqual([picture]);
    expect(asked.indexOf(picture)).toBeLessThan(asked.findIndex(isCode));
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The browser does not fetch what it is told to preload.
  test.beforeEach(({ trouble }) => trouble.allow(/ csp$/));

  test("every page can be read, and says what it is", async ({ page }) => {
    for (const { path, title, text } of pages) {
      await page.goto(path);

      await expect(page).toHaveTitle(title);
      await expect(page.locator("main"), path).toContainText(text);
      await expect(page.locator("dialog#splash")).toBeHidden();
      const meta = (selector: string, attribute = "content") =>
        page.locator(`head ${selector}`).getAttribute(attribute);
      expect((await meta("meta[name=description]"))?.length, path).toBeGreaterThan(50);
      expect(await meta("link[rel=canonical]", "href")).toBe(path);
      expect(await meta('meta[property="og:title"]')).toBe(title);
      expect(await meta('meta[property="og:description"]')).toBe(await meta("meta[name=description]"));
      expect(await meta('meta[property="og:url"]')).toBe(path);
      expect(await meta('meta[property="og:image"]')).toBe("/images/social.png");
    }
  });

  test("any other address shows nothing, and never the home page", async ({ page, request }) => {
    await page.goto("/no/such/page");

    for (const part of await page.locator("#root > :not(noscript)").all()) await expect(part).toBeHidden();
    expect(await (await request.get("/no/such/page", { headers: { accept: "text/html" } })).text()).toContain(
      "<noscript><p>This page needs JavaScript",
    );
  });
});

// A mismatch is an error in the console, on which every test of this project fails: all pages are opened by some test.
test.describe("what was rendered is taken over, not rendered again", () => {
  for (const { path, title } of sample(pages, 3)) {
    test(path, async ({ page }) => {
      await markHeader(page);
      await page.goto(path);
      await untilAlive(page);

      expect(await isMarked(page)).toBe(true);
      await expect(page).toHaveTitle(title);
    });
  }

  test("for somebody signed in", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    await signInAsDemoUser(page);
    await markHeader(page);
    await page.goto("/");

    await expect(welcome(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("for a beta visitor, a prospect and an address with a search", async ({ page }) => {
    await markHeader(page);
    await page.goto("/live-demos?token=abc&prospect=Crumb&category=AI");

    await expect(page.getByText("Beta visitor").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["AI"]);
    await expect(page.getByText("Prepared for Crumb")).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe("before any script of the app has come", () => {
  test.use(withoutWorker);
  test.beforeEach(async ({ page, trouble }) => {
    trouble.allow(/ERR_FAILED/);
    await page.route("**/assets/*.js", (route) => route.abort());
  });

  const login = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Login" });
  const pricing = (page: Page) => page.getByRole("link", { name: /Pricing/ });

  test("everybody sees Login and Pricing", async ({ page }) => {
    await page.goto("/", { waitUntil: "domcontentloaded" });

    await expect(login(page)).toBeVisible();
    await expect(pricing(page)).toHaveCount(2);
  });

  test("who is signed in sees neither Login nor Create account", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("auth_token", "0123456789abcdef"));

    await page.goto("/", { waitUntil: "domcontentloaded" });

    await expect(login(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Create account" })).toBeHidden();
  });

  test("a beta visitor sees no Pricing", async ({ page }) => {
    await page.goto("/?token=abc", { waitUntil: "domcontentloaded" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(pricing(page)).toHaveCount(0);
  });

  test("the line that names a prospect has its place, and takes none from others", async ({ page }) => {
    const line = page.locator("main > :first-child");
    for (const path of ["/pricing", "/live-demos", "/beta-payment", "/module/client-portal"]) {
      await page.goto(`${path}?prospect=Acme`, { waitUntil: "domcontentloaded" });
      expect((await line.boundingBox())?.height, path).toBe(52);
    }

    await page.goto("/pricing?prospect=", { waitUntil: "domcontentloaded" });
    await expect(line).toBeHidden();
  });

  test("the settings hold: theme, contrast, size of the text", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        "accessibility-settings",
        JSON.stringify({ highContrast: true, fontSize: "extra-large", theme: "dark" }),
      ),
    );

    await page.goto("/", { waitUntil: "domcontentloaded" });

    const look = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).fontSize,
    ]);
    expect(look).toEqual(["rgb(0, 0, 0)", "22px"]);
  });
});

test("what is done before the page is alive is done when it is", async ({ page }) => {
  const open = await hold(page, "**/assets/live-demos-page*.js");
  await page.goto("/live-demos", { waitUntil: "commit" });
  await page.getByLabel("Search modules").fill("portal");
  await page.getByRole("banner").getByRole("button", { name: "Login" }).click();

  open();

  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  await expect(page).toHaveURL("/live-demos?q=portal");
  await expect(page.getByLabel("Search modules")).toHaveValue("portal");
});

test("what is chosen before the page is alive is chosen when it is", async ({ page }) => {
  const open = await hold(page, "**/assets/view-projects-page*.js");
  await page.goto("/view-projects", { waitUntil: "commit" });
  await page.getByLabel("Type").selectOption("game");

  open();

  await expect(page).toHaveURL("/view-projects?type=game");
  await expect(page.getByLabel("Type")).toHaveValue("game");
});

test("two buttons that are pressed before the page is alive both count", async ({ page }) => {
  const open = await hold(page, "**/assets/marketplace-page*.js");
  await page.goto("/template-demos", { waitUntil: "commit" });
  for (const name of ["Ashworth & Vale", "Tavola Nord"]) {
    await page.getByRole("button", { name: `Compare: ${name}` }).focus();
    await page.keyboard.press("Enter");
  }

  open();

  await expect(page).toHaveURL("/template-demos?compare=law-firm-ledger.restaurant-studio");
  await expect(page.getByRole("button", { name: "Compare 2" })).toBeVisible();
});

test("the first answers are what the worker says when it is there", async ({ page, request }) => {
  await page.goto("/live-demos");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const first = new Map<string, string>();
  for (const page of ["/live-demos", "/view-projects", "/pricing"]) {
    const html = await (await request.get(page)).text();
    const [, files = "{}"] = /data-first-answers="([^"]*)"/.exec(html) ?? [];
    for (const [path, [address]] of Object.entries<[string]>(JSON.parse(files.replaceAll("&quot;", '"')))) {
      first.set(path, await (await request.get(address)).text());
    }
  }

  expect([...first.keys()]).toEqual([
    "/api/modules",
    "/api/demo-users",
    "/api/projects/public",
    "/api/pricing",
  ]);
  for (const [path, answer] of first) {
    expect(await page.evaluate(async (path) => (await fetch(path)).text(), path), path).toBe(answer);
  }
});

test("can be installed", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(address ?? "")).json();

  expect(manifest).toMatchObject({ name: "Sitewright", start_url: "/", scope: "/", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (src: string) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test("search engines are told of every page, but not of those about who comes", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = await (await request.get("/sitemap.xml")).text();

  expect(robots).toContain("Allow: /");
  // A path alone is no address of a site map, and these builds know no other.
  expect(robots).not.toContain("Sitemap:");
  for (const { path, isPersonal = false } of pages)
    expect(sitemap.includes(`<loc>${path}</loc>`), path).toBe(!isPersonal);
});

/** Holds back a file until what is returned is called. */
async function hold(page: Page, file: string) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(file, async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

/** Marks the header as soon as it is parsed; the mark is gone if it is rendered again. */
function markHeader(page: Page) {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const header = document.querySelector("#root header");
      if (!header) return;
      header.setAttribute("data-mark", "");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

const isMarked = async (page: Page) => (await page.locator("#root header[data-mark]").count()) === 1;

async function untilAlive(page: Page) {
  await page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading && Object.keys(heading).some((key) => key.startsWith("__reactProps"));
  });
}
