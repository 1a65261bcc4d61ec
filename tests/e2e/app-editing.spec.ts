import type { Page } from "@playwright/test";
import { expectNoViolations, runningApp } from "../support/apps.ts";
import { describeProject, notification, wizard } from "../support/projects.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

test("a field is renamed, converted, added and deleted where it is used, and undo brings it back", {
  tag: "@short",
}, async ({ page }) => {
  await makeApp(page);
  const { app, panel } = await edit(page, "Customers");

  // A name in the app opens the settings of its field.
  await app.getByRole("button", { name: "Field Telephone" }).first().click();
  const field = panel.getByRole("form", { name: "Field Telephone" });
  await field.getByLabel("Name", { exact: true }).fill("Mobile");
  await field.getByRole("button", { name: "Save" }).dblclick();
  await expect(app.getByRole("button", { name: "Field Mobile" }).first()).toBeVisible();
  await expectNoViolations(page);

  // What another kind cannot hold is listed first.
  await panel.getByRole("list", { name: "Fields of Customers" }).getByRole("button", { name: "Field Mobile" }).click();
  await panel.getByLabel("Kind", { exact: true }).selectOption("Date");
  await panel.getByRole("button", { name: "Save" }).click();
  const asked = page.getByRole("dialog", { name: "Change Mobile?" });
  await expect(asked.getByText(/do not fit and become empty/)).toBeVisible();
  await expect(asked.getByRole("listitem").first()).toContainText("07");
  await expectNoViolations(page);
  await asked.getByRole("button", { name: "Change it" }).click();
  await app.getByRole("button", { name: "Undo" }).click();
  await expect(app.getByRole("link", { name: /^07/ }).first()).toBeVisible();

  await panel.getByRole("button", { name: "Add a field" }).click();
  await panel.getByLabel("Name", { exact: true }).fill("Loyalty");
  await panel.getByLabel("Kind", { exact: true }).selectOption("Choice");
  await panel.getByLabel("New choice").fill("Gold, Silver");
  await panel.getByLabel("New choice").press("Enter");

  // Unfinished settings survive a reload.
  await page.reload();
  await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Loyalty");
  await expect(panel.getByLabel("Choice Silver")).toHaveValue("Silver");
  await panel.getByRole("button", { name: "Add the field" }).click();
  const fields = panel.getByRole("list", { name: "Fields of Customers" });
  await expect(fields.getByRole("button", { name: "Field Loyalty" })).toBeVisible();

  // The keys order fields.
  await fields.getByRole("button", { name: "Field Loyalty" }).press("Alt+ArrowUp");
  await expect(fields.getByRole("listitem").nth(-2)).toContainText("Loyalty");

  await fields.getByRole("button", { name: "Field Notes" }).click();
  await panel.getByRole("button", { name: "Delete the field" }).click();
  await page.getByRole("dialog", { name: "Delete Notes?" }).getByRole("button", { name: "Delete the field" }).click();
  await expect(fields.getByRole("button", { name: "Field Notes" })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(fields.getByRole("button", { name: "Field Notes" })).toBeVisible();

  await panel.getByRole("button", { name: "Done" }).click();
  await expect(panel).toHaveCount(0);
});

async function edit(page: Page, name: string) {
  const app = runningApp(page);
  await app.getByRole("button", { name, exact: true }).click();
  await app.getByRole("button", { name: "Edit app" }).click();
  const panel = app.getByRole("complementary", { name: "Edit app" });
  await expect(panel).toBeFocused();
  return { app, panel };
}

async function makeApp(page: Page) {
  await page.goto("/view-projects?new=1");
  await describeProject(page, { name: "Happy Tails", type: "Application" });
  await wizard(page).getByRole("radio", { name: "Dog Groomer" }).check();
  await wizard(page).getByRole("button", { name: "Create Project" }).click();
  await page.waitForURL("/");
  await notification(page, "Project Created!").getByRole("button", { name: "Open studio" }).click();
  await expect(runningApp(page)).toBeVisible();
}
