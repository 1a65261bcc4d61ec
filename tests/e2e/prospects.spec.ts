import { structureProblems } from "../support/accessible.ts";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { rememberSplash } from "../support/splash.ts";
import { expect, test } from "../support/test.ts";

const SHEET = `Company;Trade;City;Phone;Colour;About;E-mail
Blue Door;Bakery;Leith;+44 131 496 0123;#a02020;We bake sourdough by night and deliver it by bicycle.;owner@example.com
Harbour Legal;Law firm;Bristol;;;Contracts for shipping companies since 1987.;
Nobody;Dragon riding;;;;;
`;

test("a spreadsheet becomes links and cards; a prospect opens a personal one and replies, and the prospect's page shows it", {
  tag: "@short",
}, async ({ page: seller, browser, baseURL }) => {
  await seller.goto("/prospects?sheet=1");
  await seller
    .getByLabel("Choose a file")
    .setInputFiles({ name: "fair.csv", mimeType: "text/csv", buffer: Buffer.from(SHEET) });
  const errors = seller.getByRole("region", { name: "Errors by row and column" });
  await expect(
    errors.getByRole("row", { name: /^4 Trade “Dragon riding”: There is no such industry/ }),
  ).toBeVisible();
  await seller.getByLabel("Your name").fill("Maria");
  await seller.getByLabel("Replies go to").fill("maria@example.com");
  await seller.getByRole("button", { name: "Make 2 links" }).click();
  await expect(seller.getByRole("region", { name: "Links" })).toContainText(
    "2 links are made, opened once and compared",
  );
  await expect(seller.getByRole("button", { name: "Print the cards" })).toBeEnabled();
  await expect(
    seller.getByRole("region", { name: "The first sheet" }).getByRole("img", { name: /^QR/ }),
  ).toHaveCount(2);
  expect(await structureProblems(seller)).toEqual([]);
  await seller.emulateMedia({ media: "print" });
  await expect(seller.getByRole("main").first()).toBeHidden();
  await expect(seller.locator("[data-cards] .card")).toHaveCount(2);
  await seller.emulateMedia({ media: "screen" });
  await seller.reload();
  await expect(seller.getByText("fair.csv")).toBeVisible();

  await seller.goto("/prospects");
  await seller.getByRole("link", { name: "Blue Door" }).click();
  const aside = seller.getByRole("complementary", { name: "Link and site" });
  const link = await aside.getByRole("textbox").inputValue();
  await seller.getByRole("textbox", { name: "Notes" }).fill("Met at the fair");
  await expect(seller.getByText("Saved in this browser.")).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await rememberSplash(context);
  const prospect = await context.newPage();
  await prospect.goto(link);
  await expect(prospect.getByText(/^This page reports nothing to anybody/)).toBeVisible();
  const site = prospect.getByRole("link", { name: "See your website" });
  await expect(site).toHaveAttribute("href", /full-preview/);
  await site.click();
  await expect(prospect.getByRole("heading", { level: 1 }).first()).toHaveText("Blue Door");
  await prospect.getByRole("button", { name: "Send to Maria" }).click();
  const dialog = prospect.getByRole("dialog", { name: "Send to Maria" });
  await dialog.getByLabel("Say what I looked at").check();
  const made = dialog.getByLabel("Or hand it on as a link");
  await expect(made).toHaveValue(/^http/);
  const withoutNote = await made.inputValue();
  await dialog.getByRole("textbox", { name: "Note", exact: true }).fill("We like it");
  await expect(dialog.getByRole("link", { name: "Write a mail" })).toBeVisible();
  // The reply is updated while the visitor types.
  await expect(made).not.toHaveValue(withoutNote);
  const reply = await made.inputValue();
  await context.close();

  await seller.goto(reply);
  await expect(seller.locator("#main").getByText("A reply from Blue Door has come in.")).toBeVisible();
  await enterAsDemoAdmin(seller);
  await seller.goto("/prospects");
  await seller.getByRole("link", { name: "Blue Door" }).click();
  await expect(seller.getByLabel("Stage")).toHaveValue("replied");
  await expect(seller.getByRole("textbox", { name: "Notes" })).toHaveValue("Met at the fair");
  await expect(seller.getByText("We like it", { exact: true })).toBeVisible();
  await expect(seller.getByText(/, as their reply says\.$/)).toBeVisible();
  await expect(seller.getByRole("link", { name: "Open their site Blue Door" })).toBeVisible();
  expect(await structureProblems(seller)).toEqual([]);
});
