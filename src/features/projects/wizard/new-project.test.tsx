import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drafts } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { projectTemplates } from "#src/contract/project-templates.ts";
import { listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { open } from "../../../../tests/render-page.tsx";

/** A page without gallery cards. */
const PAGE = "/view-projects?tab=mine";

beforeEach(() => work.clear());
afterEach(() => void vi.useRealTimers());

test("the first step says word for word what is missing or too short, until it is complete", async () => {
  const visitor = open(PAGE);
  await visitor.click(await opener());
  expect(await screen.findByRole("dialog", { name: "Create New Project" })).toBeVisible();
  expect(wizard().getByLabelText("Project name")).toHaveFocus();
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

test("the second step offers the three templates of each type, none selected", async () => {
  const visitor = await openWizard();
  for (const [type, name] of [
    ["web", "Website"],
    ["app", "Application"],
    ["game", "Game"],
  ] as const) {
    await describe(visitor, name);

    const expected = projectTemplates.filter((template) => template.type === type);
    expect(expected).toHaveLength(3);
    expect(wizard().getAllByRole("radio")).toHaveLength(3);
    for (const { name, description } of expected) {
      // jsdom has no styles, so there is no space between the two texts.
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

test("a template belongs to one type: changing the type asks for a template again", async () => {
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

test("after one second the project exists, the wizard is closed and cleared, and the home page links to the project", async () => {
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

test("the notification of a new project opens it in the studio", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  await press(visitor, "Create Project");
  fireEvent.click(await screen.findByRole("button", { name: "Open studio" }));

  await waitFor(() => expect(location.pathname).toMatch(/^\/studio\/local-/));
  const [project] = await listLocalProjects();
  expect(location.pathname).toBe(`/studio/local-${project?.id}`);
});

test("the browser's back and forward lead through the wizard", async () => {
  const visitor = open("/view-projects?tab=mine&type=web");
  await visitor.click(await opener());
  await screen.findByRole("dialog", { name: "Create New Project" });
  await describe(visitor);
  expect(location.search).toBe("?tab=mine&type=web&new=1&step=template");

  history.back();
  await waitFor(() => expect(title()).toBe("Create New Project"));
  expect(wizard().getByLabelText("Project name")).toHaveValue("Harbour Bakery");
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("?tab=mine&type=web");
  history.forward();
  await waitFor(() => expect(wizard().getByLabelText("Project name")).toHaveValue("Harbour Bakery"));
  history.forward();
  await waitFor(() => expect(title()).toBe("Select Template"));

  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("?tab=mine&type=web");
});

test("who goes back while the project is being made has none made", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  const { passes, goesOn } = stopTimers();
  fireEvent.click(button("Create Project"));
  await until(isCreating);

  history.back();
  await passes(10);
  await until(() => title() === "Create New Project");
  await passes(1_000);
  expect(await listLocalProjects()).toEqual([]);

  fireEvent.click(button("Next"));
  await until(() => title() === "Select Template");
  fireEvent.click(button("Create Project"));
  await until(isCreating);
  await passes(1_000);
  goesOn();
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(await listLocalProjects()).toHaveLength(1);
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

test("input survives Escape, Close and a reload, also in the second step", async () => {
  const visitor = open(PAGE);
  await visitor.click(await opener());
  fireEvent.change(await screen.findByLabelText("Project name"), { target: { value: "Half a na" } });
  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await opener()).toHaveFocus();

  await visitor.click(await opener());
  expect(await screen.findByLabelText("Project name")).toHaveValue("Half a na");
  await describe(visitor, "Game");
  await visitor.click(choice("Arcade"));
  cleanup();
  open(location.pathname + location.search);
  expect(await screen.findByRole("dialog", { name: "Select Template" })).toBeVisible();
  expect(choice("Arcade")).toBeChecked();

  await press(visitor, "Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await visitor.click(await opener());
  expect(await screen.findByLabelText("Project name")).toHaveValue("Harbour Bakery");
});

test("Cancel deletes the input", async () => {
  const visitor = open(PAGE);
  await visitor.click(await opener());
  fireEvent.change(await screen.findByLabelText("Project name"), { target: { value: "Half a na" } });

  await press(visitor, "Cancel");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await visitor.click(await opener());
  expect(await screen.findByLabelText("Project name")).toHaveValue("");
});

test("where storage is full, the project is not made, nothing typed is lost, and later it is made", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...record
  ) {
    if (this.name === "projects") throw new DOMException("Full", "QuotaExceededError");
    return put.apply(this, record);
  });
  const { passes, goesOn } = stopTimers();

  fireEvent.click(button("Create Project"));
  await until(isCreating);
  await passes(1_000);
  await until(() => wizard().queryByRole("alert") !== null && !isCreating());
  expect(wizard().getByRole("alert")).toHaveTextContent("Failed to create project. Please try again.");
  expect(screen.getByText("Error")).toBeVisible();
  expect(choice("Basic Website")).toBeChecked();
  expect(await listLocalProjects()).toEqual([]);

  full.mockRestore();
  fireEvent.click(button("Create Project"));
  await until(isCreating);
  await passes(1_000);
  goesOn();
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(await listLocalProjects()).toHaveLength(1);
});

const opener = () => screen.findByRole("button", { name: "Create New Project" });
const wizard = () => within(screen.getByRole("dialog"));
const title = () => wizard().getByRole("heading", { level: 2 }).textContent;
const button = (name: string) => wizard().getByRole("button", { name });
const choice = (name: string) => wizard().getByRole("radio", { name: new RegExp(`^${name}`) });
const press = (visitor: UserEvent, name: string) => visitor.click(button(name));

const isCreating = () => wizard().queryByRole("button", { name: "Creating…" }) !== null;

const fill = (field: string, value: string) =>
  fireEvent.change(wizard().getByLabelText(field), { target: { value } });

async function openWizard() {
  const visitor = open(`${PAGE}&new=1`);
  await screen.findByRole("dialog", { name: "Create New Project" });
  return visitor;
}

/** Completes the first step and continues to the second. */
async function describe(visitor: UserEvent, type = "Website") {
  fill("Project name", "Harbour Bakery");
  fill("Project description", "A bakery with boats in front");
  await visitor.click(choice(type));
  await next(visitor);
}

async function next(visitor: UserEvent) {
  await press(visitor, "Next");
  await waitFor(() => expect(title()).toBe("Select Template"));
}

async function back(visitor: UserEvent) {
  await press(visitor, "Back");
  await waitFor(() => expect(title()).toBe("Create New Project"));
}

/** Replaces the page's timers with fake ones, until the test releases them. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return {
    passes: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    goesOn: () => void vi.setTimerTickMode("interval", 10),
  };
}

/** Polls without the page's timers, which are fake. */
async function until(isSo: () => boolean) {
  for (let turn = 0; !isSo() && turn < 1_000; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
}
