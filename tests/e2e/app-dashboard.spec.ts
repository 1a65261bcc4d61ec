import { expectNoViolations, openApp, reopen, runningApp } from "../support/apps.ts";
import { aLocalProject, openMyProjects } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

test("orders are found, changed and exported, and changes are saved", async ({ page }) => {
  const dashboard = await openApp(page, "app-dashboard");
  await dashboard.getByRole("radio", { name: "Quarter" }).click();
  await dashboard.getByLabel("Search the ledger").fill("Wholesale nonsense");
  await expect(dashboard.getByText("Nothing matches “Wholesale nonsense”.")).toBeVisible();
  await dashboard.getByRole("button", { name: "Clear the search" }).click();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dashboard.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders .*\.csv$/);
  const status = dashboard.getByLabel(/^Status of/).first();
  await status.selectOption("Refunded");
  await dashboard.getByText("Revenue by day as a table").click();
  await expect(dashboard.getByRole("region", { name: "Revenue by day as a table" })).toBeVisible();
  await expectNoViolations(page);

  await reopen(page);
  await expect(
    runningApp(page)
      .getByLabel(/^Status of/)
      .first(),
  ).toHaveValue("Refunded");
  await expect(dashboard.getByRole("radio", { name: "Quarter" })).toBeChecked();
});

test("a project's own application is named, coloured, and reset", { tag: "@full" }, async ({ page }) => {
  await openMyProjects(page, [
    aLocalProject({ id: 5, name: "Quay Accounts", type: "app", templateId: "app-dashboard" }),
  ]);
  await page.goto("/app-view?project=local-5");
  await expect(runningApp(page).getByRole("heading", { name: "Quay Accounts" })).toBeVisible({
    timeout: 15_000,
  });

  const app = runningApp(page);
  await app.getByRole("button", { name: "Look" }).click();
  await app.getByLabel("Name", { exact: true }).fill("Pier Accounts");
  await app.getByRole("radio", { name: "Harbour" }).check();
  await expectNoViolations(page);
  await app.getByRole("button", { name: "Done" }).click();
  await expect(app.getByRole("heading", { name: "Pier Accounts" })).toBeVisible();
  await app
    .getByLabel(/^Status of/)
    .first()
    .selectOption("Refunded");
  await app.getByRole("button", { name: "Look" }).click();
  await app.getByRole("button", { name: "Reset data" }).click();
  await app.getByRole("button", { name: "Yes, reset" }).click();
  await expect(app.getByText("Start again: done.")).toBeVisible();
  await expect(app.getByRole("button", { name: "Look" })).toBeFocused();

  await page.getByLabel("Role").selectOption("guest");
  await expect(runningApp(page).getByRole("button", { name: "Export CSV" })).toBeHidden();
  await reopen(page);
  await expect(runningApp(page).getByRole("heading", { name: "Pier Accounts" })).toBeVisible();
});
