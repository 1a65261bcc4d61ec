import { expectNoViolations, openApp, reopen, runningApp } from "../support/apps.ts";
import { aLocalProject, openMyProjects } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

test("orders are found, changed and exported, and changes are saved", async ({ page }) => {
  const dashboard = await openApp(page, "app-dashboard");
  await dashboard.getByRole("radio", { name: "Quarter" }).click();
  await dashboard.getByLabel("Search orders").fill("Wholesale nonsense");
  await expect(dashboard.getByText("No orders match.")).toBeVisible();
  await dashboard.getByRole("button", { name: "Clear the filters" }).click();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dashboard.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders .*\.csv$/);
  const status = dashboard.getByLabel(/^Status of order/).first();
  await status.selectOption("Refunded");
  await dashboard.getByText("The chart as a table").click();
  await expect(dashboard.getByRole("region", { name: "Revenue by day" })).toBeVisible();
  await expectNoViolations(page);

  await reopen(page);
  await expect(
    runningApp(page)
      .getByLabel(/^Status of order/)
      .first(),
  ).toHaveValue("Refunded");
});

test("a project's own application is named, coloured, and reset", { tag: "@full" }, async ({ page }) => {
  await openMyProjects(page, [
    aLocalProject({ id: 5, name: "Quay Accounts", type: "app", templateId: "app-dashboard" }),
  ]);
  await page.goto("/app-view?project=local-5");
  await expect(runningApp(page).getByRole("heading", { name: "Quay Accounts" })).toBeVisible({
    timeout: 15_000,
  });

  await page.getByRole("button", { name: "Edit this" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Pier Accounts");
  await page.getByRole("radio", { name: "Harbour" }).check();
  await expect(runningApp(page).getByRole("heading", { name: "Pier Accounts" })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Reset data" }).click();
  await page.getByRole("button", { name: "Yes, reset" }).click();
  await expect(page.getByText("It starts again")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit this" })).toBeFocused();

  await page.getByLabel("Role").selectOption("guest");
  await expect(runningApp(page).getByRole("button", { name: "Export CSV" })).toBeHidden();
  await reopen(page);
  await expect(runningApp(page).getByRole("heading", { name: "Pier Accounts" })).toBeVisible();
});
