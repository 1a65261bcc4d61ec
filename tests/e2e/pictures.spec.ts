import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { dropFiles, jpegFile, photograph, storedAssets } from "../support/pictures.ts";
import { block, canvas, openNewBakery, openStudio, siteTitle, untilSaved } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

test("photographs are stored upright, in three sizes, without position, camera or comment", async ({
  page,
}) => {
  await openNewBakery(page);
  await openLibrary(page);
  const files = [];
  for (let orientation = 1; orientation <= 8; orientation++) {
    const picture = await photograph(page, { orientation, width: 2000, height: 1200 + orientation });
    files.push(jpegFile(`turned ${orientation}.jpg`, picture));
  }

  await library(page).getByLabel("Choose pictures").setInputFiles(files);

  await expect(tiles(page)).toHaveCount(8);
  const stored = await storedAssets(page);
  // Position of the upper left quarter of the stored pixels for each EXIF orientation.
  const quarterOf: Record<number, number> = { 1: 0, 2: 1, 3: 3, 4: 2, 5: 0, 6: 1, 7: 3, 8: 2 };
  for (const { name, type, sizes, width, height } of stored) {
    const orientation = Number(/\d/.exec(name)?.[0]);
    expect(type, name).toBe("image/webp");
    expect(width > height, name).toBe(orientation < 5);
    expect(
      sizes.map(({ width }) => width),
      name,
    ).toEqual(orientation < 5 ? [480, 960, 1600] : [480, 960, 1200 + orientation]);
    for (const { bytes, quarters, height } of sizes) {
      expect(height, name).toBeGreaterThan(0);
      expect(bytes, name).not.toMatch(/Exif|EXIF|SECRET|XMP |ICCP/);
      expect(quarters.map(([red = 0]) => red > 200).indexOf(true), name).toBe(quarterOf[orientation]);
    }
  }
});

test("a HEIC photograph is opened by a browser that cannot decode it, upright and without its position", async ({
  page,
}) => {
  await openNewBakery(page);
  await openLibrary(page);

  await library(page).getByLabel("Choose pictures").setInputFiles("src/pictures/testing/turned.heic");

  await expect(tiles(page)).toHaveCount(1);
  const [{ width, height, sizes } = { width: 0, height: 0, sizes: [] }] = await storedAssets(page);
  expect([width, height]).toEqual([64, 96]);
  for (const { bytes } of sizes) expect(bytes).not.toMatch(/Exif|EXIF|SECRET|XMP |ICCP/);
});

test("a photograph dropped on the opening is shown, cropped, undone and redone, and survives a reload", {
  tag: "@short",
}, async ({ page }) => {
  await openNewBakery(page);
  const drawn = canvas(page).locator("#hero svg").first();
  await expect(drawn).toBeVisible();

  await dropOn(page, "#hero svg", [jpegFile("fresh-bread.jpg", await photograph(page))]);

  const shown = canvas(page).locator("#hero picture img");
  await expect(shown).toBeVisible();
  const words = page.getByLabel("Alternative text");
  await expect(words).toHaveValue("");
  await page.getByRole("button", { name: "Use “Fresh bread”" }).click();
  await expect(shown).toHaveAttribute("alt", "Fresh bread");

  const point = page.getByRole("slider", { name: "Focal point" });
  await point.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(point).toHaveAttribute("aria-valuetext", "40% from the left, 49% from the top");
  await page.getByRole("slider", { name: "Zoom" }).fill("150");
  await expect.poll(() => shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("40% 49%");

  for (let step = 0; step < 10 && !(await drawn.isVisible()); step++) {
    await page.getByRole("button", { name: /^Undo: / }).click();
  }
  await expect(shown).toHaveCount(0);
  for (let step = 0; step < 10 && (await page.getByRole("button", { name: /^Redo: / }).isVisible()); step++) {
    await page.getByRole("button", { name: /^Redo: / }).click();
  }
  await untilSaved(page);

  await page.reload();
  await expect(shown).toHaveAttribute("alt", "Fresh bread");
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await block(page, "hero").click();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("button", { name: "Back to the drawn picture" }).click();
  await expect(shown).toHaveCount(0);
  await expect(drawn).toBeVisible();
});

test("several photographs dropped on a gallery fill its entries as one step", async ({ page }) => {
  await openNewBakery(page);
  await page.getByRole("button", { name: "Add a block", exact: true }).click();
  const palette = page.getByRole("dialog", { name: "Add a block" });
  await palette.getByLabel("Search blocks").fill("gallery");
  await palette.getByRole("button", { name: "Gallery" }).click();
  const gallery = canvas(page).locator(".sw-gallery").first();
  await gallery.scrollIntoViewIfNeeded();
  const colors = ["#ff0000", "#00ff00", "#0000ff"];
  const files = await Promise.all(
    colors.map(async (color, index) => jpegFile(`picture ${index}.jpg`, await photograph(page, { color }))),
  );

  await dropOn(page, ".sw-gallery svg", files);

  await expect(gallery.locator("picture img")).toHaveCount(3);
  await page.getByRole("button", { name: "Undo: Placed a picture in Gallery" }).click();
  await expect(gallery.locator("picture img")).toHaveCount(0);
});

test("a locked block refuses a picture, with the option to add it to My pictures", async ({ page }) => {
  await openNewBakery(page);
  await block(page, "hero").click();
  await page
    .getByRole("toolbar", { name: "Opening" })
    .getByRole("button", { name: "Lock", exact: true })
    .click();

  await dropOn(page, "#hero svg", [jpegFile("late.jpg", await photograph(page))]);

  await expect(page.getByText("Opening is locked. Unlock it to change its pictures.").first()).toBeVisible();
  await expect(canvas(page).locator("#hero picture")).toHaveCount(0);
  await page.getByRole("button", { name: "Add to my pictures" }).click();
  await expect(tiles(page)).toHaveCount(1);
});

test("a file that is not a picture gets a message next to its name, and the others are added", async ({
  page,
}) => {
  await openNewBakery(page);
  await openLibrary(page);

  await library(page)
    .getByLabel("Choose pictures")
    .setInputFiles([
      { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 nothing") },
      { name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
      jpegFile("good.jpg", await photograph(page)),
    ]);

  const rows = library(page).getByRole("list", { name: "Files being added" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "letter.pdf" })).toContainText("is not a picture");
  await expect(rows.filter({ hasText: "empty.png" })).toContainText("This file is empty");
  await expect(tiles(page)).toHaveCount(1);
  await rows.filter({ hasText: "empty.png" }).getByRole("button", { name: "Dismiss empty.png" }).click();
  await expect(rows).toHaveCount(1);
});

test("a full storage loses nothing, says what to do, and the same file can be retried", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === "assets" && !Reflect.get(window, "hasRoom"))
        throw new DOMException("Full", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  await openNewBakery(page);

  await dropOn(page, "#hero svg", [jpegFile("bread.jpg", await photograph(page))]);

  const tray = page.getByRole("region", { name: "Pictures being added" });
  await expect(tray).toContainText("The storage of this browser is full");
  await expect(canvas(page).locator("#hero svg").first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { hasRoom: true }));
  await tray.getByRole("button", { name: "Try again" }).click();
  await expect(canvas(page).locator("#hero picture img")).toBeVisible();
});

