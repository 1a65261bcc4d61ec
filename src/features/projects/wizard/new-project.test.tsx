import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drafts } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { appTemplates } from "#src/contract/app-templates.ts";
import { projectTemplates } from "#src/contract/project-templates.ts";
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
    const offered = [...expected, ...appTemplates.filter((template) => template.type === type)];
    expect(wizard().getAllByRole("radio")).toHaveLength(offered.length);
    for (const [at, { name, description }] of offered.entries()) {
      expect(wizard().getAllByRole("radio")[at]).toHaveAccessibleName(`${name}${description}`);
      // Without styles no line is broken between the two.
      expect(wizard().getByRole("radio", { name: `${name}${description}` })).not.toBeChecked();
    }
    await back(visitor);
  }
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
