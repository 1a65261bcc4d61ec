import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { listOwnTemplates, saveAsTemplate } from "#src/entities/projects/own-templates.ts";
import { listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { open } from "../../tests/render-page.tsx";

beforeEach(async () => {
  await work.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { backend } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
  const site = await templateDocument("bakery-ledger");
  if (!site) throw new Error("There is no such template.");
  const forms = { ...site.meta.forms, destination: { kind: "email" as const, email: "owner@example.com" } };
  await saveAsTemplate("Bakery look", { ...site, meta: { ...site.meta, forms } });
});

test("a project starts with a copy of an own template, with its forms switched off", {
  tags: "short",
}, async () => {
  const visitor = open("/view-projects?tab=mine");
  await screen.findByRole("heading", { name: "Your templates" });

  await visitor.click(await screen.findByRole("button", { name: "New project with Bakery look" }));

  await waitFor(async () => expect(await listLocalProjects()).toHaveLength(1));
  const [project] = await listLocalProjects();
  await waitFor(() => expect(location.pathname).toBe(`/studio/local-${project?.id}`));
  const [stored] = await work.all((await import("#src/api/work-collections.ts")).documents);
  expect(JSON.stringify(stored)).not.toContain("owner@example.com");
});

test("an own template can be renamed, deleted and restored", async () => {
  const visitor = open("/view-projects?tab=mine");
  await visitor.click(await screen.findByRole("button", { name: "Rename Bakery look" }));
  const name = screen.getByRole("textbox", { name: "Template name" });
  await visitor.clear(name);
  await visitor.type(name, "Warm and slow");
  await visitor.click(screen.getByRole("button", { name: "Save name" }));
  expect(await screen.findByRole("heading", { name: "Warm and slow" })).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Delete Warm and slow" }));

  await waitFor(() => expect(screen.queryByRole("heading", { name: "Your templates" })).toBeNull());
  const notification = await screen.findByText("Template deleted");
  const undo = within(notification.closest("li") as HTMLElement).getByRole("button", { name: "Undo" });
  // The notification uses pointer capture, which jsdom lacks.
  fireEvent.click(undo);
  expect(await screen.findByRole("heading", { name: "Warm and slow" })).toBeVisible();
  expect(await listOwnTemplates()).toHaveLength(1);
});
