import type { Page } from "@playwright/test";
import { structureProblems } from "../support/accessible.ts";
import { savedBy } from "../support/share.ts";
import { pageHeading, untilShown } from "../support/site-viewer.ts";
import { expect, test } from "../support/test.ts";

const link = (page: Page) => page.getByRole("complementary", { name: "The link" });
const address = (page: Page) => link(page).getByRole("textbox");
const log = (page: Page) => page.getByRole("region", { name: "Links of this browser" });

test("a link is composed, shared, opened by the prospect, and logged", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/demo-preview");
  await expect(pageHeading(page)).toHaveText("A link for one prospect");
  await expect(link(page).getByRole("button", { name: "Copy link" })).toBeDisabled();
  await page.getByLabel("Prospect’s name").fill("Blue Door <i>Bakery</i>");
  await page.getByLabel("Their colour").fill("#b45309");
  await page.getByLabel("Your name").fill("Ana Reyes");
  await page.getByRole("textbox", { name: "Note" }).fill("We spoke on Tuesday.");
  await page.getByLabel("Opens until").fill("2999-01-15");
  await expect(link(page).getByRole("img", { name: /^QR code of/ })).toBeVisible();
  expect((await savedBy(page, "Save as SVG")).name).toMatch(/\.svg$/);
  await page.getByLabel("Their logo").setInputFiles("public/icons/icon-192.png");
  await expect(link(page).getByText(/^The link is too long for a code/)).toBeVisible();
  expect(await structureProblems(page)).toEqual([]);
  await link(page).getByRole("button", { name: "Copy link" }).click();
  await expect(link(page).getByText("Copied!")).toBeVisible();
  await expect(log(page)).toContainText("Until January 15, 2999");
  const composed = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  await expect(page.getByLabel("Prospect’s name")).toHaveValue("Blue Door <i>Bakery</i>");
  await expect(address(page)).toHaveValue(composed);

  const [seen] = await Promise.all([
    context.waitForEvent("page"),
    link(page)
      .getByRole("link", { name: /^Open as they see it/ })
      .click(),
  ]);
  await expect(pageHeading(seen)).toHaveText("Prepared for Blue Door <i>Bakery</i>");
  expect(await seen.evaluate(() => window.opener)).toBeNull();
  await seen.close();
  await expect(pageHeading(page)).toHaveText("A link for one prospect");

  await page.goto(composed);
  await expect(pageHeading(page)).toHaveText("Prepared for Blue Door <i>Bakery</i>");
  await expect(page.getByRole("main").first()).toContainText("We spoke on Tuesday.");
  // The site below shows the logo, too, as soon as it is drawn.
  await expect(page.getByRole("main").first().locator('img[src^="data:image/"]').first()).toBeVisible();
  await expect(page.getByRole("link", { name: "See your website" })).toHaveAttribute("href", /full-preview/);
  expect(await structureProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "See your website" }).click();
  await untilShown(page);
  await expect(pageHeading(page)).toHaveText("Blue Door <i>Bakery</i>");
  // The logo is embedded in the link.
  const name = "Blue Door <i>Bakery</i>";
  await expect(page.frameLocator("iframe").getByRole("img", { name }).first()).toBeVisible();

  // The prospect of this session does not affect the seller's own pages.
  await page.goto("/demo-preview");
  await expect(log(page).getByText("Opened", { exact: true })).toHaveCount(2);
  await log(page)
    .getByRole("listitem")
    .filter({ hasText: "Made" })
    .getByRole("link", { name: /^Open/ })
    .click();
  await expect(pageHeading(page)).toHaveText("Prepared for Blue Door <i>Bakery</i>");
  await page.goto("/demo-preview");
  await log(page).getByRole("button", { name: "Clear the list" }).click();
  await expect(log(page)).toContainText("No links yet");
});

test("an expired invitation says so and shows nothing else", async ({ page }) => {
  await page.goto("/demo-preview?prospect=Acme&from=Ana&template=bakery-counter&until=2020-02-29");

  await expect(pageHeading(page)).toHaveText("This invitation has ended");
  await expect(page.getByRole("main")).toContainText("the link asks to be opened until February 29, 2020");
  await expect(page.getByRole("link", { name: "See your website" })).toHaveCount(0);
});

