import type { Page } from "@playwright/test";
import { untilShown } from "../support/site-viewer.ts";
import { expect, test } from "../support/test.ts";

const link = (page: Page) => page.getByRole("complementary", { name: "The link" }).getByRole("textbox");
const about = (page: Page) => page.getByLabel("About this link");
const SIGNED_SITE = /\/full-preview\/v1#[\w-]{40,}~[\w-]{86}$/;

test("a site in a link counts as verified only if the seller's key is known", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/demo-preview");
  await page.getByRole("radio", { name: /^Their website/ }).check();
  await page.getByLabel("Their logo").setInputFiles("public/icons/icon-192.png");
  await expect(page.getByRole("button", { name: "Remove the logo" })).toBeVisible();
  await page.getByLabel("Prospect’s name").fill("Acme");
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Opens until").fill("2999-01-15");
  await expect(link(page)).toHaveValue(SIGNED_SITE);
  const address = await link(page).inputValue();

  await page.goto(address);
  await expect(about(page)).toContainText("Prepared for Acme by Ann");
  await expect(about(page)).toContainText("This link opens until January 15, 2999");
  await expect(about(page).locator('img[src^="data:image/"]')).toBeVisible();
  await untilShown(page);

  const elsewhere = await browser.newContext({ baseURL });
  const theirs = await elsewhere.newPage();
  await theirs.goto(address);
  await expect(about(theirs)).toContainText("This link says it is from Ann; nothing in it proves it.");
  await expect(about(theirs)).toContainText("The link asks to be opened until January 15, 2999");
  await expect(about(theirs).locator('img[src^="data:image/"]')).toBeVisible();
  await elsewhere.close();
});

test("no request goes to an address in a link", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const pixel = encodeURIComponent("https://pixel.example/seen.png");
  for (const path of ["/pricing", "/demo-preview", "/beta-payment", "/landing/tech"]) {
    await page.goto(`${path}?prospect=Acme&logo=${pixel}#logo=${pixel}`);
    await expect(page.getByText("Acme").first()).toBeVisible();
  }

  expect(asked.filter((url) => url.startsWith("https://pixel.example"))).toEqual([]);
});

test("a logo is fetched from an address once, when the seller agrees, and then embedded in the link", async ({
  page,
}) => {
  await page.goto("/demo-preview");
  await page.getByLabel("Prospect’s name").fill("Acme");
  await page.getByLabel("Or its address").fill("/icon.svg");
  await expect(link(page)).toHaveValue(/sig=/);
  await expect(link(page)).not.toHaveValue(/logo=/);
  await page.getByRole("button", { name: "Fetch it once" }).click();
  await expect(page.getByRole("button", { name: "Remove the logo" })).toBeVisible();
  await expect(link(page)).toHaveValue(/sig=[\w-]{86}#logo=[\w-]{20,4096}$/);

  await page.getByRole("button", { name: "Remove the logo" }).click();
  await page.getByLabel("Or its address").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Fetch it once" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Use an address that starts with https://" }),
  ).toBeVisible();

  await page.getByLabel("Their logo").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg/>"),
  });
  await expect(
    page.getByRole("alert").filter({ hasText: "no picture that this browser can open" }),
  ).toBeVisible();
  await expect(link(page)).not.toHaveValue(/logo=/);
});

test("the server of a logo is contacted only when the seller agrees, without a referrer", async ({
  page,
}) => {
  const told: (string | undefined)[] = [];
  await page.context().route("https://pictures.example/**", async (route) => {
    const { referer, cookie } = await route.request().allHeaders();
    told.push(referer, cookie);
    await route.fulfill({
      path: "public/icons/icon-192.png",
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await page.goto("/demo-preview");
  await page.getByLabel("Prospect’s name").fill("Acme");
  await page.getByLabel("Or its address").fill("https://pictures.example/open.png");
  expect(told).toEqual([]);
  await page.getByRole("button", { name: "Fetch it once" }).click();
  await expect(link(page)).toHaveValue(/#logo=[\w-]+$/);
  expect(told).toEqual([undefined, undefined]);
});
