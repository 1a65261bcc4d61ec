import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "/admin/form-submissions";

test("the inbox is private, and shows an admin the last thirty days", async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByText("These briefs are private")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);

  await enterAsDemoAdmin(page);

  await expect(inbox(page).getByRole("row")).toHaveCount(13);
  await expect(
    page.getByRole("img", { name: /^Briefs of the last 30 days\. Briefs: 1[12]\.$/ }),
  ).toBeVisible();
});

test("search and filters are in the address and survive a reload", { tag: "@full" }, async ({ page }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  await page.getByLabel("Search").fill("law");
  await page.getByLabel("Status").selectOption("new");
  await expect(inbox(page).getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(`${ADDRESS}?q=law&status=new`);

  await page.reload();

  await expect(inbox(page).getByRole("row")).toHaveCount(2);
  await page.getByLabel("Search").fill("zeppelin");
  await expect(page.getByText("No brief matches this search.")).toBeVisible();
});

test("a brief is read, annotated, marked and turned into a local project", async ({ page }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  await inbox(page).getByRole("button", { name: "Holm Family Law" }).click();
  const dialog = page.getByRole("dialog", { name: "Holm Family Law" });
  await expect(dialog).toContainText("Astrid Holm");
  await dialog.getByLabel("Notes").fill("Call on Monday");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await inbox(page).getByRole("button", { name: "Holm Family Law" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Call on Monday");
  await dialog.getByRole("button", { name: "Save notes" }).click();
  await expect(dialog.getByRole("button", { name: "Save notes" })).toBeDisabled();

  await dialog.getByRole("button", { name: "Create project from brief" }).click();
  await expect(dialog.getByRole("link", { name: "Open the project" })).toBeVisible();
  await expect(dialog.getByLabel("Status")).toHaveValue("in-progress");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(inbox(page).getByRole("row", { name: /Holm Family Law/ })).toContainText("In progress");

  await page.goto("/view-projects?tab=mine");
  await expect(page.getByRole("heading", { name: "Holm Family Law" })).toBeVisible();
});

test("several are marked at once and unmarked; the shown ones are exported", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(ADDRESS);
  await enterAsDemoAdmin(page);
  await page.getByLabel("Select Larkspur & Rye").click();
  await page.getByLabel("Select Bright Paws Grooming").click();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(inbox(page).getByRole("row", { name: /Larkspur/ })).toContainText("Done");

  await page.getByRole("button", { name: "Undo: 2 submissions: marked as done" }).click();
  await expect(inbox(page).getByRole("row", { name: /Larkspur/ })).toContainText("New");

  await page.getByLabel("Search").fill("tidy");
  await expect(inbox(page).getByRole("row")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("The Tidy Collective");
});

const inbox = (page: Page) => page.getByRole("table", { name: "Form submissions" });
