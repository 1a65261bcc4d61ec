import { readFile } from "node:fs/promises";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { chooseFile, log } from "../support/admin.ts";
import { notification } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

const SHEET = `Module,Group,Text
Client Portal,CRM,New words for the portal
Task Board,crm,New words for the board
Parcel Desk,CRM,"Parcels in, parcels out"
`;

test("a spreadsheet is merged by name, conflicts are resolved as chosen, and the merge is undone", async ({
  page,
}) => {
  await page.goto("/admin/smartsheet-integration");
  await enterAsDemoAdmin(page);
  await chooseFile(page, "modules.csv", SHEET);

  await expect(page.getByRole("heading", { name: "2 conflicts" })).toBeVisible();
  await page.getByLabel("Decision on Task Board").selectOption("Keep as it is");
  await page.getByRole("button", { name: "Merge 2" }).click();
  await expect(notification(page, "Merged")).toContainText("1 added, 1 changed");

  await page.goto("/live-demos");
  await expect(page.getByText("New words for the portal")).toBeVisible();
  await expect(page.getByText("Parcels in, parcels out")).toBeVisible();
  await expect(page.getByText("New words for the board")).toBeHidden();

  await page.goto("/admin/smartsheet-integration");
  await log(page)
    .getByRole("button", { name: /^Undo: Merged “modules.csv”/ })
    .click();
  await expect(log(page).getByText("Undone")).toBeVisible();
  await page.goto("/live-demos");
  await expect(page.getByRole("link", { name: /^Enter Client Portal as/ }).first()).toBeVisible();
  await expect(page.getByText("Parcels in, parcels out")).toBeHidden();
});

test("merging an export changes nothing", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/smartsheet-integration");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export modules as XLSX" }).click();
  const file = await downloading;

  await chooseFile(page, file.suggestedFilename(), await readFile(await file.path()));

  const result = page.getByRole("region", { name: "What the merge does" });
  await expect(result.locator("dl > div").filter({ hasText: "the same" })).toContainText("35");
  await expect(result.getByRole("button", { name: "Nothing to merge" })).toBeDisabled();
});

test("all data is in one workbook; submissions are for admins", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/smartsheet-integration");
  await expect(page.getByRole("button", { name: "Export submissions as CSV" })).toBeDisabled();
  await enterAsDemoAdmin(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Everything in one XLSX" }).click();

  const { read } = await import("@e965/xlsx");
  const book = read(await readFile(await (await downloading).path()));
  expect(book.SheetNames).toEqual(["Modules", "Templates", "Projects", "Submissions"]);
});

test("ten thousand rows do not block the page", { tag: "@full" }, async ({ page }) => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `Module ${index},CRM,Words of module ${index}`);
  await page.goto("/admin/smartsheet-integration");
  await expect(page.getByText("Drop a sheet of modules")).toBeVisible();
  await page.evaluate(() => {
    const state = window as Window & { longest?: number };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest ?? 0, duration);
    }).observe({ type: "longtask" });
  });

  await chooseFile(page, "modules.csv", `Name,Category,Description\n${rows.join("\n")}`);

  await expect(page.getByText("10,000 rows right")).toBeVisible();
  await expect(page.getByRole("button", { name: "Merge 10,000" })).toBeVisible();
  // A frozen page would show a long task of more than a second, even on a busy machine.
  const longest = await page.evaluate(() => (window as Window & { longest?: number }).longest ?? 0);
  expect(longest).toBeLessThan(1_000);
});
