import { readFile } from "node:fs/promises";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { chooseFile, log } from "../support/admin.ts";
import { notification } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

const PLANS = "Plan;Due now;Per month\nfull;1.299,00;169\nmailbox;;4,50\nextra-page;about 60;\n";

test("plans from a file are checked, compared, applied for all visitors and undone", async ({
  page,
  context,
}) => {
  await page.goto("/admin/upload-plans");
  const pricing = await context.newPage();
  await pricing.goto("/pricing");
  await expect(pricing.getByText("$1,349").first()).toBeVisible();

  await chooseFile(page, "plans.csv", PLANS);
  const errors = page.getByRole("region", { name: "Errors by row and column" });
  await expect(errors.getByRole("row", { name: /^4 Due now “about 60”: / })).toBeVisible();
  await expect(page.getByRole("region", { name: "Differences" })).toContainText("from $1,349");
  const apply = page.getByRole("button", { name: "Apply to the pricing page" });
  await expect(apply).toBeDisabled();
  await enterAsDemoAdmin(page);
  await expect(apply).toBeDisabled();
  await page.getByRole("radio", { name: "Apply only the 2 right rows" }).check();
  await apply.click();

  await expect(notification(page, "Plans applied")).toContainText("3 changes");
  await expect(pricing.getByText("$1,299").first()).toBeVisible();
  await page.reload();
  await log(page).getByRole("button", { name: "Undo: Plans from “plans.csv”: 3 changes" }).click();
  await expect(log(page).getByText("Undone")).toBeVisible();
  await expect(pricing.getByText("$1,349").first()).toBeVisible();
});

test("a file and its column mapping survive a reload", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/upload-plans");
  await chooseFile(page, "plans.csv", "What,How much\nfull,1299\n");
  await page.getByLabel("Plan (needed)").selectOption("What");
  await page.getByLabel("Due now").selectOption("How much");
  await expect(page.getByText("1 row right")).toBeVisible();

  await page.reload();

  await expect(page.getByText("1 row right")).toBeVisible();
  await expect(page.getByLabel("Due now")).toHaveValue("1");
  await page.getByRole("button", { name: "Choose another file" }).click();
  await page.reload();
  await expect(page.getByText("Drop a file with plans")).toBeVisible();
});

test("a file with the current plans changes nothing", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/upload-plans");
  for (const format of ["XLSX", "CSV"]) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download ${format}` }).click();
    const file = await downloading;

    await chooseFile(page, file.suggestedFilename(), await readFile(await file.path()));

    await expect(page.getByText("8 rows right")).toBeVisible();
    await expect(
      page.getByText("Nothing. The right rows of this file are what is shown today."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Choose another file" }).click();
  }
});
