import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { createLocalProject } from "#src/entities/projects/projects-store.ts";
import { formatDate } from "#src/lib/english.ts";
import { open } from "../../tests/render-page.tsx";
import { rememberCopy } from "./last-copy.ts";
import { watchWork } from "./watch-work.ts";

const DAY_MS = 86_400_000;
const project = { name: "Crumb", description: "A bakery", type: "web", templateId: "web-basic" } as const;
const inInstagram = () => vi.spyOn(navigator, "userAgent", "get").mockReturnValue("iPhone Instagram 350.0");

beforeEach(async () => {
  await work.clear();
  vi.restoreAllMocks();
});

test("My work says when the work was last copied out of this browser, and by when to do it again", async () => {
  open("/view-projects?tab=mine");
  expect(await screen.findByText(/^Last copy outside this browser:/)).toHaveTextContent("none yet.");

  rememberCopy("my-work-2026-11-29.json", new Date("2026-11-29T12:00:00Z"));

  expect(await screen.findByText(/^Last copy outside this browser:/)).toHaveTextContent(
    /November 29, 2026.*, my-work-2026-11-29\.json\.$/,
  );
  expect(screen.getByText(/(due since|by) December 6, 2026\.$/)).toBeVisible();
});

test("a browser that will not keep the work says so before it begins, until it is understood", async () => {
  inInstagram();
  const visitor = open("/web-app-builder");
  expect(await screen.findByText(/^This page is open inside another app/)).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Understood" }));

  expect(screen.queryByText(/^This page is open inside another app/)).not.toBeInTheDocument();
});

test("a copy that is older than a week is asked for again where the work goes on", async () => {
  await createLocalProject(project, "");
  const copied = new Date(Date.now() - 8 * DAY_MS);
  rememberCopy("my-work.json", copied);

  open("/view-projects");

  expect(await screen.findByText(/^The last copy of your work outside this browser/)).toHaveTextContent(
    formatDate(copied, "long"),
  );
});

test("lasting storage is asked for at the first edit, once", async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal("navigator", { ...navigator, storage: { persist, persisted: async () => false } });
  const stop = watchWork({ hasBegun: false });
  expect(persist).not.toHaveBeenCalled();

  await createLocalProject(project, "");
  await createLocalProject(project, "");

  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  stop();
});
