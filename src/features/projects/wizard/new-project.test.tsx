import appTemplates from "templates:apps";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appDocuments, appRecords, drafts } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { projectTemplates } from "#src/contract/project-templates.ts";
import { templateName } from "#src/contract/template-name.ts";
import { listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { open } from "../../../../tests/render-page.tsx";
import {
  back,
  button,
  choice,
  describe,
  fill,
  isCreating,
  next,
  opener,
  openWizard,
  PAGE,
  press,
  stopTimers,
  title,
  until,
  wizard,
} from "../../../../tests/support/project-wizard.ts";

beforeEach(() => work.clear());

afterEach(() => void vi.useRealTimers());

test("the first step says word for word what is missing or too short, until it is complete", async () => {
  const visitor = open(PAGE);
  await visitor.click(await opener());
  expect(await screen.findByRole("dialog", { name: "Create New Project" })).toBeVisible();
  expect(wizard().getByLabelText("Project name")).toHaveFocus();
  // In the first frame of its entrance the step is transparent.
  await waitFor(() => expect(wizard().getByLabelText("Project name")).toBeVisible());
  for (const type of ["Website", "Application", "Game"]) expect(choice(type)).not.toBeChecked();

  await press(visitor, "Next");
  expect(await wizard().findByText("Project name is required")).toBeVisible();
  expect(wizard().getByText("Project description is required")).toBeVisible();
  expect(wizard().getByText("Please select a project type")).toBeVisible();
  await waitFor(() => expect(wizard().getByLabelText("Project name")).toHaveFocus());

  fill("Project name", "ab");
  fill("Project description", "Too short");
  await press(visitor, "Next");
  expect(await wizard().findByText("Project name must be at least 3 characters")).toBeVisible();
  expect(
    wizard().getByText("Please provide a more detailed description (at least 10 characters)"),
  ).toBeVisible();
  expect(title()).toBe("Create New Project");

  fill("Project name", "abc");
  fill("Project description", "0123456789");
  await visitor.click(choice("Game"));
  await press(visitor, "Next");
  await waitFor(() => expect(title()).toBe("Select Template"));
});

test("the second step offers the three templates of each type first, then the apps to start from, none of them chosen", async () => {
  const visitor = await openWizard();
  for (const [type, name] of [
    ["web", "Website"],
    ["app", "Application"],
    ["game", "Game"],
  ] as const) {
    await describe(visitor, name);

    const expected = projectTemplates.filter((template) => template.type === type);
    expect(expected).toHaveLength(3);
    const apps = appTemplates.map(({ id, about }) => ({ name: templateName(id), description: about }));
    const offered = [...expected, ...(type === "app" ? apps : [])];
    await waitFor(() => expect(wizard().getAllByRole("radio")).toHaveLength(offered.length));
    for (const [at, { name, description }] of offered.entries()) {
      expect(wizard().getAllByRole("radio")[at]).toHaveAccessibleName(`${name}${description}`);
      // Without styles no line is broken between the two.
      expect(wizard().getByRole("radio", { name: `${name}${description}` })).not.toBeChecked();
    }
    await back(visitor);
  }
});

test("the templates of applications can be searched, and filtered by industry and private use", async () => {
  const visitor = await openWizard();
  await describe(visitor, "Application");
  const offered = () =>
    within(wizard().getByRole("group", { name: /^Templates for/ }))
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("value"));

  await visitor.type(await wizard().findByLabelText("Search templates"), "SHOPPING list{Enter}");
  await waitFor(() => expect(offered()).toEqual(["app-family-recipes"]));
  expect(wizard().getByText("1 template")).toBeVisible();
  // Enter in the search does not create the project.
  expect(screen.queryByText("Template Required")).toBeNull();
  await visitor.click(choice("Family recipes"));

  await visitor.clear(wizard().getByLabelText("Search templates"));
  await visitor.selectOptions(wizard().getByLabelText("For"), "Law firm");
  // The chosen one stays in sight.
  expect(offered()).toEqual(["app-family-recipes", "app-law-matters"]);
  expect(choice("Family recipes")).toBeChecked();

  const groups = within(wizard().getByLabelText("For")).getAllByRole("group");
  expect(groups.map((group) => group.getAttribute("label"))).toEqual(["Private use", "Industry"]);
});

