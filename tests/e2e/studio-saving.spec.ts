import { card, notification } from "../support/projects.ts";
import { siteHeading } from "../support/site-viewer.ts";
import {
  canvas,
  openNewBakery,
  openStudio,
  panel,
  siteTitle,
  storedSites,
  untilSaved,
  withoutTour,
} from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test("what was typed last is there after a reload that waits for nothing", async ({ page }) => {
  await openNewBakery(page);

  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed and gone");
  await page.reload();

  await expect(siteTitle(page)).toHaveText("Typed and gone");
});

test("a second tab reads until it takes over, and goes on with what the first has made", {
  tag: "@full",
}, async ({ page, context }) => {
  await openNewBakery(page);
  const other = await context.newPage();
  await openStudio(other, "local-7");
  await expect(other.getByText("This project is open in another tab.")).toBeVisible();
  await panel(other, "Words").click();
  await other.getByRole("tab", { name: "Rewrite it" }).click();
  await expect(other.getByRole("button", { name: "Show what would change" })).toBeDisabled();
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("From the first tab");
  await page.keyboard.press("Enter");

  await other.getByRole("button", { name: "Take over" }).click();

  await expect(siteTitle(other)).toHaveText("From the first tab");
  await expect(page.getByText("This project is open in another tab.")).toBeVisible();
  await siteTitle(other).click();
  await other.keyboard.press("ControlOrMeta+a");
  await other.keyboard.type("From the second");
  await other.keyboard.press("Enter");
  await untilSaved(other);
  await page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = () => {
      throw new DOMException("Damaged", "UnknownError");
    };
    addEventListener("mended", () => Object.assign(IDBObjectStore.prototype, { get }));
  });
  await other.close();
  await expect(page.getByText("its last changes could not be read")).toBeVisible();
  await siteTitle(page).click();
  await page.keyboard.type("Lost");
  await expect(siteTitle(page)).toHaveText("From the first tab");
  await page.evaluate(() => dispatchEvent(new Event("mended")));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(siteTitle(page)).toHaveText("From the second");
});

test("a full storage is told, with a way to take the site out", async ({ page, context }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown]) {
      if (this.name === "documents") throw new DOMException("Full", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  await openNewBakery(page);

  await siteTitle(page).click();
  await page.keyboard.type("!");
  await expect(page.getByText(/Not saved: The storage of this browser is full/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();

  // The removed block comes back.
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.sitewright\.json$/);
  const title = (await siteTitle(page).textContent()) ?? "";
  const other = await context.newPage();
  await other.goto("/view-projects?tab=mine");
  await other.getByRole("button", { name: "Import", exact: true }).click();
  await other.getByLabel("Choose a file").setInputFiles(await file.path());
  await other.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
  await other.getByRole("dialog").getByRole("link", { name: "Open it" }).click();
  await expect(siteHeading(other)).toHaveText(title);
});

test("a browser without room for the journal says so, and asks before an unsaved change is closed away", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith("studio-journal:")) throw new DOMException("Full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown]) {
      if (this.name === "documents" && !("hasRoom" in window)) throw new DOMException("Full", "UnknownError");
      return put.apply(this, args);
    };
  });
  await openNewBakery(page);

  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed in a hurry");
  await expect(page.getByText(/no room to note down changes before they are saved/)).toBeVisible();
  await expect(page.getByText("Not saved: ")).toBeVisible();
  const asking = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asking;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  await page.evaluate(() => Object.assign(window, { hasRoom: true }));
  await page.getByRole("button", { name: "Try again" }).click();
  await untilSaved(page);
  await page.reload();
  await expect(siteTitle(page)).toHaveText("Typed in a hurry");
});

test("what is typed into a project that another tab deletes becomes a new project", async ({
  page,
  context,
}) => {
  await openNewBakery(page);
  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed before it went");
  await page.keyboard.press("Enter");
  await untilSaved(page);
  const other = await context.newPage();
  await other.goto("/view-projects?tab=mine");

  await card(other, "Crumb & Co").getByRole("button", { name: "More" }).click();
  await other.getByRole("menuitem", { name: "Delete" }).click();
  await expect(notification(other, "Not deleted")).toContainText("is open in another tab");
  await notification(other, "Not deleted").getByRole("button", { name: "Delete anyway" }).click();
  await notification(other, "Project deleted").getByRole("button", { name: "Close" }).click();

  await expect(page.getByText("This project was deleted in another tab")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeHidden();
  await expect.poll(() => storedSites(page)).toEqual([]);
  await page.getByRole("button", { name: "Save as a new project" }).click();
  await expect(page).not.toHaveURL(/local-7$/);
  await untilSaved(page);
  await expect(siteTitle(page)).toHaveText("Typed before it went");
  await page.reload();
  await expect(siteTitle(page)).toHaveText("Typed before it went");
  await expect(card(other, "Crumb & Co")).toBeVisible();
});

test("a link is saved only when it has an address", async ({ page }) => {
  await openNewBakery(page);
  await panel(page, "Pages").click();
  await page.getByRole("button", { name: "The bakehouse" }).click();
  await canvas(page).locator(".sw-prose p, .sw-statement-first, .sw-columns-text p").first().click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rye and spelt");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+k");

  await page.getByLabel("Address of the link").pressSequentially("example.c");
  await untilSaved(page);

  const stored = JSON.stringify(await storedSites(page));
  expect(stored).toContain("Rye and spelt");
  expect(stored).not.toContain("address.invalid");
});

test("a version is saved by its name and restored, and an edit by text is one step", async ({ page }) => {
  await openNewBakery(page);
  const before = (await siteTitle(page).textContent()) ?? "";

  await panel(page, "Versions").click();
  await page.getByLabel("Name of this version").fill("As it began");
  await page.getByRole("button", { name: "Save version" }).click();
  await expect(page.getByText("As it began")).toBeVisible();

  await panel(page, "Words").click();
  await page.getByLabel("What should change?").fill('Change the headline to "Hot buns"');
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByRole("region", { name: "What would change" })).toContainText("Hot buns");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(siteTitle(page)).toHaveText("Hot buns");

  await panel(page, "Versions").click();
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(siteTitle(page)).toHaveText(before);
  await page.getByRole("button", { name: /^Undo: Restored/ }).click();
  await expect(siteTitle(page)).toHaveText("Hot buns");
  await page.getByRole("button", { name: /^Undo: Changed with words/ }).click();
  await expect(siteTitle(page)).toHaveText(before);

  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByRole("button", { name: "Delete version" }).click();
  await expect(page.getByText("No version has been saved yet.")).toBeVisible();
  await page.locator("[data-notifications]").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("As it began", { exact: true })).toBeVisible();
});

test("a project of the gallery can be worked on in this browser, and its preview shows it", {
  tag: "@full",
}, async ({ page }) => {
  await withoutTour(page);
  await openStudio(page, "1");

  await siteTitle(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("My own take");
  await page.keyboard.press("Enter");
  await untilSaved(page);
  await page.getByRole("link", { name: "Preview", exact: true }).click();

  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("My own take");
});
