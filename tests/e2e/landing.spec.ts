import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const landings = [
  ["tech", "One line in. A whole site out.", "Describe it in one line", "Build it"],
  ["business", "A website with its books in order.", "Tell us about the business", "Draw it up"],
  ["creative", "Make a scene.", "What do you make?", "Draw it"],
] as const;

const LINK =
  "?prospect=Acme%20%26%20Sons&accent=0e7490&logo=/icon.svg&utm_source=fair&utm_medium=qr&utm_campaign=may";

test("each landing page has its own headline, title and picture", async ({ page }) => {
  const seen = new Set<string>();
  for (const [audience, headline] of landings) {
    await page.goto(`/landing/${audience}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    const picture = page.locator(`img[src="/images/landing/${audience}.svg"]`);
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(900);
    seen.add(await page.title());
  }
  expect(seen.size).toBe(3);
});

for (const [audience, , label, button] of landings) {
  test(`the brief of /landing/${audience} carries the campaign and the prospect into the builder`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto(`/landing/${audience}${LINK}`);
    await expect(page.getByText("Prepared for Acme & Sons")).toBeVisible();
    await page.getByLabel(label).fill("A bakery in Lisbon, 20% off on Mondays");

    await page.getByRole("button", { name: button, exact: true }).click();

    await expect(page).toHaveURL(/\/web-app-builder\?/);
    expect(parametersOf(page.url())).toEqual({
      brief: "A bakery in Lisbon, 20% off on Mondays",
      prospect: "Acme & Sons",
      accent: "#0e7490",
      utm_source: "fair",
      utm_medium: "qr",
      utm_campaign: "may",
    });
  });
}

test("templates and the closing call to action carry them too, other links are unchanged", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(`/landing/business${LINK}`);
  await expect(page.getByText("Prepared for Acme & Sons")).toBeVisible();

  const template = await addressOf(page, /^Law firm/);
  expect(template.pathname).toBe("/template-demos");
  expect(parametersOf(template.href)).toMatchObject({ industry: "law-firm", prospect: "Acme & Sons" });
  const closing = await addressOf(page, "Begin with a template");
  expect(closing.pathname).toBe("/web-app-builder");
  expect(parametersOf(closing.href)).toMatchObject({ utm_source: "fair", prospect: "Acme & Sons" });
  expect((await addressOf(page, "Quote Builder")).search).toBe("");
});

test("the visit survives navigation and a reload, until a link names another prospect or none", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(`/landing/tech${LINK}`);
  await page.getByRole("link", { name: "See live demos" }).click();
  await expect(page).toHaveURL("/live-demos");
  await page.goto("/landing/creative");
  await expect(page.getByText("Prepared for Acme & Sons")).toBeVisible();
  const { href } = await addressOf(page, "Start drawing");
  expect(parametersOf(href)).toMatchObject({ utm_campaign: "may", prospect: "Acme & Sons" });

  await page.goto("/landing/creative?prospect=Bolt");
  await expect(page.getByText("Prepared for Bolt")).toBeVisible();
  expect(parametersOf((await addressOf(page, "Start drawing")).href)).toEqual({ prospect: "Bolt" });

  await page.goto("/landing/creative?prospect=");
  await expect(page.getByRole("link", { name: "Start drawing" })).toHaveAttribute("href", "/web-app-builder");
  await expect(page.getByText("Prepared for")).toBeHidden();
});

test("markup, control characters and a very long name are shown as text and do not break the page", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const name of [
    `<img src=x onerror="window.wasHacked=1">`,
    "\u202Egnp.exe\u2067\u0000🇳🇴👨‍👩‍👧‍👦",
    "W".repeat(8_000),
    "Grand Hotel zur Alten Post und Wirtshaus am Marktplatz von Oberammergau & Söhne KG",
  ]) {
    await page.goto(`/landing/tech?prospect=${encodeURIComponent(name)}`);
    const line = page.getByText(/^Prepared for/);
    await expect(line).toBeVisible();
    expect(await line.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(53);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => "wasHacked" in window)).toBe(false);

  await page.goto(`/landing/tech?prospect=${encodeURIComponent("<b>Acme</b>")}`);
  await expect(page.getByText("Prepared for <b>Acme</b>")).toBeVisible();
});

test("a logo that is not a small embedded image is never shown", { tag: "@full" }, async ({ page }) => {
  const bar = page.getByText("Prepared for Acme").locator("..");
  const damaged = Buffer.from("<svg onload=alert(1)></svg>").toString("base64url");
  for (const logo of [
    "/icon.svg",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
    "//evil.example/a.png",
    damaged,
  ]) {
    const written = encodeURIComponent(logo);
    await page.goto("/");
    await page.goto(`/landing/tech?prospect=Acme&logo=${written}#logo=${written}`);
    await expect(bar).toBeVisible();
    await expect(bar).toHaveText("Prepared for Acme, says the link");
    await expect(bar.locator("img")).toHaveCount(0);
  }
});

test("an unknown audience is not found", { tag: "@full" }, async ({ page }) => {
  await page.goto("/landing/pirates");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

async function addressOf(page: Page, name: string | RegExp) {
  const href = await page.getByRole("link", { name }).getAttribute("href");
  return new URL(href ?? "", page.url());
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