test("an application starts with sample records, or empty", async () => {
  for (const [label, records] of [
    ["With sample records", undefined],
    ["Start empty", 0],
  ] as const) {
    await work.clear();
    const visitor = await openWizard();
    await describe(visitor, "Application");
    await visitor.click(await wizard().findByRole("radio", { name: /^Allotment/ }));
    expect(choice("With sample records")).toBeChecked();
    await visitor.click(choice(label));

    const pressed = button("Create Project");
    pressed.click();
    pressed.click();
    expect(await screen.findByRole("heading", { name: "Continue with Harbour Bakery" })).toBeVisible();

    const [project, ...others] = await listLocalProjects();
    expect(others).toEqual([]);
    expect(project).toMatchObject({ type: "app", templateId: "app-allotment" });
    // With samples, the project is its template until it is opened.
    const stored = await work.get(appDocuments, `local-${project?.id}`);
    expect(stored?.app).toEqual(
      records === undefined ? undefined : expect.objectContaining({ name: "Harbour Bakery" }),
    );
    expect((await work.all(appRecords)).length).toBe(records ?? 0);
    cleanup();
  }
});

test("programs, sites and games have no choice of records", async () => {
  const visitor = await openWizard();
  await describe(visitor, "Application");
  await wizard().findByLabelText("Search templates");
  await visitor.click(choice("CRM System"));

  expect(wizard().queryByRole("radio", { name: "Start empty" })).toBeNull();
});

test("without a template nothing is created, and Back keeps what was filled in", async () => {
  const visitor = await openWizard();
  await describe(visitor);

  await press(visitor, "Create Project");
  expect(await screen.findByText("Template Required")).toBeVisible();
  expect(screen.getByText("Please select a template for your project")).toBeVisible();

  await visitor.click(choice("Portfolio"));
  await back(visitor);
  expect(wizard().getByLabelText("Project name")).toHaveValue("Harbour Bakery");
  expect(wizard().getByLabelText("Project description")).toHaveValue("A bakery with boats in front");
  expect(choice("Website")).toBeChecked();
  await next(visitor);
  expect(choice("Portfolio")).toBeChecked();
});

test("a template is one of its type alone: with another type, one is asked for again", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Portfolio"));
  await back(visitor);
  await visitor.click(choice("Game"));
  await next(visitor);

  await press(visitor, "Create Project");

  expect(await screen.findByText("Template Required")).toBeVisible();
  expect(await listLocalProjects()).toEqual([]);
});

test("after one second the project is there, the wizard is gone and empty, and the home page leads on with it", {
  tags: "short",
}, async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  const start = Date.now();
  const { passes, goesOn } = stopTimers();

  fireEvent.click(button("Create Project"));
  await until(isCreating);
  await passes(999);
  expect(button("Creating…")).toBeVisible();
  expect(await listLocalProjects()).toEqual([]);
  await passes(1);
  goesOn();

  expect(await screen.findByText("Project Created!")).toBeVisible();
  expect(screen.getByText('Your project "Harbour Bakery" has been created successfully.')).toBeVisible();
  expect(location.pathname).toBe("/");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByRole("heading", { name: "Continue with Harbour Bakery" })).toBeVisible();

  const [project] = await listLocalProjects();
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
  expect(await work.all(drafts)).toEqual([]);

  cleanup();
  await openWizard();
  expect(wizard().getByLabelText("Project name")).toHaveValue("");
});

test("the notification of a new project leads to it in the studio", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  await press(visitor, "Create Project");
  fireEvent.click(await screen.findByRole("button", { name: "Open studio" }));

  await waitFor(() => expect(location.pathname).toMatch(/^\/studio\/local-/));
  const [project] = await listLocalProjects();
  expect(location.pathname).toBe(`/studio/local-${project?.id}`);
});

test("Create Project, pressed twice at once, makes one project", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  const { passes, goesOn } = stopTimers();
  const pressed = button("Create Project");

  pressed.click();
  pressed.click();
  await until(isCreating);
  await passes(1_000);
  goesOn();

  expect(await screen.findByRole("heading", { name: "Continue with Harbour Bakery" })).toBeVisible();
  expect(await listLocalProjects()).toHaveLength(1);
});
