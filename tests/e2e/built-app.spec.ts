import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations, runningApp } from "../support/apps.ts";
import { card, describeProject, notification, wizard } from "../support/projects.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

test("an application is made, used, undone, reloaded, exported, imported and deleted", {
  tag: "@short",
}, async ({ page }) => {
  await makeApp(page);
  const app = runningApp(page);
  await expect(app.getByRole("heading", { level: 1, name: "Happy Tails" })).toBeVisible();

  // Add a customer, and change a telephone number in place.
  await app.getByRole("button", { name: "Customers", exact: true }).click();
  await app.getByRole("button", { name: "Add customer" }).click();
  const form = page.getByRole("dialog", { name: "New customer" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Fill in “Name”.")).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Name").fill("Ada Quill");
  await form.getByRole("button", { name: "Save" }).dblclick();
  await expect(app.getByRole("button", { name: "Ada Quill" })).toHaveCount(1);
  await app.getByRole("button", { name: "Ada Quill" }).click();
  await app.getByRole("button", { name: "Edit Telephone" }).click();
  await page.keyboard.type("07700 900555");
  await page.keyboard.press("Enter");
  await expect(app.getByRole("link", { name: "07700 900555" })).toBeVisible();
  await expect(app.getByRole("button", { name: "Edit Telephone" })).toBeFocused();
  await expectNoViolations(page);

  await app.getByRole("button", { name: "What changed" }).click();
  await expect(page.getByRole("dialog", { name: "What changed" }).getByText("07700 900555")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.reload();
  await app.getByRole("button", { name: "Customers", exact: true }).click();
  await app.getByRole("button", { name: "Ada Quill" }).click();
  await expect(app.getByRole("link", { name: "07700 900555" })).toBeVisible();

  // Deleting asks for the dogs that link to a customer; undo brings all of it back.
  await app.getByRole("button", { name: "Back to Customers" }).click();
  await app.getByRole("button", { name: "Priya Nair" }).click();
  await app.getByRole("button", { name: "Delete customer" }).click();
  const asked = page.getByRole("dialog", { name: "Delete Priya Nair?" });
  await expect(asked.getByText("2 dogs link to it.")).toBeVisible();
  await asked.getByRole("radio", { name: /^Delete all 2 too/ }).check();
  await asked.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(app.getByRole("button", { name: "Priya Nair" })).toHaveCount(0);
  await app.getByRole("button", { name: "Undo" }).click();
  await expect(app.getByRole("heading", { level: 2, name: "Priya Nair" })).toBeVisible();
  await expect(app.getByRole("button", { name: "Bella" })).toBeVisible();

  // As a file, and back as another project.
  await page.goto("/view-projects?tab=mine");
  await card(page, "Happy Tails").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Share and export" }).click();
  await page.getByRole("tab", { name: "Project file" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the project file" }).click();
  const file = await (await download).path();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "happy-tails.sitewright.json",
    mimeType: "application/json",
    buffer: await readFile(file),
  });
  await page.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(card(page, "Happy Tails (imported)")).toBeVisible();

  await card(page, "Happy Tails").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(card(page, "Happy Tails")).toHaveCount(0);
  await card(page, "Happy Tails (imported)").getByRole("link", { name: "Open" }).click();
  await app.getByRole("button", { name: "Customers", exact: true }).click();
  await expect(app.getByRole("button", { name: "Ada Quill" })).toBeVisible();
});

test("two tabs with one application see each other's changes", async ({ page, context }) => {
  await makeApp(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other])
    await runningApp(tab).getByRole("button", { name: "Customers", exact: true }).click();

  await runningApp(page).getByRole("button", { name: "Add customer" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Ada Quill");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await runningApp(other).getByRole("button", { name: "Ada Quill" }).click();
  await runningApp(other).getByRole("button", { name: "Edit Name" }).click();
  await other.keyboard.type("Ada Quince");
  await other.keyboard.press("Enter");

  await expect(runningApp(page).getByRole("button", { name: "Ada Quince" })).toBeVisible();
});

async function makeApp(page: Page) {
  await page.goto("/view-projects?new=1");
  await describeProject(page, { name: "Happy Tails", type: "Application" });
  await wizard(page).getByRole("radio", { name: "Dog Groomer" }).check();
  await wizard(page).getByRole("button", { name: "Create Project" }).click();
  await page.waitForURL("/");
  await notification(page, "Project Created!").getByRole("button", { name: "Open studio" }).click();
  await expect(runningApp(page)).toBeVisible();
}
