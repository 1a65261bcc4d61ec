import type { SiteDocument } from "#src/sites/document.ts";
import { runningApp } from "../support/apps.ts";
import { aLocalProject, openMyProjects, storedWork } from "../support/projects.ts";
import { canvas, openStudio, panel, untilSaved, withoutTour } from "../support/studio.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

const projects = [
  aLocalProject({ id: 7, name: "Crumb & Co", templateId: "bakery-counter", type: "web" }),
  aLocalProject({ id: 8, name: "Happy Tails", templateId: "app-dog-groomer", type: "app" }),
];

test("an answer of a site's form becomes a record of an application, which its owner looks at first", async ({
  page,
}) => {
  await withoutTour(page);
  await openMyProjects(page, projects);
  await openStudio(page, "local-7");
  await panel(page, "Forms").click();
  await page.getByRole("radio", { name: /^E-mail/ }).click();
  await page.getByLabel("E-mail address").fill("hello@crumb.example");
  await page.getByLabel("Application", { exact: true }).selectOption({ label: "Happy Tails" });
  await page.getByLabel("An answer becomes a new").selectOption({ label: "Customer" });
  await untilSaved(page);
  const [site] = (await storedWork(page, "documents")) as { document: SiteDocument }[];
  const link = String(site?.document.meta.forms?.app);
  expect(link).toMatch(/\/app-view\?project=local-8&take=customers$/);

  // The owner opens the link of the mail, and pastes its text.
  await page.goto(link);
  const form = page.getByRole("dialog", { name: "New customer" });
  await form
    .getByLabel("The message")
    .fill(
      `Take this into your application=${link}\nName=Ada Quill\nPhone=07700 900555\nMessage=Two shy dogs`,
    );
  await expect(form.getByRole("status")).toHaveText("3 fields are filled in. Look at them before you save.");
  await expect(form.getByLabel("Name")).toHaveValue("Ada Quill");
  await expect(form.getByLabel("Notes")).toHaveValue("Two shy dogs");
  await form.getByRole("button", { name: "Save" }).dblclick();
  await expect(form).toBeHidden();
  await runningApp(page).getByRole("button", { name: "Customers", exact: true }).click();
  await expect(runningApp(page).getByRole("button", { name: "Ada Quill" })).toHaveCount(1);
});

test("a list of a site shows the records of an application, and says when they have changed", async ({
  page,
}) => {
  await withoutTour(page);
  await openMyProjects(page, projects);
  await openStudio(page, "local-7");

  const list = canvas(page).locator(".sw-services, .sw-menu").first();
  await list.click({ position: { x: 20, y: 20 } });
  const records = page.getByRole("region", { name: "Records of an application" });
  await records.getByRole("button", { name: "Fill from an application" }).click();
  const dialog = page.getByRole("dialog", { name: "Fill the list from an application" });
  await expect(dialog.getByLabel("Application", { exact: true })).toHaveValue("local-8");
  await dialog.getByLabel("Page of the application").selectOption({ label: "Customers" });
  await expect(dialog.getByText(/^\d+ records\.$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Put them in" }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(canvas(page).getByText("Priya Nair").first()).toBeVisible();
  await untilSaved(page);

  await page.goto("/app-view?project=local-8");
  await runningApp(page).getByRole("button", { name: "Customers", exact: true }).click();
  await runningApp(page).getByRole("button", { name: "Add customer" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Ada Quill");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(runningApp(page).getByRole("button", { name: "Ada Quill" })).toBeVisible();

  await openStudio(page, "local-7");
  await expect(canvas(page).getByText("Priya Nair").first()).toBeVisible();
  await expect(canvas(page).getByText("Ada Quill")).toHaveCount(0);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("tab", { name: "Website files" }).click();
  await expect(page.getByRole("heading", { name: "Lists from an application" })).toBeVisible();
  await page.keyboard.press("Escape");

  await list.click({ position: { x: 20, y: 20 } });
  await records.getByRole("button", { name: "Bring up to date" }).click();
  await expect(canvas(page).getByText("Ada Quill").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(canvas(page).getByText("Ada Quill")).toHaveCount(0);
});
