import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { createLocalProject, listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { open } from "../../tests/render-page.tsx";

const aProject = { name: "Crumb", description: "A bakery", type: "web", templateId: "web-basic" } as const;

beforeEach(() => work.clear());

test("while projects are loading, six skeletons are shown", async () => {
  replaceTransport(() => new Promise(() => {}));

  open("/view-projects");

  expect(await screen.findByText("Loading projects...")).toBeInTheDocument();
  expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(6);
});

test("an empty gallery has its own message", async () => {
  replaceTransport(async () => Response.json([]));

  open("/view-projects");

  expect(await screen.findByText("No projects found")).toBeVisible();
  expect(screen.getByText("Check back later for new projects")).toBeVisible();
});

test("a gallery that fails to load does not hide the visitor's own projects, and can be retried", async () => {
  replaceTransport(async () => new Response("Oops", { status: 500 }));
  const visitor = open("/view-projects");
  const retry = await screen.findByRole("button", { name: "Retry" });
  await visitor.click(screen.getByRole("tab", { name: /My Projects/ }));
  expect(await screen.findByText("No projects created yet")).toBeVisible();

  answerFromBackend();
  await visitor.click(screen.getByRole("tab", { name: /Public Gallery/ }));
  await visitor.click(await screen.findByRole("button", { name: "Retry" }));

  await waitFor(() => expect(screen.getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(20));
  expect(retry).not.toBeInTheDocument();
});

test("deleting the work also clears the tab’s drafts and keys, and ends the seller’s visit", async () => {
  await createLocalProject(aProject, "");
  sessionStorage.setItem("model-key:https://api.example", "sk-secret");
  sessionStorage.setItem("reply_draft", "{}");
  const visitor = open("/?prospect=Acme");
  await screen.findByTitle("Acme");
  act(() => navigate("/view-projects?tab=mine"));

  await visitor.click(await screen.findByRole("button", { name: "Delete my work" }));
  await visitor.click(await screen.findByRole("button", { name: "Go on" }));
  await visitor.click(await screen.findByRole("button", { name: /^Delete 1 project/ }));

  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  expect(screen.queryByTitle("Acme")).not.toBeInTheDocument();
});

test("deleting the work in another tab clears the drafts and keys of this one", async () => {
  sessionStorage.setItem("model-key:https://api.example", "sk-secret");
  open("/view-projects");

  // The tab listens when it has loaded its later parts.
  await waitFor(() => {
    dispatchEvent(new StorageEvent("storage", { key: "work_deleted", newValue: "1" }));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

test("the newest projects are shown while the others are being read, and counted when all are loaded", async () => {
  await createLocalProject(
    { name: "Crumb", description: "A bakery", type: "web", templateId: "web-basic" },
    "",
  );
  const readAll = work.all;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.spyOn(work, "all").mockImplementation((collection) => held.then(() => readAll(collection)));
  answerFromBackend();
  const visitor = open("/view-projects?tab=mine");

  expect(await screen.findByRole("heading", { level: 3, name: "Crumb" })).toBeVisible();
  expect(screen.getByRole("tab", { name: /^My Projects\s*–$/ })).toBeVisible();

  // A search needs all projects.
  await visitor.type(screen.getByLabelText("Search projects"), "loaf");
  expect(screen.queryByRole("heading", { level: 3, name: "Crumb" })).toBeNull();
  expect(screen.queryByText("No projects found")).toBeNull();

  goOn();
  expect(await screen.findByText("No projects found")).toBeVisible();
  await visitor.clear(screen.getByLabelText("Search projects"));
  expect(await screen.findByRole("tab", { name: /^My Projects\s*1$/ })).toBeVisible();
});

test("a project deleted shortly after another one is restored together with it", async () => {
  const visitor = await openWithProjects("Crumb", "Loaf", "Rye");
  await choose(visitor, "Crumb", "Delete");
  await choose(visitor, "Rye", "Delete");
  const notice = await screen.findByText("2 projects deleted");
  expect(screen.getByText('"Rye" and 1 more are no longer among your projects.')).toBeVisible();
  expect(headings()).toEqual(["Loaf"]);

  clickInNotice(screen.getByRole("button", { name: "Undo" }));

  await waitFor(() => expect(headings().sort()).toEqual(["Crumb", "Loaf", "Rye"]));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect((await listLocalProjects()).filter(({ deletedAt }) => deletedAt)).toEqual([]);
});

test("when the notification of several deletions times out, all of them are removed", async () => {
  const visitor = await openWithProjects("Crumb", "Loaf", "Rye");
  await choose(visitor, "Crumb", "Delete");
  await choose(visitor, "Rye", "Delete");
  const notice = (await screen.findByText("2 projects deleted")).closest("li");
  expect(await listLocalProjects()).toHaveLength(3);

  clickInNotice(within(notice as HTMLElement).getByRole("button", { name: "Close" }));

  await waitFor(async () => expect(await listLocalProjects()).toMatchObject([{ name: "Loaf" }]));
  expect(screen.queryByRole("button", { name: "Bring back" })).toBeNull();
});

test("a project that cannot be read is set aside and shown, until its owner deletes it", async () => {
  await createLocalProject(
    { name: "Crumb", description: "A bakery", type: "web", templateId: "web-basic" },
    "",
  );
  const database = await openDB("work");
  await database.put("projects", { id: 5, name: "Loaf", layout: "of a later version" });
  database.close();
  const visitor = open("/view-projects?tab=mine");

  expect(await screen.findByText(/^Something saved in this browser cannot be read/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Crumb" })).toBeVisible();
  expect(await work.setAside()).toMatchObject([{ store: "projects", record: { name: "Loaf" } }]);

  const notice = screen.getByText(/^Something saved/).parentElement as HTMLElement;
  await visitor.click(within(notice).getByRole("button", { name: "Delete for good" }));

  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(await work.setAside()).toEqual([]);
});

test("a project can still be restored when another notification replaces its own", async () => {
  const visitor = await openWithProjects("Crumb", "Loaf");
  await choose(visitor, "Crumb", "Delete");
  await screen.findByText("Project deleted");

  await choose(visitor, "Loaf", "Duplicate");
  await screen.findByText("Project duplicated");
  expect(await screen.findByText('"Crumb" was deleted. You can still restore it.')).toBeVisible();
  await visitor.click(screen.getByRole("button", { name: "Bring back" }));

  await waitFor(() => expect(headings().sort()).toEqual(["Crumb", "Loaf", "Loaf (copy)"]));
  expect(await listLocalProjects()).toHaveLength(3);
});

test("where pop-ups are blocked, a link leads on", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const visitor = open("/view-projects?q=olmo");
  await visitor.click(await screen.findByRole("button", { name: "View" }));

  expect(screen.getByRole("link", { name: "Open it from here" })).toHaveAttribute("href", "/template-demos");

  expect(window.open).toHaveBeenCalledWith("/template-demos", "_blank");
});

test("a window that opens cannot reach back", async () => {
  const opened = { opener: window } as unknown as Window;
  vi.spyOn(window, "open").mockReturnValue(opened);
  const visitor = open("/view-projects?q=olmo");

  await visitor.click(await screen.findByRole("button", { name: "Demo" }));

  expect(window.open).toHaveBeenCalledWith("/app-view", "_blank");
  expect(opened.opener).toBeNull();
});

test("an unknown marketplace template does not prevent the wizard from opening", async () => {
  const visitor = open("/view-projects?new=1&template=no-such-template");
  const dialog = within(await screen.findByRole("dialog", { name: "Create New Project" }));
  fireEvent.change(dialog.getByLabelText("Project name"), { target: { value: "Harbour Bakery" } });
  fireEvent.change(dialog.getByLabelText("Project description"), {
    target: { value: "With boats in front" },
  });
  await visitor.click(dialog.getByRole("radio", { name: /Website/ }));
  await visitor.click(dialog.getByRole("button", { name: "Next" }));
  await visitor.click(await dialog.findByRole("radio", { name: /Portfolio/ }));

  await visitor.click(dialog.getByRole("button", { name: "Create Project" }));

  expect(await screen.findByText("Project Created!")).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(await listLocalProjects()).toMatchObject([{ name: "Harbour Bakery", templateId: "web-portfolio" }]);
});

/** Opens the visitor's own projects with these added. */
async function openWithProjects(...names: string[]) {
  for (const name of names) {
    await createLocalProject({ name, description: "A bakery", type: "web", templateId: "web-basic" }, "");
  }
  const visitor = open("/view-projects?tab=mine");
  await waitFor(() => expect(headings()).toHaveLength(names.length));
  return visitor;
}

const headings = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

async function choose(visitor: UserEvent, name: string, choice: string) {
  const card = within(screen.getByRole("heading", { level: 3, name }).closest("li") as HTMLElement);
  await visitor.click(card.getByRole("button", { name: "More" }));
  await visitor.click(await card.findByRole("menuitem", { name: choice }));
  if (choice === "Delete") await waitFor(() => expect(headings()).not.toContain(name));
}

/** Without pointer events: notifications capture the pointer for swiping, which jsdom cannot. */
const clickInNotice = (button: HTMLElement) => fireEvent.click(button);

function answerFromBackend() {
  const { backend } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
}
