import type { Browser, Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { rememberSplash } from "../support/splash.ts";
import { expect, test } from "../support/test.ts";

const INBOX = "/admin/form-submissions";

test("a prospect replies to a link, and the seller finds the reply once, under the prospect, with its site", async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const link = await composeLink(seller);
  const { prospect, dialog, close } = await openReply(browser, baseURL, link);
  await dialog.getByRole("textbox", { name: "Note", exact: true }).fill("We like it <b>very</b> much");
  await dialog.getByRole("button", { name: "Show all: Your site" }).click();
  await prospect.getByRole("option").first().click();
  const mail = await dialog.getByRole("link", { name: "Write a mail" }).getAttribute("href");
  expect(mail?.length).toBeLessThanOrEqual(1_800);
  expect(mail).toMatch(/^mailto:maria@example\.com\?/);
  const [download] = await Promise.all([
    prospect.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("blue-door.sitewright-reply");
  await expect(dialog.getByText(/was saved, .* Attach it to a message to maria@example\.com/)).toBeVisible();
  const reply = await dialog.getByLabel("Or hand it on as a link").inputValue();

  await seller.goto(reply);
  await expect(seller.locator("#main").getByText("A reply from Blue Door has come in.")).toBeVisible();
  await expect(seller).toHaveURL(INBOX);
  await enterAsDemoAdmin(seller);
  await seller.getByLabel("Choose the file of a reply").setInputFiles(await download.path());
  await expect(seller.locator("#main").getByText(/^This reply from Blue Door is here already/)).toBeVisible();
  await expect(replies(seller).getByRole("row")).toHaveCount(2);

  await replies(seller).getByRole("button", { name: "Blue Door" }).click();
  const view = seller.getByRole("dialog", { name: "Blue Door" });
  await expect(view.getByText("We like it <b>very</b> much")).toBeVisible();
  await expect(view.getByRole("link", { name: /^A welcome page/ })).toBeVisible();
  await view.getByRole("button", { name: "Make a project of it" }).click();
  await expect(view.getByRole("link", { name: "Open the project" })).toBeVisible();
  await close();
});

test("another seller's browser sets a reply aside with the reason, and the seller who made the link gets it", async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const link = await composeLink(seller);
  const { dialog, close } = await openReply(browser, baseURL, link);
  const reply = await dialog.getByLabel("Or hand it on as a link").inputValue();
  const { page: otherSeller, close: closeOther } = await openBrowser(browser, baseURL);
  await composeLink(otherSeller);

  await otherSeller.goto(reply);
  await expect(otherSeller.getByRole("alert")).toContainText("was not signed by this browser");
  await enterAsDemoAdmin(otherSeller);
  await otherSeller.getByText("Set aside (1)").click();
  await expect(otherSeller.getByText(/says it is from Blue Door/)).toBeVisible();

  await seller.goto(reply);
  await expect(seller.locator("#main").getByText("A reply from Blue Door has come in.")).toBeVisible();
  await Promise.all([close(), closeOther()]);
});

async function composeLink(page: Page) {
  await page.goto("/demo-preview");
  await page.getByLabel("Prospect’s name").fill("Blue Door");
  await page.getByLabel("Your name").fill("Maria");
  await page.getByLabel("Replies go to").fill("maria@example.com");
  const field = page.getByRole("complementary", { name: "The link" }).getByRole("textbox");
  await expect(field).toHaveValue(/from=Maria.*&sig=[\w-]{86}#seller=/);
  await page.getByRole("button", { name: "Copy link" }).click();
  return field.inputValue();
}

async function openReply(browser: Browser, baseURL: string | undefined, link: string) {
  const { page: prospect, close } = await openBrowser(browser, baseURL);
  await prospect.goto(link);
  await prospect.getByRole("link", { name: "See your website" }).click();
  await prospect.getByRole("button", { name: "Send to Maria" }).click();
  const dialog = prospect.getByRole("dialog", { name: "Send to Maria" });
  await expect(dialog.getByRole("link", { name: "Write a mail" })).toBeVisible();
  return { prospect, dialog, close };
}

/** Opens a browser of another person, with its own storage. */
async function openBrowser(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await rememberSplash(context);
  return { page: await context.newPage(), close: () => context.close() };
}

const replies = (page: Page) => page.getByRole("table", { name: "Replies" });
