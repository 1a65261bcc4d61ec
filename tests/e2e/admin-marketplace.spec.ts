import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { drag, untilDraggable } from "../support/dragging.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "/admin/marketplace";

test("hidden templates vanish from the marketplace and featured ones come first, in other tabs too", async ({
  page,
  context,
}) => {
  const market = await context.newPage();
  await market.goto("/template-demos");
  await expect(names(market).first()).toHaveText("Ashworth & Vale");
  const [, count] = /^24 of (\d+) templates$/.exec((await found(market).textContent()) ?? "") ?? [];
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  await search(page).fill("law firm");

  await page.getByRole("button", { name: "Hide Law firm · Ledger" }).click();
  await expect(found(market)).toHaveText(`24 of ${Number(count) - 1} templates`);
  await expect(names(market).first()).not.toHaveText("Ashworth & Vale");

  await page.getByRole("button", { name: "Featured: Law firm · Studio" }).click();
  await expect(names(market).first()).toHaveText("Fore Point Law");

  await page.getByRole("button", { name: "Undo: Hid: Law firm · Ledger" }).click();
  await expect(found(market)).toHaveText(`24 of ${count} templates`);
});

test("price and tags are edited in a dialog and appear in the marketplace", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  await search(page).fill("law firm");
  await page.getByRole("button", { name: "Edit Law firm · Ledger" }).click();
  const dialog = page.getByRole("dialog", { name: "Law firm · Ledger" });
  await dialog.getByLabel("Price, in dollars").fill("free");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter an amount such as 49 or 49.50")).toBeVisible();

  await dialog.getByLabel("Price, in dollars").fill("49.50");
  await dialog.getByLabel("Tags").fill("Quiet; Two languages");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /Law firm · Ledger/ })).toContainText("$49.50");

  await page.goto("/template-demos?q=two%20lang&preview=law-firm-ledger");
  await expect(page.getByRole("dialog", { name: "Ashworth & Vale" })).toContainText("$49.50");
  await page.keyboard.press("Escape");
  await expect(found(page)).toHaveText("1 template");
  await expect(page.getByRole("listitem").filter({ hasText: "Two languages" })).toBeVisible();
});

test("the order is changed by keys and by dragging, for several templates at once too", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  const rows = page.getByRole("rowheader");
  const before = await rows.allTextContents();

  await page.getByRole("row").nth(3).getByRole("button", { name: /^Move/ }).press("Alt+ArrowUp");
  await expect(rows.nth(1)).toHaveText(before[2] ?? "");
  await expect(page.getByRole("row").nth(2).getByRole("button", { name: /^Move/ })).toBeFocused();
  await untilDraggable(page);
  const handle = page.getByRole("row").nth(2).getByRole("button", { name: /^Move/ });
  await drag(handle, page.getByRole("row").nth(1), { x: 200, y: 6 });
  await expect(rows.nth(0)).toHaveText(before[2] ?? "");

  await page.getByRole("row").nth(1).getByRole("checkbox").click();
  await page
    .getByRole("row")
    .nth(3)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await page.getByLabel("Show").selectOption("hidden");
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.getByRole("button", { name: "Undo: Hid: 3 templates" }).click();
  await expect(page.getByText("No template matches this search.")).toBeVisible();
});

test("an export can be imported; rows with problems are named, and valid ones applied", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  await search(page).fill("law firm");
  await page.getByRole("button", { name: "Featured: Law firm · Studio" }).click();
  await expect(page.getByText("Featured: Law firm · Studio", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.split("\r\n")[1]).toMatch(/^law-firm-studio,.*,yes,yes,,,$/);

  const dialog = page.getByRole("dialog", { name: "Import templates" });
  await choose(page, file);
  await expect(dialog).toContainText("would change no template. No row has an error.");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await choose(page, "id,price\nno-such,1");
  await expect(dialog).toContainText("No row can be applied:");
  await expect(dialog.getByRole("button", { name: "Nothing to apply" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await choose(page, "id,price,tags\nlaw-firm-ledger,free,\nno-such,1,\nlaw-firm-signal,49,=1+1");
  await expect(dialog.getByRole("row")).toHaveText([
    /Row/,
    /2price“free”/,
    /3id“no-such”: There is no such template/,
  ]);
  await dialog.getByRole("button", { name: "Apply the 1 good row" }).click();

  await expect(page.getByRole("row", { name: /Law firm · Signal/ })).toContainText("$49");
  await expect(page.getByRole("row", { name: /Law firm · Signal/ })).toContainText("=1+1");
});

const search = (page: Page) => page.getByLabel("Search", { exact: true });

const names = (page: Page) =>
  page.getByRole("list", { name: "Templates" }).getByRole("heading", { level: 3 });

/** The number of results. */
const found = (page: Page) => page.getByRole("heading", { level: 2 }).getByRole("status");

const choose = (page: Page, content: string) =>
  page
    .getByLabel("CSV file to import")
    .setInputFiles({ name: "templates.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
