import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { projectSeed } from "#mocks/db/seed/projects.ts";
import { work } from "#src/api/work-database.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { createLocalProject, listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { open } from "../../tests/render-page.tsx";

const publicProjects = projectSeed.filter(({ isPublic }) => isPublic);
/** The demo user's projects, as the server lists them. */
const projectsOfDemoUser = projectSeed.filter(({ createdBy }) => createdBy === 2);

beforeEach(() => work.clear());

test("the gallery shows each public project with its status, three features and a count of more; invalid parameters are ignored", {
  tags: "short",
}, async () => {
  open("/view-projects?type=spaceship&status=%3Cb%3E&tab=theirs&q=");

  await waitFor(() => expect(names()).toEqual(publicProjects.map(({ name }) => name)));
  expect(tab("Public Gallery")).toHaveTextContent(`Public Gallery${publicProjects.length}`);
  for (const { name, description, status, features } of publicProjects) {
    const card = within(cardOf(name));
    expect(card.getByText(description)).toBeInTheDocument();
    expect(card.getByText(status)).toBeInTheDocument();
    const more = features.length > 3 ? [`+${features.length - 3} more`] : [];
    const listed = [...cardOf(name).querySelectorAll('ul[aria-label="Features"] > li')];
    expect(listed.map(({ textContent }) => textContent)).toEqual([...features.slice(0, 3), ...more]);
  }
});

test("each type and each status can be filtered", async () => {
  open("/view-projects");
  await waitFor(() => expect(names()).toHaveLength(publicProjects.length));

  for (const type of ["web", "app", "game"]) {
    write("Type", type);
    const found = publicProjects.filter((project) => project.type === type);
    await waitFor(() => expect(names()).toEqual(found.map(({ name }) => name)));
  }
  write("Type", "all");
  for (const status of ["active", "deployed", "draft"]) {
    write("Status", status);
    const found = publicProjects.filter((project) => project.status === status);
    await waitFor(() => expect(names()).toEqual(found.map(({ name }) => name)));
  }
});

test("search and filters are in the address, apply to both tabs, and survive a reload", async () => {
  const visitor = open("/view-projects");
  write("Search projects", "construction");
  write("Type", "web");
  write("Status", "deployed");

  expect(location.search).toBe("?q=construction&type=web&status=deployed");
  await waitFor(() => expect(names()).toEqual(["Keel & Mortar Construction"]));
  expect(tab("Public Gallery")).toHaveTextContent("Public Gallery1");
  await waitFor(() => expect(tab("My Projects")).toHaveTextContent("My Projects0"));
  reload();
  await waitFor(() => expect(names()).toEqual(["Keel & Mortar Construction"]));
  expect(screen.getByLabelText("Search projects")).toHaveValue("construction");

  await visitor.click(tab("My Projects"));
  expect(await screen.findByText("No projects found")).toBeVisible();
  expect(screen.getByText(/Try adjusting your search or filter criteria/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Create Your First Project" })).toBeNull();
  await visitor.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(location.search).toBe("?tab=mine");
});

test("My Projects combines local projects with those of the account", async () => {
  const visitor = await openMyProject();
  expect(screen.getByText(/Sign in to see those of your account, too\./)).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Login" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Welcome Back" }));
  await visitor.type(dialog.getByLabelText("Email"), demoAccounts.user.email);
  await visitor.type(dialog.getByLabelText("Password"), demoAccounts.user.password);
  await visitor.click(dialog.getByRole("button", { name: "Sign In" }));

  const all = ["Harbour Bakery", ...projectsOfDemoUser.map(({ name }) => name)];
  await waitFor(() => expect(names()).toEqual(all));
  expect(tab("My Projects")).toHaveTextContent(`My Projects${all.length}`);
  expect(screen.queryByText(/Sign in to see those of your account, too\./)).toBeNull();
  await visitor.click(screen.getByRole("button", { name: "Logout" }));
  await waitFor(() => expect(names()).toEqual(["Harbour Bakery"]));
});

