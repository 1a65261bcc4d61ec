import { expectAccessible } from "../support/accessible.ts";
import { runningApp } from "../support/apps.ts";
import { expect, test, withoutWorker } from "../support/test.ts";

test.use({ ...withoutWorker, reducedMotion: "reduce" });

const GROOMER =
  "I run a mobile dog groomer. I need my customers, their dogs, appointments with price and whether they paid, and a reminder the day before.";

test("a sentence on the home page becomes an app: a part is removed, a question answered, and a record stays", {
  tag: "@short",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What does your business do?").fill(GROOMER);
  await page.keyboard.press("Enter");

  const app = runningApp(page);
  await expect(app.getByRole("heading", { level: 1, name: "Mobile dog groomer" })).toBeVisible();
  await expect(page.getByLabel("What the app is for")).toHaveValue(GROOMER);
  await expectAccessible(page);
  // The check leaves a narrow window behind.
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Leave out: Paid “whether they paid”" }).click();
  await page.getByRole("button", { name: "Add a price list" }).click();
  await expect(app.getByRole("button", { name: "Services", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Put back: Paid “whether they paid”" })).toBeVisible();
  await expect(app.getByRole("button", { name: "Services", exact: true })).toBeVisible();

  await page.getByRole("radio", { name: "Start empty" }).click();
  await expect(app.getByText("Nothing on this day.")).toBeVisible();
  await page.getByRole("radio", { name: "With samples" }).click();
  await page.getByRole("button", { name: "Make this app" }).dblclick();
  await expect(page).toHaveURL(/\/app-preview\/local-\d+$/);

  await app.getByRole("button", { name: "Customers", exact: true }).click();
  await app.getByRole("button", { name: "Add customer" }).click();
  const form = page.getByRole("dialog", { name: "New customer" });
  await form.getByLabel("Name").fill("Ada Quill");
  await form.getByRole("button", { name: "Save" }).click();
  await page.reload();
  await app.getByRole("button", { name: "Customers", exact: true }).click();
  await expect(app.getByRole("button", { name: "Ada Quill" })).toBeVisible();
  await page.goto("/view-projects?tab=mine");
  await expect(page.getByRole("heading", { name: "Mobile dog groomer" })).toHaveCount(1);
});

const CSV = `Jobs 2026,,,,,,
,,,,,,
No,Customer,Job,Quote,Status,Start,Done?
0031,Ada Quill,Rewire the kitchen,"£1,250.00",Booked,3/2/26,no
0032,Bo Finch,Fuse board,£480.00,Finished,4/2/26,yes
0033,Ada Quill,Outdoor lights,£320.00,Quoted,5/3/26,no
,,Total,"£2,050.00",,,`;

test("a spreadsheet becomes an app, with its decisions shown", async ({ page }) => {
  await page.goto("/web-app-builder");
  await page.getByRole("link", { name: "Have a spreadsheet? Make an app of it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Make an app of a spreadsheet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Choose a file").setInputFiles({
    name: "Jobs.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n\u0000\u0001"),
  });
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();

  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "Jobs 2026.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });

  const app = runningApp(page);
  await expect(app.getByRole("heading", { level: 1, name: "Jobs 2026" })).toBeVisible();
  await expect(page.getByText("3 records in one table")).toBeVisible();
  await expect(page.getByText("The heads are in row 3.")).toBeVisible();
  await expect(page.getByText("Row 7 is a total, and is left out.")).toBeVisible();
  await expect(page.getByText("Row 4: 3/2/26 is 2 March 2026")).toBeVisible();
  await page.getByRole("radio", { name: /^month, day, year/ }).click();
  await expect(page.getByRole("radio", { name: /^month, day, year/ })).toBeChecked();
  await expect(page.getByText("3 records in one table")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Make this app" }).click();
  await expect(page).toHaveURL(/\/app-preview\/local-\d+$/);
  await expect(app.getByRole("button", { name: "0031" })).toBeVisible();
  await page.reload();
  await expect(app.getByRole("button", { name: "0033" })).toBeVisible();
});

test("the wizard leads to the spreadsheet, and a text for both to websites and the app", async ({ page }) => {
  await page.goto("/web-app-builder?new=1");
  await page.getByRole("button", { name: "Have a spreadsheet? Make an app of it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Make an app of a spreadsheet" })).toBeVisible();

  await page.goto("/web-app-builder?brief=A+site+for+my+kennel+and+something+to+keep+my+bookings");
  await expect(page.getByRole("heading", { name: /^Three proposals/ })).toBeVisible();
  await page.getByRole("button", { name: "Try the app" }).click();
  await expect(runningApp(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "I wanted a website" }).click();
  await expect(page.getByRole("heading", { name: /^Three proposals/ })).toBeVisible();
});
