import { expect, type Page } from "@playwright/test";
import { projectSeed } from "#mocks/db/seed/projects.ts";
import type { LocalProject } from "#src/api/work-records.ts";

export const publicProjects = projectSeed.filter(({ isPublic }) => isPublic);

/** The names on the rendered cards. */
export const projectNames = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

export const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

export const notification = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });

export const wizard = (page: Page) => page.getByRole("dialog");

/** Completes the first step of the wizard. */
export async function describeProject(page: Page, { name = "Harbour Bakery", type = "Website" } = {}) {
  await wizard(page).getByLabel("Project name").fill(name);
  await wizard(page).getByLabel("Project description").fill("A bakery with boats in front");
  await wizard(page).getByRole("radio", { name: type }).check();
  await wizard(page).getByRole("button", { name: "Next" }).click();
  await expect(wizard(page).getByRole("heading", { name: "Select Template" })).toBeVisible();
}

/** Creates a project through the wizard, which ends on the home page. */
export async function createProject(page: Page, name: string) {
  await page.goto("/view-projects?new=1");
  await describeProject(page, { name });
  await wizard(page).getByRole("radio", { name: "Basic Website" }).check();
  await wizard(page).getByRole("button", { name: "Create Project" }).click();
  await page.waitForURL("/");
}

/** Writes projects into the work database, which the page opens when idle. */
export const putProjects = (page: Page, projects: readonly unknown[]) => putWork(page, "projects", projects);

/** Writes records into another store of the work database. */
export async function putWork(page: Page, store: string, records: readonly unknown[]) {
  const isOpened = async () => (await indexedDB.databases()).some(({ name }) => name === "work");
  await expect.poll(() => page.evaluate(isOpened)).toBe(true);
  await page.evaluate(
    async ({ store, records }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("work");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(store, "readwrite");
      for (const record of records) transaction.objectStore(store).put(record);
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = reject;
      });
      database.close();
    },
    { store, records },
  );
}

/** Returns the records of a store of the work database. */
export const storedWork = (page: Page, store: string) =>
  page.evaluate(async (store) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("work");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const records = await new Promise<unknown[]>((resolve, reject) => {
      const request = database.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return records;
  }, store);

export const storedProjects = async (page: Page) => (await storedWork(page, "projects")) as LocalProject[];

export const aLocalProject = (fields: Partial<LocalProject> = {}): LocalProject => ({
  id: 1,
  name: "Harbour Bakery",
  description: "A bakery with boats in front",
  type: "web",
  templateId: "web-basic",
  status: "draft",
  isPublic: false,
  features: [],
  createdAt: "2026-11-17T09:12:00.000Z",
  updatedAt: "2026-11-17T09:12:00.000Z",
  ...fields,
});

/** Opens My Projects with these projects stored. */
export async function openMyProjects(page: Page, projects: readonly unknown[]) {
  await page.goto("/view-projects?tab=mine");
  await expect(page.getByText("No projects created yet")).toBeVisible();
  await putProjects(page, projects);
  await page.reload();
  await expect(projectNames(page).first()).toBeVisible();
}