test("the other kinds of links have the right destinations", { tag: "@full" }, async ({ page }) => {
  await page.goto("/demo-preview");
  await page.getByLabel("Prospect’s name").fill("Acme");
  await page.getByRole("radio", { name: /^Their website/ }).check();
  await expect(address(page)).toHaveValue(/\/full-preview\/v1#[\w-]{40,}~[\w-]{86}$/);
  await page.getByRole("radio", { name: /^A payment/ }).check();
  await page.getByLabel("Amount in dollars").fill("299.50");
  await page.getByLabel("What it is for").fill("A bakery’s website");
  await expect(address(page)).toHaveValue(/amount=299\.50?&for=A\+bakery.*&sig=/);
  const payment = await address(page).inputValue();
  await page.getByRole("radio", { name: /^A module demo/ }).check();
  await page.getByLabel("They enter as").selectOption("manager");
  await page.getByLabel("Ask first whether to put the demo data back").check();
  await expect(address(page)).toHaveValue(/\/module\/.*&as=manager&reset=1&sig=/);
  const module = await address(page).inputValue();

  await page.goto(module);
  const question = page.getByRole("dialog", { name: /Reset/i });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Demo Interface", { exact: true })).toBeVisible();
  await expect(page.getByText(/Logged in as/)).toContainText(/manager/i);
  await page.goto(payment);
  await expect(page.getByRole("main")).toContainText("$299.50");
  await expect(page.getByRole("main")).toContainText("A bakery’s website");
});

test("links that would not work are not offered", { tag: "@full" }, async ({ page }) => {
  await page.goto("/demo-preview");
  await page.getByLabel("Prospect’s name").fill("Acme");
  await page.getByLabel("Opens until").fill("2020-02-29");
  await expect(page.getByText("This day is over. Choose today or a later one.")).toBeVisible();
  await expect(address(page)).toHaveValue("");
  await expect(link(page)).toContainText("as soon as its last day is in the future");

  await page.getByRole("radio", { name: /^A payment/ }).check();
  const amount = page.getByLabel("Amount in dollars");
  for (const wrong of ["0", "100001", "15,00"]) {
    await amount.fill(wrong);
    await expect(amount, wrong).toHaveAttribute("aria-invalid", "true");
    await expect(address(page), wrong).toHaveValue("");
    await expect(link(page).getByRole("button", { name: "Copy link" })).toBeDisabled();
  }
  for (const right of ["1,500", "$1500"]) {
    await amount.fill(right);
    await expect(address(page), right).toHaveValue(/amount=1500&.*&sig=/);
  }
  await page.goto(await address(page).inputValue());
  await expect(page.getByRole("main")).toContainText("$1,500");
  await expect(page.getByText("Prepared for Acme")).toBeVisible();

  await page.goto("/demo-preview?prospect=");
  await expect(page.getByText("Prepared for Acme")).toBeHidden();
  await page.getByRole("radio", { name: /^A module demo/ }).check();
  await link(page).getByRole("button", { name: "Copy link" }).click();
  await log(page).getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByText("Prepared for Acme")).toBeVisible();
});

test("a meeting is run from the presenter view", { tag: "@full" }, async ({ page }) => {
  await page.goto("/demo-preview");
  await page.getByLabel("Prospect’s name").fill("Acme");
  await link(page).getByRole("button", { name: "Present it" }).click();
  const view = page.getByRole("dialog", { name: "Presenter view" });
  const title = (name: string) => view.getByRole("heading", { level: 3, name });
  await expect(title("Welcome page")).toBeVisible();
  expect(await structureProblems(page)).toEqual([]);

  const opened = page.context().waitForEvent("page");
  await view.getByRole("button", { name: "Open a second window" }).click();
  const audience = await opened;
  await expect(pageHeading(audience)).toHaveText("Prepared for Acme");
  expect(await audience.evaluate(() => window.opener)).toBeNull();
  await view.getByRole("button", { name: "Start" }).click();
  await expect(view.getByRole("timer")).not.toHaveText("00:00");
  await view.getByRole("button", { name: "Pause" }).click();
  await view.getByRole("button", { name: "Reset" }).click();
  await expect(view.getByRole("timer")).toHaveText("00:00");

  await view.getByRole("button", { name: "Blank screen" }).click();
  await expect(audience.getByRole("heading", { name: "The screen is blank" })).toBeAttached();
  await view.getByRole("button", { name: "Next" }).click();
  await expect(title("Their website")).toBeVisible();
  await untilShown(audience);
  await view.getByRole("textbox", { name: "Notes" }).fill("Ask about the cake.");
  await view.getByRole("button", { name: "Back" }).click();
  await view.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(view.getByRole("textbox", { name: "Notes" })).toHaveValue("Ask about the cake.");
  await page.keyboard.press("b");
  await expect(view.getByText("Step 2 of 5, the screen is blank")).toBeVisible();
});

test("the help explains for each host how to publish a site and the product", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/help");
  await expect(pageHeading(page)).toHaveText("Help");
  await expect(page.getByRole("row", { name: /^GitHub Pages/ })).toContainText("404");
  for (const part of ["#exported-site", "#product"]) {
    for (const host of [
      "Netlify",
      "Cloudflare Pages",
      "Vercel",
      "GitHub Pages",
      "S3 and similar buckets",
      "nginx",
    ]) {
      const details = page.locator(part).locator("details").filter({ hasText: host }).first();
      await details.locator("summary").click();
      await expect(details.getByRole("list").first()).toBeVisible();
    }
  }
  await expect(page.getByRole("button", { name: "Export my work" })).toBeVisible();
  expect(await structureProblems(page)).toEqual([]);
});
