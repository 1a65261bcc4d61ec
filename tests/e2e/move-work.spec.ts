import type { Browser, Page } from "@playwright/test";
import { expectOpenPartAccessible } from "../support/accessible.ts";
import { card, createProject, storedProjects, storedWork } from "../support/projects.ts";
import { dialog } from "../support/share.ts";
import { rememberSplash } from "../support/splash.ts";
import { expect, test } from "../support/test.ts";

// Reduced motion, because the accessibility checks wait for fades.
test.use({ reducedMotion: "reduce" });

test("all work moves from a computer to a phone by two codes, and is reviewed before it is stored", async ({
  page,
  browser,
}) => {
  await createProject(page, "Harbour Bakery");
  const phone = await aPhone(browser);
  await connect(page, phone, expectOpenPartAccessible);

  await expect(dialog(page).getByRole("definition").first()).toHaveText("1");
  await expect(dialog(phone).getByRole("definition").first()).toHaveText("1");
  for (const one of [page, phone]) await expectOpenPartAccessible(one);
  await dialog(page).getByRole("button", { name: "Send" }).click();
  await expect(dialog(phone).getByText("The other device is ready.")).toBeVisible();
  await dialog(phone).getByRole("button", { name: "Take it" }).click();

  await expect(dialog(page).getByRole("heading", { name: "Everything arrived" })).toBeVisible();
  await expectOpenPartAccessible(page);
  await expect(phone.getByRole("dialog", { name: "Import" }).getByText(/^Work saved on/)).toBeVisible();
  expect(await storedWork(phone, "projects")).toEqual([]);
  await dialog(phone).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(phone).getByText("1 project is imported.")).toBeVisible();
  await dialog(phone).getByRole("button", { name: "Close" }).last().click();
  await expect(card(phone, "Harbour Bakery")).toBeVisible();
  expect(await storedProjects(page)).toHaveLength(1);
  await phone.context().close();
});

test("a phone that goes away in the middle of a move takes nothing, and the computer can start again", async ({
  page,
  browser,
}) => {
  await readSlowly(page);
  await createProject(page, "Harbour Bakery");
  await storeLargeWork(page);
  const phone = await aPhone(browser);
  await connect(page, phone);
  await dialog(page).getByRole("button", { name: "Send" }).click();
  await dialog(phone).getByRole("button", { name: "Take it" }).click();
  await expect(dialog(phone).getByRole("progressbar", { name: "Taking the work" })).toBeVisible();
  await expect(dialog(page).getByRole("progressbar", { name: "Sending your work" })).toBeVisible();
  await phone.reload();

  await expect(dialog(page).getByRole("alert")).toContainText("Your work is here as before.");
  expect(await storedWork(phone, "projects")).toEqual([]);
  await dialog(page).getByRole("button", { name: "Start again" }).click();
  await expect(dialog(page).getByLabel("First code as text")).toBeVisible();
  await phone.context().close();
});

async function aPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await rememberSplash(context);
  return context.newPage();
}

/** Pairs the two by the texts of both codes, which cameras would read. Each step is looked at. */
async function connect(page: Page, phone: Page, look: (page: Page) => Promise<void> = async () => {}) {
  await page.goto("/view-projects?tab=mine");
  await page.getByRole("button", { name: "Move my work to another device" }).click();
  await phone.goto("/view-projects?tab=mine");
  await phone.getByRole("button", { name: "Move my work to this phone" }).click();
  const first = await dialog(page).getByLabel("First code as text").inputValue();
  await look(page);
  await look(phone);
  await dialog(phone).getByLabel("First code as text").fill(first);
  await dialog(phone).getByRole("button", { name: "Go on" }).click();
  await look(phone);
  await dialog(phone).getByRole("button", { name: "Connect" }).click();
  const second = await dialog(phone).getByLabel("Second code as text").inputValue();
  await look(phone);
  await dialog(page).getByLabel("Answer as text").fill(second);
  await dialog(page).getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: "Send your work?" })).toBeVisible();
  await expect(dialog(phone).getByRole("heading", { name: "Take this work?" })).toBeVisible();
}

/** Makes each megabyte take half a second, so that the move is not over before it is cut. */
const readSlowly = (page: Page) =>
  page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return arrayBuffer.call(this);
    };
  });

/** Stores so much that its move takes a while. */
const storeLargeWork = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("work");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction("drafts", "readwrite");
    for (let id = 0; id < 20; id++)
      transaction.objectStore("drafts").put({
        ...{ id: `large ${id}`, fields: { text: "Bread ".repeat(150_000) } },
        updatedAt: "2026-11-29T12:00:00.000Z",
      });
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = reject;
    });
    database.close();
  });
