import { expectAccessible } from "../support/accessible.ts";
import { enterAsDemoAdmin, signInAsDemoAdmin } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

// Covers what opens on the pages; admin-pages.spec.ts covers the pages themselves.
test.use({ reducedMotion: "reduce" });

test("plans from a file with errors", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/upload-plans");
  await expect(page.getByText("Drop a file with plans")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page.getByText("2 rows with errors")).toBeVisible();
  await expectAccessible(page);
});

test("a sheet with conflicts", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/smartsheet-integration");
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page.getByRole("heading", { name: "2 conflicts" })).toBeVisible();

  await expectAccessible(page);
});

test("the assistant, before and after a request", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/ai-assistant");
  await enterAsDemoAdmin(page);
  await expectAccessible(page);

  for (const text of ["Add 5 CRM modules", "Help"]) {
    await page.getByLabel("Say what to do").fill(text);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByLabel("Say what to do")).toHaveValue("");
  }
  await expectAccessible(page);
});

test("a connector: its consent, its fields, and a call that failed", { tag: "@full" }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 503/);
  await page.goto("/app-connector?connector=mail");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Allow", exact: true }).click();
  await expectAccessible(page);

  await page.getByLabel("Sender").fill("hello@example.com");
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await page.getByLabel("What happens").selectOption("The service is down");
  await page.getByRole("button", { name: "Send test call" }).click();
  await expect(page.getByText("503 failed")).toBeVisible();
  await expectAccessible(page);
});

test("the modules of an admin, with form errors, queued files and the dashboard", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/admin/modules");
  await enterAsDemoAdmin(page);
  await page.getByRole("button", { name: "Admin Dashboard" }).click();
  await expect(page.getByRole("img", { name: /^The last 30 days/ }).first()).toBeAttached();
  await page.getByRole("button", { name: "Add Module" }).click();
  const name = `${"W".repeat(300)}.png`;
  await page
    .getByLabel("Files to upload")
    .setInputFiles({ name, mimeType: "image/png", buffer: Buffer.alloc(9) });
  await expect(page.getByRole("region", { name: "Files in the queue" })).toBeVisible();

  await expectAccessible(page);
});

test("the prices of an admin, with an invalid one", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/pricing");
  await page.getByRole("textbox", { name: "Set-up, paid in full" }).fill("abc");

  await expectAccessible(page);
});

test("the marketplace of an admin with selected templates, an edited one, and an import with problems", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/admin/marketplace");
  await enterAsDemoAdmin(page);
  await page.getByRole("button", { name: "Hide Law firm · Ledger" }).click();
  await page.getByLabel("Select Restaurant · Studio").click();
  await expect(page.getByRole("button", { name: "Undo: Hid: Law firm · Ledger" })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("CSV file to import").setInputFiles({
    name: "templates.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`id,price\n${"W".repeat(90)},1\nlaw-firm-studio,free`),
  });
  await expect(page.getByRole("dialog", { name: "Import templates" })).toBeVisible();
  await expectAccessible(page);
});

test("the inbox, closed, open, and one brief of it", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin/form-submissions");
  await expect(page.getByText("These briefs are private")).toBeVisible();
  await expectAccessible(page);

  await enterAsDemoAdmin(page);
  await page.getByLabel("Select Larkspur & Rye").click();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Holm Family Law" }).click();
  await expect(page.getByRole("dialog", { name: "Holm Family Law" })).toBeVisible();
  await expectAccessible(page);
});

test("the header of an admin who is a beta visitor", { tag: "@full" }, async ({ page }) => {
  await page.goto("/no/such/page?token=abc");
  await signInAsDemoAdmin(page);

  await expectAccessible(page);
});
