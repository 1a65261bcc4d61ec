import type { Page } from "@playwright/test";
import { signInAsDemoUser, welcome } from "../support/accounts.ts";
import { sample } from "../support/sample.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test("an address that is not prerendered shows a loading message", async ({ page }) => {
  const open = await hold(page, "**/assets/index-*.js");
  await page.goto("/no/such/page", { waitUntil: "commit" });

  await expect(page.getByText("Loading…")).toBeVisible();

  open();
  await expect(page.locator("h1")).toHaveText("404 Page Not Found");
  await expect(page.getByText("Loading…")).toHaveCount(0);
});

// Tests of the build check the picture of every window size and theme; this one checks that it loads once.
test("the picture of the first screen loads once", async ({ context }) => {
  for (const [width, colorScheme, name] of sample(
    [
      [390, "dark", "hero-dark-phone"],
      [1440, "light", "hero"],
      [390, "light", "hero-phone"],
      [1440, "dark", "hero-dark"],
    ] as const,
    2,
  )) {
    // An open page would load another picture when it is resized.
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");

    expect(asked.filter((path) => path.startsWith("/images/hero"))).toEqual([`/images/${name}.svg`]);
    await page.close();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript the browser does not fetch preloads.
  test.beforeEach(({ trouble }) => trouble.allow(/ csp$/));

  // Tests of the build check the texts of each page.
  test("a prerendered page can be read; any other address never shows the home page", {
    tag: "@short",
  }, async ({ page, request }) => {
    await page.goto("/pricing");
    await expect(page.locator("main")).toContainText("Buy Now $1,349 (Save 10%)");
    await expect(page.locator("dialog#splash")).toBeHidden();

    await page.goto("/no/such/page");
    for (const part of await page.locator("#root > :not(noscript)").all()) await expect(part).toBeHidden();
    expect(await (await request.get("/no/such/page", { headers: { accept: "text/html" } })).text()).toMatch(
      /<noscript><p class="page[^>]*>This page needs JavaScript/,
    );
  });
});

// Every test fails on a hydration error in the console, and every page is opened by some test.
test.describe("prerendered content is hydrated, not rendered again", () => {
  test("for visitors, beta visitors, prospects and addresses with a query", async ({ page }) => {
    await markHeader(page);
    for (const [path, title] of sample(
      [
        ["/", "Sitewright · Web app builder and template marketplace"],
        ["/pricing", "Pricing · Sitewright"],
        ["/view-projects", "Projects · Sitewright"],
        ["/cart", "Cart · Sitewright"],
        ["/beta-payment", "Beta payment · Sitewright"],
        ["/demo-accounts", "Demo accounts · Sitewright"],
        ["/landing/tech", "For technology teams · Sitewright"],
        ["/landing/business", "For established businesses · Sitewright"],
        ["/landing/creative", "For creative studios · Sitewright"],
        ["/module-preview/client-portal", "Client Portal · Sitewright"],
        ["/module/client-portal", "Client Portal demo · Sitewright"],
        ["/live-demos", "Live demos · Sitewright"],
      ] as const,
      2,
    )) {
      await page.goto(path);
      expect(await isMarked(page), path).toBe(true);
      await expect(page).toHaveTitle(title);
    }
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");

    await page.goto("/live-demos?token=abc&prospect=Crumb&category=AI");
    await expect(page.getByText("Beta visitor").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["AI"]);
    await expect(page.getByText("Prepared for Crumb")).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("for a signed-in visitor", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    await signInAsDemoUser(page);
    await markHeader(page);
    await page.goto("/");

    await expect(welcome(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe("before any script of the app has loaded", () => {
  test.use(withoutWorker);

  test("the page fits its visitor (new, prospect, signed in, beta), and the settings apply", async ({
    page,
    trouble,
  }) => {
    trouble.allow(/ERR_FAILED/);
    await page.route("**/assets/*.js", (route) => route.abort());
    const open = (path: string) => page.goto(path, { waitUntil: "domcontentloaded" });
    const login = page.getByRole("banner").getByRole("button", { name: "Login" });
    const pricing = page.getByRole("link", { name: /Pricing/ });
    const store = (name: string, value: string) =>
      page.evaluate(([name, value]) => localStorage.setItem(name, value), [name, value] as const);

    await test.step("everybody sees Login and Pricing", async () => {
      await open("/");
      await expect(login).toBeVisible();
      await expect(pricing).toHaveCount(2);
    });

    await test.step("the line for a prospect has reserved space, and takes up none for others", async () => {
      const line = page.locator("main > :first-child");
      await open("/pricing?prospect=");
      await expect(line).toBeHidden();

      for (const path of ["/pricing", "/live-demos", "/beta-payment", "/module/client-portal"]) {
        await open(`${path}?prospect=Acme`);
        expect((await line.boundingBox())?.height, path).toBe(52);
      }
    });

    await test.step("a signed-in visitor sees neither Login nor Create account, and their theme, contrast and text size apply", async () => {
      await store("auth_token", "0123456789abcdef");
      await store(
        "accessibility-settings",
        JSON.stringify({ highContrast: true, fontSize: "extra-large", theme: "dark" }),
      );
      await open("/");
      await expect(login).toBeHidden();
      await expect(page.getByRole("button", { name: "Create account" })).toBeHidden();
      const look = await page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).fontSize,
      ]);
      expect(look).toEqual(["rgb(0, 0, 0)", "22px"]);
    });

    await test.step("a beta visitor sees no Pricing", async () => {
      await open("/?token=abc");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(pricing).toHaveCount(0);
    });
  });
});

test("input and choices before hydration are preserved and take effect", async ({ page }) => {
  const openDemos = await hold(page, "**/assets/live-demos-page*.js");
  await page.goto("/live-demos", { waitUntil: "commit" });
  await page.getByLabel("Search modules").fill("portal");
  openDemos();
  await expect(page).toHaveURL("/live-demos?q=portal");
  await expect(page.getByLabel("Search modules")).toHaveValue("portal");

  const openProjects = await hold(page, "**/assets/view-projects-page*.js");
  await page.goto("/view-projects", { waitUntil: "commit" });
  await page.getByLabel("Type").selectOption("game");
  openProjects();
  await expect(page).toHaveURL("/view-projects?type=game");
  await expect(page.getByLabel("Type")).toHaveValue("game");
});

/** Delays a file until the returned function is called. */
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

/** Marks the header when it is parsed. Rendering it again would remove the mark. */
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
