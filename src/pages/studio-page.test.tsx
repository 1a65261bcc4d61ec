import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { documents, versions } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { createProjectWithSite } from "#src/entities/projects/projects-store.ts";
import { open } from "../../tests/render-page.tsx";

beforeEach(async () => {
  await work.clear();
  localStorage.setItem("studio-tour-seen", "true");
});

const newer = { version: 99, meta: { business: { name: "Crumb" } }, sections: ["From the future"] };

test("a site of a newer version is not opened as its template, but shown as unreadable, and stays as it is", async () => {
  const { id } = await createProject(newer);
  const visitor = open(`/studio/local-${id}`);

  expect(await screen.findByRole("heading", { name: "This site cannot be opened" })).toBeVisible();
  expect(screen.getByText(/made with a newer version/)).toHaveTextContent("Nothing was deleted");
  const saved = await exportedBy(() =>
    visitor.click(screen.getByRole("button", { name: "Export what was saved" })),
  );

  expect(JSON.parse(saved)).toMatchObject({ project: { name: "Crumb" }, document: newer });
  expect(await work.all(documents)).toMatchObject([{ id, document: newer }]);
});

test("who starts again from the template finds the unreadable site among the versions", async () => {
  const { id } = await createProject(newer);
  const visitor = open(`/studio/local-${id}`);

  await visitor.click(await screen.findByRole("button", { name: "Start again from its template" }));

  await waitFor(() => expect(screen.queryByText("This site cannot be opened")).toBeNull());
  expect(await work.all(versions)).toMatchObject([{ projectId: id, document: newer }]);
  expect(await work.all(documents)).toEqual([]);
});

const createProject = (document: object) =>
  createProjectWithSite(
    { name: "Crumb", description: "A bakery", type: "web", templateId: "bakery-counter", features: [] },
    document,
  );

async function exportedBy(act: () => Promise<void>) {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:made";
  });
  await act();
  await waitFor(() => expect(files).toHaveLength(1));
  made.mockRestore();
  return (files[0] as Blob).text();
}
