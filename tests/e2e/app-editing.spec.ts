import type { Locator, Page } from "@playwright/test";
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
  await panel.getByLabel("Kind", { exact: true }).selectOption("Date");
  await panel.getByRole("button", { name: "Save" }).click();
  const asked = page.getByRole("dialog", { name: "Change Mobile?" });
  await expect(asked.getByText(/do not fit and become empty/)).toBeVisible();
  await expect(asked.getByRole("listitem").first()).toContainText("07");
  await expectNoViolations(page);
  await asked.getByRole("button", { name: "Change it" }).click();
  await app.getByRole("button", { name: "Undo" }).click();
  await expect(app.getByRole("link", { name: /^07/ }).first()).toBeVisible();

  await panel.getByRole("button", { name: "← Fields of Customers" }).click();
  await panel.getByRole("button", { name: "Add a field" }).click();
  await panel.getByLabel("Name", { exact: true }).fill("Loyalty");
  await panel.getByLabel("Kind", { exact: true }).selectOption("Choice");
  await panel.getByLabel("New choice").fill("Gold, Silver");
  await panel.getByLabel("New choice").press("Enter");

  // Unfinished settings survive a reload.
  await page.reload();
  await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Loyalty");
  await expect(panel.getByLabel("Choice Silver")).toHaveValue("Silver");
  await panel.getByRole("button", { name: "Add the field" }).dblclick();
  await expect(panel.getByRole("heading", { name: "Loyalty" })).toBeVisible();
  await panel.getByRole("button", { name: "← Fields of Customers" }).click();
  const fields = panel.getByRole("list", { name: "Fields of Customers" });
  await expect(fields.getByRole("button", { name: "Field Loyalty" })).toBeVisible();

  // The keys order fields.
  await fields.getByRole("button", { name: "Field Loyalty" }).press("Alt+ArrowUp");
  await expect(fields.getByRole("listitem").nth(-2)).toContainText("Loyalty");

  await fields.getByRole("button", { name: "Field Notes" }).click();
  await panel.getByRole("button", { name: "Delete the field" }).click();
  await page
    .getByRole("dialog", { name: "Delete Notes?" })
    .getByRole("button", { name: "Delete the field" })
    .click();
  await expect(fields.getByRole("button", { name: "Field Notes" })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(fields.getByRole("button", { name: "Field Notes" })).toBeVisible();

  await panel.getByRole("button", { name: "Done" }).click();
  await expect(panel).toHaveCount(0);
});

test("tables, views, pages, rights and the look are changed, and a sentence changes several things", async ({
  page,
}) => {
  await makeApp(page);
  const { app, panel } = await edit(page, "Dogs");
  const part = (name: string) =>
    panel.getByRole("navigation").getByRole("button", { name, exact: true }).click();

  await part("This page");
  await panel.getByText("New view", { exact: true }).click();
  const form = panel.getByRole("form", { name: "New view" });
  await form.getByLabel("Kind").selectOption("Board");
  await form.getByLabel("Its name").fill("By temperament");
  await form.getByRole("button", { name: "Add the view" }).click();
  await expect(app.getByRole("heading", { level: 2, name: "By temperament" })).toBeVisible();
  await expectNoViolations(page);

  await part("Pages");
  const pages = panel.getByRole("list", { name: "Pages" });
  await pages.getByRole("button", { name: "Move By temperament up" }).click();
  await expect(pages.getByRole("listitem").nth(-2)).toContainText("By temperament");

  await part("Tables");
  await panel.getByLabel("What is in it").fill("Vans");
  await panel.getByRole("button", { name: "Add the table" }).click();
  await expect(app.getByRole("heading", { level: 2, name: "Vans" })).toBeVisible();

  await part("People");
  await panel.getByRole("region", { name: "Guests" }).getByText("Vans", { exact: true }).click();
  await panel
    .getByRole("region", { name: "Guests" })
    .getByRole("checkbox", { name: "See", exact: true })
    .last()
    .uncheck();
  await panel.getByLabel("See as").selectOption("Guests");
  await expect(app.getByRole("button", { name: "Vans", exact: true })).toHaveCount(0);
  await expect(panel.getByText(/protect nothing/)).toBeVisible();
  await panel.getByLabel("See as").selectOption("Owners");
  await expectNoViolations(page);

  await part("In words");
  const words = panel.getByRole("textbox", { name: "Change it in words" });
  await words.fill("add a field Plate to Vans and lock the table Vans");
  await panel.getByRole("button", { name: "Show what changes" }).click();
  await expect(panel.getByText("Add the field “Plate” (text) to Vans.")).toBeVisible();
  await panel.getByRole("button", { name: "Apply" }).click();
  await words.fill("delete the field Plate");
  await panel.getByRole("button", { name: "Show what changes" }).click();
  await expect(panel.getByText(/“Vans” is locked/)).toBeVisible();
  await words.fill("paint the hallway");
  await panel.getByRole("button", { name: "Show what changes" }).click();
  await expect(panel.getByText("Did you mean something like this?")).toBeVisible();
  await expectNoViolations(page);

  await part("Look");
  await panel.getByRole("radio", { name: "Midnight and brass" }).check();
  await app.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("radio", { name: "Midnight and brass" })).not.toBeChecked();
});

test("two tabs change the app at the same time, and both changes stay", async ({ page, context }) => {
  await makeApp(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const [here, there] = [await edit(page, "Customers"), await edit(other, "Customers")];

  await rename(here.panel, "Telephone", "Mobile");
  await rename(there.panel, "Address", "Lives at");

  for (const { panel } of [here, there]) {
    await expect(panel.getByRole("button", { name: "Field Mobile" })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Field Lives at" })).toBeVisible();
  }
});

async function rename(panel: Locator, from: string, to: string) {
  await panel.getByRole("button", { name: `Field ${from}` }).click();
  await panel.getByLabel("Name", { exact: true }).fill(to);
  await panel.getByRole("button", { name: "Save" }).click();
  await panel.getByRole("button", { name: /^← Fields of/ }).click();
}

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