test("a project can be deployed, duplicated, deleted and restored from its card", {
  tags: "short",
}, async () => {
  const visitor = await openMyProject();
  await choose(visitor, "Harbour Bakery", "Deploy");
  expect(
    await within(await screen.findByRole("dialog")).findByText("Harbour Bakery", { exact: false }),
  ).toBeVisible();
  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await choose(visitor, "Harbour Bakery", "Duplicate");
  await waitFor(() => expect(names()).toEqual(["Harbour Bakery (copy)", "Harbour Bakery"]));
  await choose(visitor, "Harbour Bakery (copy)", "Delete");
  await waitFor(() => expect(names()).toEqual(["Harbour Bakery"]));
  fireEvent.click((await notification("Project deleted")).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(names()).toEqual(["Harbour Bakery (copy)", "Harbour Bakery"]));
  await choose(visitor, "Harbour Bakery (copy)", "Delete");
  await waitFor(() => expect(names()).toEqual(["Harbour Bakery"]));
  expect(await listLocalProjects()).toHaveLength(2);
  fireEvent.click((await notification("Project deleted")).getByRole("button", { name: "Close" }));
  await waitFor(async () => expect(await listLocalProjects()).toHaveLength(1));
});

test("a project is renamed in place, with the wizard's validation", async () => {
  const visitor = await openMyProject();
  await choose(visitor, "Harbour Bakery", "Rename");
  await screen.findByRole("textbox", { name: "Project name" });
  for (const [typed, message] of [
    ["", "Project name is required"],
    ["ab", "Project name must be at least 3 characters"],
  ] as const) {
    await rename(visitor, typed);
    expect(await screen.findByText(message)).toBeVisible();
  }
  await visitor.keyboard("{Escape}");
  expect(names()).toEqual(["Harbour Bakery"]);

  await choose(visitor, "Harbour Bakery", "Rename");
  await screen.findByRole("textbox", { name: "Project name" });
  await rename(visitor, '<b>Crumb</b> & "Co."');
  await waitFor(() => expect(names()).toEqual(['<b>Crumb</b> & "Co."']));
  expect(screen.getByRole("link", { name: '<b>Crumb</b> & "Co."' })).toHaveFocus();
  reload();
  await waitFor(() => expect(names()).toEqual(['<b>Crumb</b> & "Co."']));
});

const names = () => [...document.querySelectorAll("main h3")].map(({ textContent }) => textContent);

// Searching this many cards by role is slow.
const tab = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("[role=tab]")].find(({ textContent }) =>
    textContent?.startsWith(name),
  ) as HTMLElement;

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const cardOf = (name: string) =>
  [...document.querySelectorAll("main h3")]
    .find(({ textContent }) => textContent === name)
    ?.closest("li") as HTMLElement;

const notification = async (title: string) =>
  within((await screen.findByText(title)).closest("li") as HTMLElement);

/** Simulates a reload: a new page with the same stores and address. */
function reload() {
  cleanup();
  open(location.pathname + location.search);
}

async function openMyProject() {
  const details = { name: "Harbour Bakery", description: "A bakery with boats in front" };
  await createLocalProject({ ...details, type: "web", templateId: "web-basic" }, "");
  const visitor = open("/view-projects?tab=mine");
  await waitFor(() => expect(names()).toEqual(["Harbour Bakery"]));
  return visitor;
}

async function choose(visitor: UserEvent, name: string, choice: string) {
  const card = within(cardOf(name));
  await visitor.click(card.getByRole("button", { name: "More" }));
  await visitor.click(await card.findByRole("menuitem", { name: choice }));
}

/** jsdom selects the text of a field without focusing it. */
async function rename(visitor: UserEvent, name: string) {
  const field = screen.getByRole("textbox", { name: "Project name" });
  fireEvent.change(field, { target: { value: name } });
  field.focus();
  await visitor.keyboard("{Enter}");
}