test("if a site cannot be saved, its file is offered, with the photographs in it", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (Reflect.get(window, "isFull")) throw new DOMException("Full", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  await openNewBakery(page);
  await dropOn(page, "#hero svg", [jpegFile("bread.jpg", await photograph(page))]);
  await expect(canvas(page).locator("#hero picture img")).toBeVisible();
  await untilSaved(page);
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await page.getByRole("slider", { name: "Zoom" }).fill("150");

  const notice = page.getByText(/^Not saved: /);
  await expect(notice).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    notice.getByRole("button", { name: "Export" }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(/\.sitewright\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual([
    "sitewright-project.json",
    "pictures/index.json",
    ...[480, 960, 1200].map((width) => expect.stringMatching(`^pictures/[0-9a-f]{64}-${width}\\.webp$`)),
  ]);
  expect(new TextDecoder().decode(files["sitewright-project.json"])).toMatch(/"zoom": 150/);
});

test("two tabs show the same pictures; one in use is deleted after a warning, and undo restores it", async ({
  page,
  context,
}) => {
  await openNewBakery(page);
  await dropOn(page, "#hero svg", [jpegFile("bread.jpg", await photograph(page))]);
  const shown = canvas(page).locator("#hero picture img");
  await expect(shown).toBeVisible();
  await untilSaved(page);
  const other = await context.newPage();
  await openStudio(other, "local-7");
  await openLibrary(other);
  await expect(tiles(other)).toHaveCount(1);
  await openLibrary(page);

  await tiles(page).first().getByRole("button").click();
  await library(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(library(page).getByRole("group", { name: "Delete it?" })).toContainText(
    "Used once on this site",
  );
  await library(page).getByRole("button", { name: "Delete it" }).click();

  await expect(tiles(other)).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(tiles(other)).toHaveCount(1);
  await expect(shown).toBeVisible();
});

const library = (page: Page) => page.getByRole("dialog", { name: "Your pictures" });

const tiles = (page: Page) =>
  library(page)
    .getByRole("region", { name: "Pictures", exact: true })
    .locator("li:has(> button[aria-current])");

async function openLibrary(page: Page) {
  await page.getByRole("toolbar", { name: "Panels" }).getByRole("button", { name: "Pictures" }).click();
  await expect(library(page)).toBeVisible();
}

async function dropOn(page: Page, selector: string, files: ReturnType<typeof jpegFile>[]) {
  const place = canvas(page).locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  await expect(siteTitle(page)).toBeVisible();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  await dropFiles(page, files, { x: box.x + box.width * 0.7, y: box.y + Math.min(box.height * 0.3, 150) });
}
