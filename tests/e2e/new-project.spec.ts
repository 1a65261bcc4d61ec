import type { Page } from "@playwright/test";
import {
  createProject,
  describeProject,
  notification,
  openMyProjects,
  projectNames,
  storedProjects,
  wizard,
} from "../support/projects.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

test("the wizard takes the focus and returns it, goes back and forward, survives a reload, and creates a project", {
  tag: "@short",
}, async ({ page }) => {
  await page.goto("/view-projects?type=web");
  const opener = page.getByRole("button", { name: "Create New Project" });
  await opener.click();
  await expect(wizard(page).getByLabel("Project name")).toBeFocused();
  await page.keyboard.type("Half a na");
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Half a na");
  await describeProject(page);
  await expect(page).toHaveURL("/view-projects?type=web&new=1&step=template");
  await wizard(page).getByRole("radio", { name: "Portfolio" }).check();
  await page.goBack();
  await expect(title(page)).toHaveText("Create New Project");
  await page.goBack();
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL("/view-projects?type=web");
  await page.goForward();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Harbour Bakery");
  await page.goForward();
  await expect(title(page)).toHaveText("Select Template");

  await page.reload();
  await expect(title(page)).toHaveText("Select Template");
  await expect(wizard(page).getByRole("radio", { name: "Portfolio" })).toBeChecked();
  await wizard(page).getByRole("button", { name: "Create Project" }).dblclick();
  await page.waitForURL("/");
  await expect(page.getByRole("heading", { name: "Continue with Harbour Bakery" })).toBeVisible();
  await expect(wizard(page)).toBeHidden();
  expect(await storedProjects(page)).toMatchObject([{ name: "Harbour Bakery", templateId: "web-portfolio" }]);
});

test("going back from the home page does not open the wizard again", { tag: "@full" }, async ({ page }) => {
  await page.goto("/view-projects");
  await page.getByRole("button", { name: "Create New Project" }).click();
  await describeProject(page);
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();
  await press(page, "Create Project");
  await page.waitForURL("/");

  await page.goBack();

  await expect(page).toHaveURL("/view-projects");
  await expect(projectNames(page).first()).toBeVisible();
  await expect(wizard(page)).toBeHidden();
  expect(await storedProjects(page)).toHaveLength(1);
});

test("keyboard only: Enter submits each step", { tag: "@full" }, async ({ page }) => {
  await page.goto("/view-projects");
  await page.getByRole("button", { name: "Create New Project" }).focus();
  await page.keyboard.press("Enter");
  await expect(wizard(page).getByLabel("Project name")).toBeFocused();
  await page.keyboard.type("Harbour Bakery");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A bakery with boats in front");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Select Template");
  await expect(wizard(page).getByRole("radio", { name: "Basic Website" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("/");

  await expect(notification(page, "Project Created!")).toBeVisible();
  expect(await storedProjects(page)).toMatchObject([{ templateId: "web-portfolio" }]);
});

test("the body of the dialog scrolls within 400 px, and everything in it is reachable", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // The address alone does not open the second step.
  await page.goto("/view-projects?new=1&step=template");
  await expect(title(page)).toHaveText("Create New Project");
  const body = wizard(page).locator("form > div").first();

  await expect(body).toHaveCSS("max-height", "400px");
  await expect(body).toHaveCSS("overflow-y", "auto");
  expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await wizard(page).getByRole("radio", { name: "Game" }).check();
  await expect(wizard(page).getByRole("radio", { name: "Game" })).toBeInViewport();
});

test("without storage a project lasts as long as the page, and the page says so", {
  tag: "@full",
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Denied", "SecurityError");
    };
  });
  await page.goto("/view-projects?tab=mine");
  await expect(
    page.getByText(/projects made here are lost when you close or reload this page/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Create New Project" }).click();
  await describeProject(page);
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();

  await press(page, "Create Project");
  await page.waitForURL("/");
  await page.goBack();

  await expect(projectNames(page)).toHaveText(["Harbour Bakery"]);
});

test("two tabs that create at the same time make two projects, and each shows both", {
  tag: "@full",
}, async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  await openMyProjects(page, [{ id: "not a number" }, { ...sample, id: 7, name: "Already There" }]);
  for (const [at, tab] of tabs.entries()) {
    await tab.goto("/view-projects?tab=mine&new=1");
    await describeProject(tab, { name: `Made in tab ${at + 1}` });
    await wizard(tab).getByRole("radio", { name: "Basic Website" }).check();
  }

  await Promise.all(tabs.map((tab) => press(tab, "Create Project")));
  await Promise.all(tabs.map((tab) => tab.waitForURL("/")));

  for (const tab of tabs) await tab.goto("/view-projects?tab=mine");
  for (const tab of tabs) {
    await expect(projectNames(tab)).toHaveCount(3);
    await expect(projectNames(tab).getByText("Already There")).toBeVisible();
  }
  await createProject(other, "Made while the first looks on");
  await expect(projectNames(page)).toHaveCount(4);
});

const sample = {
  description: "A bakery with boats in front",
  type: "web",
  templateId: "web-basic",
  status: "draft",
  isPublic: false,
  features: [],
  createdAt: "2026-11-17T09:12:00.000Z",
  updatedAt: "2026-11-17T09:12:00.000Z",
};

const title = (page: Page) => wizard(page).getByRole("heading", { level: 2 });

const press = (page: Page, name: string) => wizard(page).getByRole("button", { name, exact: true }).click();
