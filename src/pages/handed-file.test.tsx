import { File as NodeFile } from "node:buffer";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { storeSharedFile } from "#src/lib/shared-file.ts";
import { writeProjectFile } from "#src/share/project-file.ts";
import { open } from "../../tests/render-page.tsx";

const SHARED = "/view-projects?tab=mine&import=shared";

afterEach(async () => {
  vi.unstubAllGlobals();
  await work.clear();
});

test("a shared file is shown in the import dialog, and imported after confirmation", {
  tags: "short",
}, async () => {
  stubCaches();
  vi.stubGlobal("File", NodeFile); // jsdom's files cannot be a response body
  await storeSharedFile(projectFile("Crème & Co"));
  const visitor = open(SHARED);

  expect(await (await inDialog()).findByText("Crème & Co")).toBeVisible();
  expect(await listLocalProjects()).toEqual([]);
  expect(location.search).toBe("?tab=mine");

  await visitor.click((await inDialog()).getByRole("button", { name: "Import" }));
  expect(await (await inDialog()).findByText("1 project is imported.")).toBeVisible();
  expect(await listLocalProjects()).toMatchObject([{ name: "Crème & Co" }]);
});

test("the templates page opens the import dialog, and closing it stays on My projects", async () => {
  const visitor = open("/template-demos");

  await visitor.click(await screen.findByRole("link", { name: "Already have a website? Move it in" }));

  expect(await (await inDialog()).findByRole("button", { name: "Enter an address" })).toBeVisible();
  await visitor.click((await inDialog()).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.pathname + location.search).toBe("/view-projects?tab=mine");
});

test("a shared file is available once: after that the dialog asks for it", async () => {
  stubCaches();
  const visitor = open(SHARED);

  expect(await (await inDialog()).findByRole("alert")).toHaveTextContent(
    "The file could not be handed over. Choose it here.",
  );
  await visitor.upload((await inDialog()).getByLabelText("Choose a file"), projectFile("Crumb"));
  expect(await (await inDialog()).findByText("Crumb")).toBeVisible();
  expect((await inDialog()).queryByText(/could not be handed over/)).toBeNull();
});

test("a file opened with the product is shown in the import dialog", async () => {
  let launch: (files: { getFile: () => Promise<File> }[]) => void = () => {};
  const setConsumer = (consumer: (launch: unknown) => void) => {
    launch = (files) => consumer({ files });
  };
  vi.stubGlobal("launchQueue", { setConsumer });
  const visitor = open("/view-projects?tab=mine");
  await screen.findByRole("button", { name: "Export my work" });
  launch([]);
  expect(screen.queryByRole("dialog")).toBeNull();

  launch([{ getFile: async () => projectFile("Loaf") }]);
  expect(await (await inDialog()).findByText("Loaf")).toBeVisible();
  launch([{ getFile: async () => projectFile("Rye") }]);
  expect(await (await inDialog()).findByText("Rye")).toBeVisible();
  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  launch([{ getFile: () => Promise.reject(new DOMException("It is gone.", "NotFoundError")) }]);
  expect(await (await inDialog()).findByText(/could not be handed over/)).toBeVisible();
  expect(await listLocalProjects()).toEqual([]);
});

const inDialog = async () => within(await screen.findByRole("dialog", { name: "Import" }));

function projectFile(name: string) {
  const project = {
    name,
    description: "Bread",
    type: "web" as const,
    templateId: "bakery-counter",
    features: [],
  };
  return new File([writeProjectFile({ project })], `${name}.sitewright.json`, { type: "application/json" });
}

/** A fake cache that stores the content and headers of one response. */
function stubCaches() {
  const stored = new Map<string, Response>();
  const cache = {
    put: async (address: string, response: Response) => void stored.set(address, response),
    match: async (address: string) => stored.get(address),
    delete: async (address: string) => stored.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
}
