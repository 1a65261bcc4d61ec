import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { createLocalProject, listLocalProjects } from "#src/features/projects/projects-store.ts";
import { open } from "../../tests/render-page.tsx";

beforeEach(() => work.clear());

test("until the projects are there, six skeletons stand for them", async () => {
  replaceTransport(() => new Promise(() => {}));

  open("/view-projects");

  expect(await screen.findByText("Loading projects...")).toBeInTheDocument();
  expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(6);
});

test("an empty gallery says so in its own words", async () => {
  replaceTransport(async () => Response.json([]));

  open("/view-projects");

  expect(await screen.findByText("No projects found")).toBeVisible();
  expect(screen.getByText("Check back later for new projects")).toBeVisible();
});

test("a gallery that cannot be had does not hide one's own projects, and can be asked for again", async () => {
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

test("the newest projects are shown while the others are still read, and counted when all are there", async () => {
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

  // What a search finds is not known before all are.
  await visitor.type(screen.getByLabelText("Search projects"), "loaf");
  expect(screen.queryByRole("heading", { level: 3, name: "Crumb" })).toBeNull();
  expect(screen.queryByText("No projects found")).toBeNull();

  goOn();
  expect(await screen.findByText("No projects found")).toBeVisible();
  await visitor.clear(screen.getByLabelText("Search projects"));
  expect(await screen.findByRole("tab", { name: /^My Projects\s*1$/ })).toBeVisible();
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

test("a template of the marketplace that nobody knows does not keep the wizard from opening", async () => {
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

function answerFromBackend() {
  const { backend } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
}
