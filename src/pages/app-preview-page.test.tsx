import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { replaceTransport } from "#src/api/transport.ts";
import { documents, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { LocalProject } from "#src/api/work-records.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { open } from "../../tests/render-page.tsx";

const now = "2026-11-20T10:00:00.000Z";
const crumb: LocalProject = {
  id: 7,
  name: "Crumb & Co",
  description: "Bread, and what goes with it",
  type: "web",
  templateId: "restaurant-counter",
  status: "draft",
  isPublic: false,
  features: [],
  createdAt: now,
  updatedAt: now,
};

afterEach(() => work.clear());

test("a template's name shows immediately, and its pages when it is loaded", async () => {
  open("/app-preview/law-firm-ledger");

  expect(await screen.findByRole("heading", { level: 1, name: "Law firm · Ledger" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "The firm" })).toHaveAttribute(
    "href",
    "/app-preview/law-firm-ledger?page=about",
  );
  expect(await screen.findByTitle("Ashworth & Vale, home page")).toHaveAttribute("src", "/frame.html");
});

test("a local project has the site of its template, under its own name", async () => {
  await keep(crumb);

  open("/app-preview/local-7");

  expect(await screen.findByRole("heading", { level: 1, name: "Crumb & Co" })).toBeVisible();
  expect(await screen.findByTitle("Crumb & Co, home page")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Edit this" })).toHaveAttribute("href", "/studio/local-7");
  // A site looks the same when it runs.
  expect(screen.queryByRole("link", { name: "Run it" })).toBeNull();
});

test("changes in another tab are visible here", async () => {
  await keep(crumb);
  open("/app-preview/local-7");
  await screen.findByTitle("Crumb & Co, home page");

  const document = { ...(await templateDocument("law-firm-ledger")) };
  await work.change([documents], ({ put }) => put(documents, { id: 7, document, updatedAt: now }));
  expect(await screen.findByTitle("Ashworth & Vale, home page")).toBeInTheDocument();

  await keep({ ...crumb, name: "Crumb Bakery" });
  expect(await screen.findByRole("heading", { level: 1, name: "Crumb Bakery" })).toBeVisible();

  await work.change([documents], ({ put }) =>
    put(documents, { id: 7, document: { version: 99 }, updatedAt: "2026-11-20T11:00:00.000Z" }),
  );
  expect(await screen.findByText(/^What was saved of this site cannot be read/)).toBeVisible();
});

test("a project that fails to load can be retried", async () => {
  replaceTransport(async () => Response.json({ error: "Out of order" }, { status: 500 }));
  const visitor = open("/app-preview/1");
  expect(
    await screen.findByRole("heading", { level: 1, name: "The project could not be opened" }),
  ).toBeVisible();

  replaceTransport(async () => Response.json([{ ...crumb, id: 1, createdBy: 1 }]));
  await visitor.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Crumb & Co" })).toBeVisible();
});

test("while a project is loading, the page says so and sharing is disabled", async () => {
  replaceTransport(() => new Promise(() => {}));

  open("/app-preview/1");

  await waitFor(() => expect(screen.getByText("Drawing the site…")).toBeVisible());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Opening the project…");
  expect(screen.getByRole("button", { name: "Share" })).toBeDisabled();
});

test("a template is shown as its sample business, and its page is in the address", {
  tags: "short",
}, async () => {
  const visitor = open("/app-preview/law-firm-ledger");
  const pages = within(await screen.findByRole("navigation", { name: "Pages of the site" }));
  expect(await pages.findByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  expect(document.title).toBe("Law firm · Ledger · Sitewright");
  expect(screen.getByText(/^\d pages, here as Ashworth & Vale/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Use template" })).toHaveAttribute(
    "href",
    "/web-app-builder?new=1&template=law-firm-ledger",
  );

  await visitor.click(pages.getByRole("link", { name: "The firm" }));
  expect(location.search).toBe("?page=about");
  expect(await screen.findByTitle("Ashworth & Vale, The firm")).toBeInTheDocument();
});

test("the copied link includes the open page", async () => {
  const visitor = open("/app-preview/law-firm-ledger?page=about&device=phone");
  await screen.findByTitle("Ashworth & Vale, The firm");
  await visitor.click(screen.getByRole("button", { name: "Share" }));

  await visitor.click(await screen.findByRole("button", { name: /^Copy link/ }));

  expect(await screen.findByText("Copied!")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/app-preview/law-firm-ledger?page=about`,
  );
});

test("a public project opens under its name, and an app runs", async () => {
  open("/app-preview/2");

  expect(await screen.findByRole("heading", { level: 1, name: "Wagtail Front Desk" })).toBeVisible();
  expect(await screen.findByRole("region", { name: "Wagtail Front Desk: Figures" })).toBeVisible();
  expect(screen.getAllByRole("heading", { name: "Wagtail Front Desk" })).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Run it" })).toHaveAttribute("href", "/app-view?project=2");
});

test.each([
  ["local-404", /^This project is not in this browser\./],
  ["4040404", /^There is no such project here/],
])("the project %s, which is missing or in another browser, is explained", async (id, words) => {
  open(`/app-preview/${id}`);

  expect(await screen.findByRole("heading", { level: 1, name: "Project Not Found" })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  const suggestions = document.querySelectorAll("section[aria-labelledby=suggestions] > ul > li");
  expect(suggestions).toHaveLength(6);
});

const keep = (project: LocalProject) => work.change([projects], ({ put }) => put(projects, project));
