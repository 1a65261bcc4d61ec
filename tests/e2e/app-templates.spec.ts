import { expectNoViolations, runningApp } from "../support/apps.ts";
import { card, notification, wizard } from "../support/projects.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

test("an application of the marketplace is found, tried, used and filled", {
  tag: "@short",
}, async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?:allotment|house-plants|band-book|invoice-book)-[^/]+\.js$/.test(request.url()))
      documents.push(request.url().replace(/.*\/(.*)-[^-]+\.js$/, "$1"));
  });
  await page.goto("/template-demos");
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByLabel(/^Application/).check();
  await filters.getByLabel(/^Garden/).check();
  const list = page.getByRole("list", { name: "Templates", exact: true });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["Plot 17", "The Green Corner"]);
  const picture = list.locator("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);

  await list.getByRole("link", { name: "The Green Corner" }).click();
  const preview = page.getByRole("dialog", { name: "The Green Corner" });
  await expect(runningApp(page).getByText("Big Bertha", { exact: true })).toBeVisible();
  await expectNoViolations(page);
  // One document is loaded, not all.
  expect(documents).toEqual(["house-plants"]);

  await preview.getByRole("button", { name: "Use template" }).click();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("The Green Corner");
  await wizard(page).getByLabel("Project name").fill("My windowsill");
  await wizard(page).getByRole("button", { name: "Next" }).click();
  await expect(wizard(page).getByRole("radio", { name: /^The Green Corner/ })).toBeChecked();
  await wizard(page).getByRole("radio", { name: "Start empty" }).check();
  await wizard(page).getByRole("button", { name: "Create Project" }).dblclick();
  await page.waitForURL("/");
  await notification(page, "Project Created!").getByRole("button", { name: "Open studio" }).click();

  const app = runningApp(page);
  await expect(app.getByRole("heading", { level: 1, name: "My windowsill" })).toBeVisible();
  await expect(app.getByText("Big Bertha")).toHaveCount(0);
  await app.getByRole("button", { name: "Add plant" }).first().click();
  const form = page.getByRole("dialog", { name: "New plant" });
  await form.getByLabel("Name").fill("Ivy League");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(app.getByText("Ivy League", { exact: true })).toBeVisible();

  await page.reload();
  await expect(app.getByText("Ivy League", { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.goto("/view-projects?tab=mine");
  await expect(card(page, "My windowsill")).toHaveCount(1);
});

test("an application template has an address of its own, and an unknown one says so", async ({ page }) => {
  await page.goto("/app-preview/app-invoice-book");
  await expect(page.getByRole("heading", { level: 1, name: "Invoice book" })).toBeVisible();
  await expect(runningApp(page).getByText("Tilda Brandt").first()).toBeVisible();
  await page.getByRole("link", { name: "Use template" }).click();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Paper Trail");

  await page.goto("/app-preview/app-nothing-of-the-kind");
  await expect(page.getByRole("heading", { name: "Preview Not Found" })).toBeVisible();
});
