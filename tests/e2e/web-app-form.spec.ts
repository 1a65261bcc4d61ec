import type { Page } from "@playwright/test";
import { enterAsDemoAdmin } from "../support/accounts.ts";
import { storedProjects, storedWork } from "../support/projects.ts";
import { expect, test } from "../support/test.ts";

/** The sandboxed frame of a site refuses the scripts that a test injects into every frame. */
const TEST_SCRIPT = /Blocked script execution in '.*frame\.html'/;
const ADDRESS = "/web-app-form";

test("each step is validated, and nothing is lost by going back or by a reload", async ({ page }) => {
  await page.goto(`${ADDRESS}?step=contact`);
  await expect(question(page, "What is your business?")).toBeVisible();
  await page.goto(ADDRESS);
  await next(page);
  await expect(page.getByText("Required")).toHaveCount(2);
  await expect(page.getByLabel("Business name")).toBeFocused();

  await fillBusiness(page);
  await next(page);
  await expect(question(page, "Which industry is it in?")).toBeFocused();
  await next(page);
  await expect(page.getByText("Choose an industry, or describe yours")).toBeVisible();
  await page.getByText("Your description sounds like: Hair salon").getByRole("button").click();
  await next(page);
  await page.getByRole("checkbox", { name: "Gallery" }).check();
  await expect(page).toHaveURL(/step=pages/);

  await page.goBack();
  await expect(page.getByRole("radio", { name: "Hair salon" })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel("Business name")).toHaveValue("Velvet Hour");
  await expect.poll(async () => JSON.stringify(await storedWork(page, "drafts"))).toContain("Gallery");
  await page.goto(`${ADDRESS}?step=pages`);
  await expect(page.getByRole("checkbox", { name: "Gallery" })).toBeChecked();
});

test("a brief about a module is sent and gets a number, and its draft becomes a project", async ({
  page,
  trouble,
}) => {
  trouble.allow(TEST_SCRIPT);
  await page.goto(`${ADDRESS}?module=client-portal`);
  await expect(page.getByText("About the module Client Portal")).toBeVisible();
  await fillBusiness(page);
  await next(page);
  await page.getByRole("radio", { name: "Hair salon" }).check();
  await next(page);
  await next(page);
  await page.getByRole("radio", { name: "Calm" }).check();
  await expect(page.getByRole("img", { name: "The draft: the first page of Velvet Hour" })).toBeVisible();
  await next(page);
  await page.getByRole("checkbox", { name: "Booking" }).check();
  await next(page);
  await page.getByLabel("Your name").fill("Nora Quill");
  await page.getByLabel("E-mail").fill("nora@example.com");
  await page.getByRole("button", { name: "Save the brief" }).click();

  await expect(page.getByRole("heading", { name: "Your brief is saved in this browser." })).toBeFocused();
  await expect(page.getByText("Its number").locator("xpath=following-sibling::*")).toHaveText("13");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your brief is saved in this browser." })).toBeVisible();
  await page.getByRole("button", { name: "Open the draft" }).click();
  await expect(page).toHaveURL(/\/app-preview\/local-\d+/);
  expect(await storedProjects(page)).toMatchObject([
    { name: "Velvet Hour", templateId: "hair-salon-studio", features: expect.arrayContaining(["booking"]) },
  ]);

  await page.goto("/admin/form-submissions");
  await enterAsDemoAdmin(page);
  await page.getByRole("button", { name: "Velvet Hour" }).click();
  await expect(page.getByRole("dialog", { name: "Velvet Hour" })).toContainText("client-portal");
});

test("errors of the last step are shown there, and another brief starts with the contact details", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto(ADDRESS);
  await fillBusiness(page);
  await next(page);
  await page.getByLabel("In your own words").fill("Perm parlour");
  for (let step = 0; step < 4; step++) await next(page);
  await page.getByLabel("Your name").fill("Nora Quill");
  await page.getByLabel("E-mail").fill("nora@example");
  await page.getByRole("button", { name: "Save the brief" }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.getByLabel("E-mail").fill("nora@example.com");
  await page.getByRole("button", { name: "Save the brief" }).click();
  await expect(page.getByText("nora@example.com")).toBeVisible();

  await page.getByRole("button", { name: "Write another brief" }).click();

  await expect(page.getByLabel("Business name")).toHaveValue("");
  await expect
    .poll(async () => JSON.stringify(await storedWork(page, "drafts")))
    .toContain('"contactName":"Nora Quill"');
});

const question = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();

async function fillBusiness(page: Page) {
  await page.getByLabel("Business name").fill("Velvet Hour");
  await page
    .getByLabel("What you do")
    .fill("A calm hair salon in Cambridge. A cut is £48. Open Tue-Fri 9am-7pm.");
}
