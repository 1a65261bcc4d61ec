import type { Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";
import { cutNetwork, keepEverything } from "../support/offline.ts";
import { frameOf, pageHeading, site, siteHeading, untilShown } from "../support/site-viewer.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

const LEDGER = "/app-preview/law-firm-ledger";

test("a template is shown alone, as the business it was drawn for; its pages are opened from the bar and from inside, and stand in the address", async ({
  page,
}) => {
  await page.goto(LEDGER);
  await untilShown(page);
  await expect(page).toHaveTitle("Law firm · Ledger · Sitewright");
  await expect(pageHeading(page)).toHaveText("Law firm · Ledger");
  await expect(siteHeading(page)).toHaveText("Counsel that holds when it matters.");
  await expect(page.getByText(/^\d pages, here as Ashworth & Vale/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Use template" })).toHaveAttribute(
    "href",
    "/web-app-builder?new=1&template=law-firm-ledger",
  );
  const pages = page.getByRole("navigation", { name: "Pages of the site" });
  await expect(pages.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");

  await pages.getByRole("link", { name: "The firm" }).click();
  await expect(page).toHaveURL(`${LEDGER}?page=about`);
  await expect(frameOf(page)).toHaveAttribute("title", "Ashworth & Vale, The firm");

  await site(page).getByRole("navigation").first().getByRole("link", { name: "Fees" }).click();
  await expect(page).toHaveURL(`${LEDGER}?page=prices`);
  await expect(pages.getByRole("link", { name: "Fees" })).toHaveAttribute("aria-current", "page");

  await page.reload();
  await expect(frameOf(page)).toHaveAttribute("title", "Ashworth & Vale, Fees");
  await page.goto(`${LEDGER}?page=no-such-page`);
  await expect(siteHeading(page)).toHaveText("Counsel that holds when it matters.");
});

test("each device has its width, and those held in a hand can be turned", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1400 });
  await page.goto(LEDGER);
  await untilShown(page);
  const turn = page.getByRole("button", { name: "Turn the device" });

  for (const [device, width, height] of [
    ["Phone", 390, 844],
    ["Tablet", 820, 1110],
    ["Desktop", 1280, 800],
  ] as const) {
    await page.getByRole("radio", { name: device }).check();
    await expect.poll(() => sizeOfSite(page)).toEqual({ width, height });
    await expect(page).toHaveURL(`${LEDGER}?device=${device.toLowerCase()}`);
  }
  await expect(turn).toBeDisabled();
  await page.getByRole("radio", { name: "Phone" }).check();
  await turn.click();
  await expect(turn).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => sizeOfSite(page)).toEqual({ width: 844, height: 390 });

  await page.getByRole("radio", { name: "Full width" }).check();
  await expect(page).toHaveURL(LEDGER);
  await expect.poll(async () => (await sizeOfSite(page)).width).toBeGreaterThan(1500);
});

test("the devices are chosen with the arrow keys, and one can leave the site again", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(`${LEDGER}?device=phone`);
  await untilShown(page);

  await page.getByRole("radio", { name: "Phone" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Tablet" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Tablet" })).toBeFocused();

  await page.getByRole("button", { name: "Full screen" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip the site" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(site(page).getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeFocused();
});

test("full screen shows the site and its bar alone, until it is left", { tag: "@full" }, async ({ page }) => {
  await page.goto(`${LEDGER}?device=phone`);
  await untilShown(page);

  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("button", { name: "Leave full screen" })).toBeFocused();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.getByRole("link", { name: "The firm" }).click();
  await expect(frameOf(page)).toHaveAttribute("title", "Ashworth & Vale, The firm");

  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect(page.getByRole("button", { name: "Full screen" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test("a browser without full screen gives the window, which Escape leaves from anywhere", {
  tag: "@full",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("Not here"));
  });
  await page.goto(LEDGER);
  await untilShown(page);
  const header = page.getByRole("banner").first();

  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
  const viewport = page.viewportSize();
  expect((await frameOf(page).boundingBox())?.width).toBeGreaterThan((viewport?.width ?? 0) - 60);
  await expect(page.locator("header").first()).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();
  await expect(header).not.toHaveAttribute("inert");

  await page.getByRole("button", { name: "Full screen" }).click();
  await site(page).getByRole("link", { name: "Fees" }).first().focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();
});

test("an unknown template offers the nearest six, with their pictures", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/app-preview/law-firm-legder");

  await expect(pageHeading(page)).toHaveText("Preview Not Found");
  await expect(page.getByText("There is no template called law-firm-legder.")).toBeVisible();
  const suggestions = suggestionsOf(page);
  await expect(suggestions).toHaveCount(6);
  await expect(
    suggestions.first().getByRole("img", { name: "The home page of Ashworth & Vale" }),
  ).toBeVisible();
  await suggestions.first().getByRole("link", { name: "Law firm · Ledger" }).click();
  await expect(page).toHaveURL(LEDGER);
  await expect(siteHeading(page)).toBeVisible();
});

