import type { Page } from "@playwright/test";
import { projectTemplates } from "#src/contract/project-templates.ts";
import {
  createProject,
  describeProject,
  notification,
  openMyProjects,
  projectNames,
  storedProjects,
  storedWork,
  wizard,
} from "../support/projects.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

test("what is missing or too short is said word for word, until the first step is complete; the second lists the three templates of each type", async ({
  page,
}) => {
  await page.goto("/view-projects");
  await page.getByRole("button", { name: "Create New Project" }).click();
  await expect(title(page)).toHaveText("Create New Project");
  await expect(wizard(page).getByLabel("Project name")).toBeFocused();
  for (const type of ["Website", "Application", "Game"]) {
    await expect(wizard(page).getByRole("radio", { name: type })).not.toBeChecked();
  }

  await press(page, "Next");
  await expect(wizard(page).getByText("Project name is required")).toBeVisible();
  await expect(wizard(page).getByText("Project description is required")).toBeVisible();
  await expect(wizard(page).getByText("Please select a project type")).toBeVisible();

  await wizard(page).getByLabel("Project name").fill("ab");
  await wizard(page).getByLabel("Project description").fill("Too short");
  await press(page, "Next");
  await expect(wizard(page).getByText("Project name must be at least 3 characters")).toBeVisible();
  await expect(
    wizard(page).getByText("Please provide a more detailed description (at least 10 characters)"),
  ).toBeVisible();
  await expect(title(page)).toHaveText("Create New Project");

  await wizard(page).getByLabel("Project name").fill("abc");
  await wizard(page).getByLabel("Project description").fill("0123456789");
  await wizard(page).getByRole("radio", { name: "Game" }).check();
  await press(page, "Next");
  await expect(title(page)).toHaveText("Select Template");

  for (const [type, name] of [
    ["web", "Website"],
    ["app", "Application"],
    ["game", "Game"],
  ] as const) {
    await press(page, "Back");
    await describeProject(page, { type: name });
    const expected = projectTemplates.filter((template) => template.type === type);
    expect(expected).toHaveLength(3);
    await expect(wizard(page).getByRole("radio")).toHaveCount(3);
    for (const { name, description } of expected) {
      await expect(wizard(page).getByRole("radio", { name: `${name} ${description}` })).not.toBeChecked();
    }
  }
});

test("without a template nothing is created, and Back keeps what was filled in", async ({ page }) => {
  await page.goto("/view-projects?new=1");
  await describeProject(page);

  await press(page, "Create Project");
  const toast = notification(page, "Template Required");
  await expect(toast.getByText("Please select a template for your project")).toBeVisible();

  await wizard(page).getByRole("radio", { name: "Portfolio" }).check();
  await press(page, "Back");
  await expect(title(page)).toHaveText("Create New Project");
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Harbour Bakery");
  await expect(wizard(page).getByLabel("Project description")).toHaveValue("A bakery with boats in front");
  await expect(wizard(page).getByRole("radio", { name: "Website" })).toBeChecked();
  await press(page, "Next");
  await expect(wizard(page).getByRole("radio", { name: "Portfolio" })).toBeChecked();

  // A template is one of its type alone.
  await press(page, "Back");
  await wizard(page).getByRole("radio", { name: "Game" }).check();
  await press(page, "Next");
  await press(page, "Create Project");
  await expect(toast).toBeVisible();
  expect(await storedProjects(page)).toEqual([]);
});

