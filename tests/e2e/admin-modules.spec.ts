import type { Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { stopClock } from "../support/clock.ts";
import { figure } from "../support/figures.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "/admin/modules";

test("a visitor who is not an admin sees who may do what; edit and delete do nothing, and the backend's refusal is shown", async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 401/);
  await page.goto(ADDRESS);
  await expect(page.getByRole("heading", { level: 1, name: "Module Management" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Who may do what" })).toContainText(
    "Only an admin can add a module.",
  );
  await expect(page.getByRole("navigation", { name: "Administration" }).getByRole("link")).toHaveText([
    "Modules",
    "App Marketplace",
    "Admin Pricing",
    "Upload Plans",
    "Spreadsheets",
    "Form submissions",
    "AI Assistant",
    "App connectors",
  ]);

  const table = page.getByRole("table", { name: "Modules" });
  await expect(table.getByRole("row")).toHaveCount(36);
  await table.getByRole("button", { name: "Edit Client Portal" }).click();
  await table.getByRole("button", { name: "Delete Client Portal" }).click();
  await expect(table.getByRole("row")).toHaveCount(36);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(ADDRESS);

  await page.getByRole("button", { name: "Add Module" }).click();
  await expectNotice(page, "Missing fields", "Please fill in all required fields");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();

  await fillForm(page);
  const image = page.getByRole("textbox", { name: "Image URL" });
  await image.fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Add Module" }).click();
  await expect(image).toBeFocused();
  await expect(image).toHaveAccessibleDescription(
    "Use an address that starts with https:// or a path on this site",
  );

  await image.fill("");
  await page.getByRole("button", { name: "Add Module" }).click();
  await expectNotice(page, "Failed to add module", "Sign in to continue.");
});

test("an added module is in the list and in other tabs at once, and after a reload, until it is undone", {
  tag: "@short",
}, async ({ page, context }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  const demos = await context.newPage();
  await demos.goto("/live-demos");
  await expect(demos.getByRole("heading", { name: "Client Portal" })).toBeVisible();

  await fillForm(page);
  await page.getByRole("button", { name: "Add Module" }).click();

  await expectNotice(page, "Module added");
  await expect(demos.getByRole("heading", { name: "Key Cabinet" })).toBeVisible();
  await page.reload();
  await page.getByLabel("Search the list").fill("key cab");
  await expect(page.getByRole("row", { name: /Key Cabinet/ })).toContainText("Security");
  await expect(page.getByRole("status").filter({ hasText: "1 of 36" })).toBeVisible();

  await page.getByRole("button", { name: "Undo: Added the module “Key Cabinet”" }).click();
  await expect(page.getByText("No module matches “key cab”.")).toBeVisible();
  await expect(demos.getByRole("heading", { name: "Key Cabinet" })).toBeHidden();
});

test("files are queued with their sizes, removed one by one or all, and uploaded for two seconds", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expectNotice(page, "No files to upload", "Please add files before uploading.");

  const file = (name: string, size: number) => ({ name, mimeType: "text/plain", buffer: Buffer.alloc(size) });
  const input = page.getByLabel("Files to upload");
  await input.setInputFiles([file("module.json", 1_536), file("empty.md", 0)]);
  await expectNotice(page, "Files added", "2 file(s) have been added to the queue.");
  await input.setInputFiles([file("module.json", 1_536)]);
  const queue = page.getByRole("table", { name: "Files in the queue" });
  await expect(queue.getByRole("row")).toHaveText([
    /File/,
    /module\.json1\.5 KB/,
    /empty\.md0\.0 B/,
    /1\.5 KB/,
  ]);

  await queue.getByRole("button", { name: "Remove empty.md" }).click();
  await expect(queue.getByRole("row")).toHaveCount(3);
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect(queue).toBeHidden();

  await input.setInputFiles([file("cover.png", 3_000_000)]);
  await stopClock(page);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole("progressbar", { name: "Upload" })).toHaveJSProperty("position", 0.5);
  await page.clock.runFor(1_100);
  await expectNotice(page, "Upload complete");
  await expect(queue).toBeHidden();
});

test("ten thousand files, one of three gigabytes and one with a very long name, stay fluent", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole("table", { name: "Modules" }).getByRole("row")).toHaveCount(36);

  const elapsed = await page.getByLabel("Files to upload").evaluate(async (input: HTMLInputElement) => {
    const files = new DataTransfer();
    for (let index = 0; index < 10_000; index += 1) files.items.add(new File([], `file-${index}.png`));
    const large = new File([], "W".repeat(3_000));
    files.items.add(large);
    input.files = files.files;
    for (const file of input.files) {
      if (file.name.length === 3_000) Object.defineProperty(file, "size", { value: 3 * 1_024 ** 3 });
    }
    const start = performance.now();
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return performance.now() - start;
  });

  figure("ten thousand files in the queue", `${Math.round(elapsed)} ms`);
  const queue = page.getByRole("region", { name: "Files in the queue" });
  await expect(page.getByText("10,001 files")).toBeVisible();
  expect(await queue.getByRole("row").count()).toBeLessThan(60);
  await queue.getByRole("button", { name: "Remove file-0.png", exact: true }).focus();
  await page.keyboard.press("End");
  await expect(queue.getByText("3.0 GB")).toBeVisible();
  expect(await queue.getByRole("row").count()).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("the dashboard opens by its button, with counts and thirty days, for admins", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const button = page.getByRole("button", { name: "Admin Dashboard" });
  await button.click();
  const dashboard = page.getByRole("region", { name: "Admin Dashboard" });
  await expect(dashboard).toContainText("These figures count private data");

  await dashboard.getByRole("button", { name: "Sign in as demo admin" }).click();

  await expect(
    dashboard.getByRole("img", { name: /^The last 30 days\. Submissions: 1[12], / }),
  ).toBeVisible();
  await expect(dashboard).toContainText("CRM 7 · Games 7 · Security 7 · Productivity 7 · AI 7");
  await dashboard.getByText("The same figures as a table").click();
  await expect(dashboard.getByRole("table", { name: "The last 30 days" }).getByRole("row")).toHaveCount(31);
  await button.click();
  await expect(dashboard).toBeHidden();
});

async function fillForm(page: Page) {
  await page.getByRole("textbox", { name: "Name" }).fill("Key Cabinet");
  await page.getByRole("combobox", { name: "Category" }).selectOption("Security");
  await page.getByRole("textbox", { name: "Description" }).fill("Knows which key hangs on which hook.");
}

async function expectNotice(page: Page, title: string, description?: string) {
  const notice = page.locator("[data-notifications]");
  await expect(notice.getByText(title, { exact: true }).first()).toBeVisible();
  if (description) await expect(notice.getByText(description, { exact: true }).first()).toBeVisible();
}
