import type { Page } from "@playwright/test";
import { builds } from "../../scripts/builds.mjs";
import { card, notification, storedWork } from "../support/projects.ts";
import { dialog } from "../support/share.ts";
import { expect, test } from "../support/test.ts";

const project = {
  name: "Crème & Crumb",
  description: "Bread",
  type: "web",
  templateId: "bakery-counter",
  features: [],
};
const content = JSON.stringify({
  format: "sitewright-project",
  version: 1,
  savedAt: "2026-11-25T10:00:00.000Z",
  project,
});

test("a shared project file is imported when the visitor agrees", async ({ page }) => {
  await openControlled(page);

  await post(page, "/view-projects", { content });

  await expect(page).toHaveURL("/view-projects?tab=mine");
  await expect(dialog(page).getByRole("definition").first()).toHaveText(project.name);
  expect(await storedWork(page, "projects")).toEqual([]);
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("1 project is imported.");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(card(page, project.name)).toBeVisible();
});

test("a shared text becomes the brief", async ({ page }) => {
  await openControlled(page);

  await post(page, "/view-projects", { text: "A florist in Turku called Peony" });

  await expect(page).toHaveURL(/\/web-app-builder\?brief=A\+florist\+in\+Turku\+called\+Peony$/);
  await expect(page.getByLabel("Your brief")).toHaveValue("A florist in Turku called Peony");
  await expect(page.getByRole("heading", { name: /^Three proposals/ })).toBeVisible();
});

test("a form of another website goes to the host and does nothing", async ({ page, trouble }) => {
  trouble.allow(/405 \(Method Not Allowed\)/);
  await openControlled(page);
  await page.route("**/elsewhere", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Hello</p>" }),
  );
  await page.goto(`http://127.0.0.1:${builds.root.port}/elsewhere`);

  await post(page, `http://localhost:${builds.root.port}/view-projects`, { content });

  await expect(page.getByText("Method not allowed")).toBeVisible();
  await page.goto("/view-projects?tab=mine&import=shared");
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "The file could not be handed over. Choose it here.",
  );
  expect(await storedWork(page, "projects")).toEqual([]);
});

test("a project file opened from the system is shown before it is imported", async ({ page }) => {
  // Only an installed app receives files, and a test cannot install one.
  await page.addInitScript(() => {
    const setConsumer = (consumer: unknown) => Object.assign(window, { launch: consumer });
    Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
  });
  await page.goto("/view-projects?tab=mine");
  await expect(page.getByRole("button", { name: "Export my work" })).toBeVisible();

  await page.evaluate(async (content) => {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle("crumb.sitewright.json", { create: true });
    const stream = await file.createWritable();
    await stream.write(content);
    await stream.close();
    (window as unknown as { launch: (given: object) => void }).launch({ files: [file] });
  }, content);

  await expect(dialog(page).getByRole("definition").first()).toHaveText(project.name);
  expect(await storedWork(page, "projects")).toEqual([]);
});

test("exported work is saved in the chosen file, and in the same one the next time", async ({ page }) => {
  // Replaces the system's file dialog. The file is real, in the browser's private file system.
  await page.addInitScript(() => {
    const showSaveFilePicker = async () => {
      const folder = await navigator.storage.getDirectory();
      const name = `chosen-${document.body.dataset.chosen ?? 1}.json`;
      document.body.dataset.chosen = "2";
      return folder.getFileHandle(name, { create: true });
    };
    Object.assign(window, { showSaveFilePicker });
  });
  await page.goto("/view-projects?tab=mine");
  await page.getByRole("button", { name: "Export my work" }).click();
  await expect(notification(page, "Your work is exported")).toContainText(/chosen-1\.json, \d/);
  const first = await savedAt(page, "chosen-1.json");
  expect(first).toMatch(/^\d{4}-/);

  await page.getByRole("button", { name: "Export my work" }).click();
  await expect.poll(async () => (await savedAt(page, "chosen-1.json")) > first).toBe(true);

  await page.getByRole("button", { name: "Export elsewhere" }).click();
  await expect.poll(() => savedAt(page, "chosen-2.json")).toMatch(/^\d{4}-/);
});

/** When the work in a file was saved (ISO 8601), or "" while the file is missing or is being replaced. */
const savedAt = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory();
    const read = async () => (await (await folder.getFileHandle(name)).getFile()).text();
    const text = (await read().catch(() => "")) || '{ "savedAt": "" }';
    return String(JSON.parse(text).savedAt);
  }, name);

/** The worker receives shared content, so it must control the page. */
async function openControlled(page: Page) {
  await page.goto("/help");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

/** Submits a form with a text or a file that opens a page, as the system does. */
const post = (page: Page, address: string, fields: { text?: string; content?: string }) =>
  page.evaluate(
    ([address, { text = "", content }]) => {
      const form = document.createElement("form");
      Object.assign(form, { action: address, method: "post", enctype: "multipart/form-data" });
      const field = Object.assign(document.createElement("input"), { name: "text", value: text });
      const file = Object.assign(document.createElement("input"), { type: "file", name: "file" });
      if (content !== undefined) {
        const data = new DataTransfer();
        data.items.add(new File([content], "crumb.sitewright.json", { type: "application/json" }));
        file.files = data.files;
      }
      form.append(field, file);
      document.body.append(form);
      form.submit();
    },
    [address, fields] as const,
  );
