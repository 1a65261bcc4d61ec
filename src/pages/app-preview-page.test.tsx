import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { replaceTransport } from "#src/api/transport.ts";
import { documents, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { LocalProject } from "#src/contract/work.ts";
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

test("a template is named at once, and its pages are listed when it is there", async () => {
  open("/app-preview/law-firm-ledger");

  expect(await screen.findByRole("heading", { level: 1, name: "Law firm · Ledger" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "The firm" })).toHaveAttribute(
    "href",
    "/app-preview/law-firm-ledger?page=about",
  );
  expect(await screen.findByTitle("Ashworth & Vale, home page")).toHaveAttribute("src", "/frame.html");
});

test("a project of this browser has the site of its template, under its own name", async () => {
  await keep(crumb);

  open("/app-preview/local-7");

  expect(await screen.findByRole("heading", { level: 1, name: "Crumb & Co" })).toBeVisible();
  expect(await screen.findByTitle("Crumb & Co, home page")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Run it" })).toHaveAttribute("href", "/app-view?project=local-7");
});

test("what is changed in another tab is seen here", async () => {
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

test("a project that cannot be fetched is asked for again", async () => {
  replaceTransport(async () => Response.json({ error: "Out of order" }, { status: 500 }));
  const visitor = open("/app-preview/1");
  expect(
    await screen.findByRole("heading", { level: 1, name: "The project could not be opened" }),
  ).toBeVisible();

  replaceTransport(async () => Response.json([{ ...crumb, id: 1, createdBy: 1 }]));
  await visitor.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Crumb & Co" })).toBeVisible();
});

test("while a project is on its way, the page says so, and nothing of it can be shared", async () => {
  replaceTransport(() => new Promise(() => {}));

  open("/app-preview/1");

  await waitFor(() => expect(screen.getByText("Drawing the site…")).toBeVisible());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Opening the project…");
  expect(screen.getByRole("button", { name: "Share" })).toBeDisabled();
});

const keep = (project: LocalProject) => work.change([projects], ({ put }) => put(projects, project));