test("nobody is surprised by other names", { tag: "@full" }, async ({ page }) => {
  const names = ["__proto__", "%E0%A4%A", "constructor", "%3Cimg%20src%3Dx%3E", "x".repeat(2_000)];
  for (const name of process.env.FULL ? names : names.slice(0, 2)) {
    await page.goto(`/app-preview/${name}`);

    await expect(pageHeading(page)).toHaveText("Preview Not Found");
    await expect(suggestionsOf(page)).toHaveCount(6);
  }
});

test.describe("without a worker", () => {
  test.use(withoutWorker);

  test("templates and projects are shown all the same", { tag: "@full" }, async ({ page }) => {
    await page.goto(LEDGER);
    await expect(siteHeading(page)).toBeVisible();

    await page.goto("/app-preview/1");
    await expect(pageHeading(page)).toHaveText("Tidewater Lane Bakehouse");
    await untilShown(page);
  });
});

test("on a second visit without a network every template opens, in the fonts that were there before", {
  tag: "@full",
}, async ({ page, context, trouble }) => {
  trouble.allow(/\.woff2/);
  await page.goto(LEDGER);
  await untilShown(page);
  await keepEverything(page);
  await page.reload();
  await expect.poll(() => fontsOf(page)).toContain("Cormorant loaded");
  await cutNetwork(context, page);

  await page.reload();
  await expect(siteHeading(page)).toHaveText("Counsel that holds when it matters.");
  await expect.poll(() => fontsOf(page)).toContain("Cormorant loaded");
  // A page that was not visited before lacks only its fonts.
  await page.goto("/app-preview/pet-services-counter");
  await expect(siteHeading(page)).toBeVisible();
  await page.goto("/app-view?project=1");
  await untilShown(page);
  await page.goto("/app-view");
  await untilShown(page);
});

test("below a base path everything is the same", { tag: "@full" }, async ({ page }) => {
  const origin = `http://localhost:${builds.demo.port}`;
  await page.goto(`${origin}/demo${LEDGER}`);
  await expect(siteHeading(page)).toHaveText("Counsel that holds when it matters.");
  await page.getByRole("link", { name: "The firm", exact: true }).click();
  await expect(page).toHaveURL(`${origin}/demo${LEDGER}?page=about`);

  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: /^Copy link/ })).toHaveText(
    `${origin}/demo${LEDGER}?page=about`,
  );
  // And so it is when the worker answers.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await expect(frameOf(page)).toHaveAttribute("title", "Ashworth & Vale, The firm");
  await expect(siteHeading(page)).toBeVisible();
});

if (process.env.FULL) {
  test("on a phone a desktop is shrunk to what there is, and nothing scrolls sideways", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${LEDGER}?device=desktop`);
    await untilShown(page);

    await expect(page.getByText(/^1280 × 800 px at \d\d %$/)).toBeVisible();
    expect(await sizeOfSite(page)).toEqual({ width: 1280, height: 800 });
    const box = await frameOf(page).boundingBox();
    expect(box?.width).toBeLessThan(390);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBeLessThanOrEqual(0);
  });
}

const suggestionsOf = (page: Page) => page.locator("section[aria-labelledby=suggestions] > ul > li");

/** As the site itself believes. */
const sizeOfSite = (page: Page) =>
  frameOf(page).evaluate((frame) => ({ width: frame.clientWidth, height: frame.clientHeight }));

/** The fonts that the site has asked for. */
const fontsOf = (page: Page) =>
  frameOf(page).evaluate((frame) => {
    const { contentDocument } = frame as HTMLIFrameElement;
    return [...(contentDocument?.fonts ?? [])].map(
      ({ family, status }) => `${family.replaceAll('"', "")} ${status}`,
    );
  });
