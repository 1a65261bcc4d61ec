import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { dropFiles, jpegFile } from "./pictures.ts";
import { dialog, savedBy } from "./share.ts";
import { canvas, openNewBakery } from "./studio.ts";

/** Writes JPEG files with the light and grain of photographs, drawn by the browser. Returns their paths. */
export async function photographFiles(
  page: Page,
  folder: string,
  { count, width, height }: { count: number; width: number; height: number },
) {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (let index = 0; index < count; index++) {
    const base64 = await page.evaluate(drawPhotograph, { index, width, height });
    const path = join(folder, `view of the valley ${index + 1}.jpg`);
    await writeFile(path, Buffer.from(base64, "base64"));
    paths.push(path);
  }
  return paths;
}

/** Runs in a page. */
async function drawPhotograph({ index, width, height }: { index: number; width: number; height: number }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  let seed = index + 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const light = context.createLinearGradient(0, 0, width / 3, height);
  light.addColorStop(0, `hsl(${index * 30} 60% 40%)`);
  light.addColorStop(1, `hsl(${index * 30 + 80} 60% 70%)`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  for (let shape = 0; shape < 1_500; shape++) {
    context.fillStyle = `hsl(${random() * 360} 50% 50% / .25)`;
    context.beginPath();
    context.arc(random() * width, random() * height, (random() * width) / 40, 0, 7);
    context.fill();
  }
  const grain = context.getImageData(0, 0, width, height);
  const { data } = grain;
  for (let at = 0; at < data.length; at++) if (at % 4 < 3) data[at] = (data[at] ?? 0) + random() * 12;
  context.putImageData(grain, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Adds a gallery in the open studio and drops photographs on it. */
export async function fillGallery(page: Page, paths: readonly string[]) {
  await page.getByRole("button", { name: "Add a block", exact: true }).click();
  const palette = page.getByRole("dialog", { name: "Add a block" });
  await palette.getByLabel("Search blocks").fill("gallery");
  await palette.getByRole("button", { name: "Gallery" }).click();
  await dropPhotographs(page, ".sw-gallery", paths);
}

/** Drops photographs on the first picture of a block in the open studio, and waits until all are shown. */
export async function dropPhotographs(page: Page, block: string, paths: readonly string[]) {
  const place = canvas(page).locator(`${block} svg`).first();
  await place.scrollIntoViewIfNeeded();
  const box = await restingBox(place);
  const files = await Promise.all(
    paths.map(async (path) => jpegFile(path.split(/[\\/]/).at(-1) ?? "", await readFile(path))),
  );
  await dropFiles(page, files, { x: box.x + box.width * 0.7, y: box.y + Math.min(box.height * 0.3, 150) });
  const shown = canvas(page).locator(`${block} picture img`);
  await shown.nth(paths.length - 1).waitFor();
}

/** Returns the position of an element at rest, because the canvas scrolls smoothly to a new block. */
async function restingBox(place: Locator) {
  for (let last = ""; ; ) {
    const box = await place.boundingBox();
    if (!box) throw new Error("The picture to drop on is not shown.");
    if (JSON.stringify(box) === last) return box;
    last = JSON.stringify(box);
    await place.page().waitForTimeout(250);
  }
}

/** Exports the site from the open studio and unpacks its files into a folder. */
export async function exportInto(page: Page, folder: string) {
  await page.getByRole("button", { name: /^Share/ }).click();
  await dialog(page).getByRole("tab", { name: "Website files" }).click();
  const { content } = await savedBy(page, "Save the ZIP");
  await rm(folder, { recursive: true, force: true });
  for (const [path, bytes] of Object.entries(unzipSync(content))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/**
 * Exports a bakery with twelve photographs in its gallery and one in its opening, through the studio of a
 * build.
 */
export async function exportGallery(browser: Browser, baseURL: string, folder: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL });
  page.setDefaultTimeout(180_000);
  await page.addInitScript(() => {
    localStorage.setItem("has_seen_splash", "true");
    // Tests cannot operate the system's dialog.
    Reflect.deleteProperty(window, "showSaveFilePicker");
  });
  await openNewBakery(page);
  const size = { count: 13, width: 2000, height: 1500 };
  const [first = "", ...others] = await photographFiles(page, `${folder} originals`, size);
  await dropPhotographs(page, "#hero", [first]);
  await fillGallery(page, others);
  await exportInto(page, folder);
  await page.context().close();
}
