import type { Page } from "@playwright/test";
import { createProject, notification } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

test("a project is connected, mapped and tested, and everything is saved", async ({ page }) => {
  await createProject(page, "Harbour Bakery");
  await page.goto("/app-connector?connector=mail");
  await connect(page, "Sender", "hello@example.com");
  await page.getByLabel("Button leads to").selectOption("Nothing");
  await page.getByLabel("Subject (needed)").selectOption("Status");

  await page.getByRole("button", { name: "Send test call" }).click();

  const call = page.getByRole("listitem").filter({ hasText: "200 received" });
  await expect(call).toContainText('"subject": "draft"');
  await expect(call).toContainText('"receivedAt"');
  await page.reload();
  await expect(call).toBeVisible();
  await expect(page.getByLabel("Subject (needed)")).toHaveValue("status");
  await expect(page.getByRole("button", { name: "Mail Connected" })).toBeVisible();
});

test("a connection belongs to a single project", { tag: "@full" }, async ({ page }) => {
  await page.goto("/app-connector?project=1&connector=calendar");
  await connect(page, "Calendar", "Studio");

  await page.getByRole("button", { name: "Show all: Project" }).click();
  await page.getByRole("option", { name: /^Wagtail Front Desk/ }).click();

  await expect(page.getByRole("button", { name: "Calendar Not connected" })).toBeVisible();
  await expect(page).toHaveURL("/app-connector?project=2&connector=calendar");
});

test("a call that fails says why, and stays in the log", { tag: "@full" }, async ({ page, trouble }) => {
  trouble.allow(/status of (401|503)/);
  await page.goto("/app-connector?connector=webhook");
  await connect(page, "Name of the hook", "Nightly");

  for (const [choice, words] of [
    ["The permission has expired", "Disconnect and connect again."],
    ["The service is down", "The service is down for maintenance."],
  ] as const) {
    await page.getByLabel("What happens").selectOption(choice);
    await page.getByRole("button", { name: "Send test call" }).click();
    await expect(page.getByText(words).first()).toBeVisible();
  }

  await expect(page.getByText("503 failed")).toBeVisible();
  await expect(page.getByText("401 failed")).toBeVisible();
  await page.getByLabel("event (needed)").selectOption("Nothing");
  await expect(page.getByRole("button", { name: "Send test call" })).toBeDisabled();
  await expect(page.getByText("Map “event” first: the service needs it.")).toBeVisible();
});

test("a disconnection can be undone, and nothing is connected without consent", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/app-connector?connector=payments");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Required")).toBeVisible();
  await page.getByRole("button", { name: "Do not allow" }).click();
  await expect(page.getByRole("button", { name: "Payments Not connected" })).toBeVisible();

  await connect(page, "Merchant account", "studio-lisbon");
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("button", { name: "Payments Not connected" })).toBeVisible();
  await notification(page, "Payments disconnected").getByRole("button", { name: "Undo" }).click();

  await expect(page.getByRole("button", { name: "Payments Connected" })).toBeVisible();
});

async function connect(page: Page, label: string, account: string) {
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(label).fill(account);
  await dialog.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Disconnect" })).toBeFocused();
}
