import type { Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { log } from "../support/admin.ts";
import { expect, test } from "../support/test.ts";

test("a change is shown, applied in one step, survives a reload and is undone", async ({ page, context }) => {
  await page.goto("/admin/ai-assistant");
  await enterAsDemoAdmin(page);
  const catalogue = await context.newPage();
  await catalogue.goto("/live-demos");

  await ask(page, "Please add 5 CRM modules");
  await expect(messages(page)).toContainText("I would add these 5 modules.");
  await expect(messages(page)).toContainText("Lead Ledger");
  await expect(catalogue.getByText("Lead Ledger")).toHaveCount(0);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(messages(page).getByText("Applied")).toBeVisible();
  await expect(catalogue.getByText("Lead Ledger").first()).toBeVisible();

  await page.reload();
  await expect(log(page)).toContainText("Added 5 modules: Lead Ledger");
  await messages(page).getByRole("button", { name: "Undo" }).click();
  await expect(messages(page).getByText("Undone")).toBeVisible();
  await expect(catalogue.getByText("Lead Ledger")).toHaveCount(0);
});

test("prices and templates are changed by a sentence", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/ai-assistant");
  await enterAsDemoAdmin(page);

  await ask(page, "set the setup price to 1,299");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(messages(page).getByText("Applied")).toBeVisible();
  await ask(page, "hide restaurant templates");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(messages(page).getByText("Applied")).toHaveCount(2);
  await ask(page, "How many templates are there?");
  await expect(messages(page)).toContainText("6 hidden, 0 featured");
  await ask(page, "how many submissions this week");
  await expect(messages(page)).toContainText(/There (was|were) \d+ submissions? in the last seven days/);

  await page.goto("/pricing");
  await expect(page.getByText("$1,299").first()).toBeVisible();
});

test("a request that is not understood changes nothing, with a message", async ({ page }) => {
  await page.goto("/admin/ai-assistant");
  await expect(page.getByText("No language model is behind this:")).toBeVisible();

  await ask(page, "make me a sandwich");
  await expect(messages(page)).toContainText("I did not understand that, so nothing was changed.");
  await ask(page, "rename module Task Bored to Work Board");
  await expect(messages(page)).toContainText("There is no module “Task Bored”. Did you mean “Task Board”");
  await expect(page.getByRole("button", { name: "Apply" })).toBeHidden();
});

test("a visitor sees what would change, and cannot apply it", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/ai-assistant");

  await ask(page, "delete module Task Board");

  await expect(page.getByRole("button", { name: "Apply" })).toBeDisabled();
  await ask(page, "how many submissions today");
  await expect(messages(page)).toContainText("The inbox is for admins");
  await ask(page, "Draft a site for a vegan bakery in Lisbon");
  await page.getByRole("link", { name: "See three drafts" }).click();
  await expect(page).toHaveURL("/web-app-builder?brief=a+vegan+bakery+in+Lisbon");
});

async function ask(page: Page, text: string) {
  const field = page.getByLabel("Say what to do");
  await field.fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(field).toHaveValue("");
}

const messages = (page: Page) => page.getByRole("log", { name: "Messages" });