test("after one second the project is there, the wizard is gone and empty, and the home page leads on with it", async ({
  page,
}) => {
  await page.goto("/view-projects?new=1");
  await describeProject(page);
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();

  const start = Date.now();
  await press(page, "Create Project");
  await expect(wizard(page).getByRole("button", { name: "Creating…" })).toBeVisible();
  await page.waitForURL("/");
  expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
  const toast = notification(page, "Project Created!");
  await expect(toast.getByText('Your project "Harbour Bakery" has been created successfully.')).toBeVisible();
  await expect(wizard(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Continue with Harbour Bakery" })).toBeVisible();

  const [project] = await storedProjects(page);
  expect(project).toMatchObject({
    name: "Harbour Bakery",
    description: "A bakery with boats in front",
    type: "web",
    templateId: "web-basic",
    status: "draft",
    isPublic: false,
    features: [],
  });
  expect(Number.isInteger(project?.id)).toBe(true);
  expect(Date.parse(project?.createdAt ?? "")).toBeGreaterThanOrEqual(start);
  expect(await storedWork(page, "drafts")).toEqual([]);

  await toast.getByRole("button", { name: "Open studio" }).click();
  await expect(page).toHaveURL(`/studio/local-${project?.id}`);
  await page.goto("/view-projects?new=1");
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("");
});

test("back from the home page no wizard comes up again", { tag: "@full" }, async ({ page }) => {
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

test("the browser's back and forward lead through the wizard", async ({ page }) => {
  await page.goto("/view-projects?type=web");
  await page.getByRole("button", { name: "Create New Project" }).click();
  await describeProject(page);
  await expect(page).toHaveURL("/view-projects?type=web&new=1&step=template");

  await page.goBack();
  await expect(title(page)).toHaveText("Create New Project");
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Harbour Bakery");
  await page.goBack();
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL("/view-projects?type=web");
  await page.goForward();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Harbour Bakery");
  await page.goForward();
  await expect(title(page)).toHaveText("Select Template");

  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL("/view-projects?type=web");
});

test("who goes back while the project is being made has none made", async ({ page }) => {
  await page.goto("/view-projects?new=1");
  await describeProject(page);
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();
  await press(page, "Create Project");
  await page.goBack();
  await expect(title(page)).toHaveText("Create New Project");

  // As long as it would have taken, and a second try in between.
  await press(page, "Next");
  await press(page, "Create Project");
  await page.waitForURL("/");

  expect(await storedProjects(page)).toHaveLength(1);
});

test("a double click makes one project", async ({ page }) => {
  await page.goto("/view-projects?new=1");
  await describeProject(page);
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();

  await wizard(page).getByRole("button", { name: "Create Project" }).dblclick();
  await page.waitForURL("/");

  await expect(page.getByRole("heading", { name: "Continue with Harbour Bakery" })).toBeVisible();
  expect(await storedProjects(page)).toHaveLength(1);
});

test("what was typed survives Escape, Close and a reload, also in the second step; Cancel forgets it", async ({
  page,
}) => {
  await page.goto("/view-projects");
  await page.getByRole("button", { name: "Create New Project" }).click();
  await wizard(page).getByLabel("Project name").fill("Half a na");
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Create New Project" })).toBeFocused();

  await page.getByRole("button", { name: "Create New Project" }).click();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Half a na");
  await describeProject(page, { type: "Game" });
  await wizard(page).getByRole("radio", { name: "Arcade" }).check();
  await page.reload();
  await expect(title(page)).toHaveText("Select Template");
  await expect(wizard(page).getByRole("radio", { name: "Arcade" })).toBeChecked();

  await wizard(page).getByRole("button", { name: "Close" }).click();
  await expect(wizard(page)).toBeHidden();
  await page.getByRole("button", { name: "Create New Project" }).click();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("Harbour Bakery");

  await press(page, "Cancel");
  await expect(wizard(page)).toBeHidden();
  await page.getByRole("button", { name: "Create New Project" }).click();
  await expect(wizard(page).getByLabel("Project name")).toHaveValue("");
});

test("by keyboard alone: Enter submits each step", { tag: "@full" }, async ({ page }) => {
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

test("the body of the dialog scrolls in at most 400 px, and everything in it is reached", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // The address alone does not lead to the second step.
  await page.goto("/view-projects?new=1&step=template");
  await expect(title(page)).toHaveText("Create New Project");
  const body = wizard(page).locator("form > div").first();

  await expect(body).toHaveCSS("max-height", "400px");
  await expect(body).toHaveCSS("overflow-y", "auto");
  expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await wizard(page).getByRole("radio", { name: "Game" }).check();
  await expect(wizard(page).getByRole("radio", { name: "Game" })).toBeInViewport();
});

test("where storage is full, the project is not made, nothing typed is lost, and later it is made", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...record) {
      if ("isFull" in window && this.name === "projects")
        throw new DOMException("Full", "QuotaExceededError");
      return put.apply(this, record);
    };
  });
  await page.goto("/view-projects?new=1");
  await describeProject(page);
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();
  await page.evaluate(() => Object.assign(window, { isFull: true }));

  await press(page, "Create Project");
  const toast = notification(page, "Error");
  await expect(toast.getByText("Failed to create project. Please try again.")).toBeVisible();
  await expect(wizard(page).getByRole("radio", { name: "Basic Website" })).toBeChecked();
  expect(await storedProjects(page)).toEqual([]);

  await page.evaluate(() => Reflect.deleteProperty(window, "isFull"));
  await press(page, "Create Project");
  await page.waitForURL("/");
  expect(await storedProjects(page)).toHaveLength(1);
});

test("where the browser stores nothing, a project lives as long as the page, and the page says so", {
  tag: "@full",
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Denied", "SecurityError");
    };
  });
  await page.goto("/view-projects?tab=mine");
  await expect(
    page.getByText(/projects made here are gone when you close or reload this page/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Create New Project" }).click();
  await describeProject(page);
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();

  await press(page, "Create Project");
  await page.waitForURL("/");
  await page.goBack();

  await expect(projectNames(page)).toHaveText(["Harbour Bakery"]);
});

test("two tabs that create at once make two projects, and each shows both", { tag: "@full" }, async ({
  page,
  context,
}) => {
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
