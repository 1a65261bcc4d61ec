import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { storedAssets } from "../support/pictures.ts";
import { dialog, savedBy } from "../support/share.ts";
import { canvas, openNewBakery, panel, untilSaved } from "../support/studio.ts";
import { expect, test } from "../support/test.ts";

/** A blue mark with wide empty margins, and a script that must never run. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" onload="document.title='SECRET'">
<script>fetch("/SECRET")</script>
<circle cx="110" cy="100" r="40" fill="#10305a"/><rect x="170" y="80" width="160" height="40" fill="#10305a"/></svg>`;

test("a drawing that asks for a thousand million copies is refused, and the page stays responsive", async ({
  page,
}) => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const copies = `<use href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${copies}</g>`;
  });
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="g0"><rect width="1" height="1"/></g>${levels.join("")}</svg>`;
  await openNewBakery(page);
  await openTheme(page);

  await page
    .getByLabel("Choose a logo file")
    .setInputFiles({ name: "bomb.svg", mimeType: "image/svg+xml", buffer: Buffer.from(bomb) });

  await expect(page.getByText(/too complex to be drawn here/).first()).toBeVisible();
});

test("a logo is added, gives the site its colours, and is exported with icons", async ({ page }) => {
  await openNewBakery(page);
  await openTheme(page);
  await page
    .getByLabel("Choose a logo file")
    .setInputFiles({ name: "crumb.svg", mimeType: "image/svg+xml", buffer: Buffer.from(SVG) });

  const inNavigation = canvas(page).locator(".sw-brand img");
  const inFooter = canvas(page).locator(".sw-footer img.sw-logo");
  await expect(inNavigation).toHaveAttribute("alt", /\w/);
  await expect(inFooter).toBeAttached();
  await test.step("a logo of one colour is trimmed and recoloured for dark backgrounds", async () => {
    const stored = await storedAssets(page);
    expect(stored.map(({ name }) => name)).toEqual(["crumb.svg", "crumb.svg"]);
    for (const { width, height, sizes } of stored) {
      expect(width / height).toBeCloseTo(260 / 80, 1);
      for (const { bytes } of sizes) expect(bytes).not.toContain("SECRET");
    }
    await expect(page.getByText("Recoloured from your logo")).toBeVisible();
  });

  await page.getByText("Use its colours").click();
  await expect(page.getByRole("list", { name: "Colours found in the logo" })).toHaveText(/#10305a 100 %/);
  const ground = () =>
    canvas(page).evaluate((site) => getComputedStyle(site).getPropertyValue("--sw-strong"));
  const before = await ground();
  await page.getByRole("button", { name: "Use these: On a light background" }).click();
  await expect.poll(ground).toBe("#10305a");
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect.poll(ground).toBe(before);
  await page.getByRole("button", { name: /^Redo: / }).click();
  await untilSaved(page);

  const files = await test.step("the export", async () => {
    await page.getByRole("button", { name: /^Share/ }).click();
    await dialog(page).getByRole("tab", { name: "Website files" }).click();
    return unzipSync((await savedBy(page, "Save the ZIP")).content);
  });
  const names = Object.keys(files);
  expect(names.filter((name) => name.includes("logo")).length).toBeGreaterThan(0);
  for (const [name, side] of Object.entries({ "favicon-32": 32, "apple-touch-icon": 180, "icon-512": 512 })) {
    const icon = Buffer.from(files[`${name}.png`] ?? []);
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)], name).toEqual([side, side]);
  }
});

test("a logo is replaced, removed and restored, and a file that is not a picture is refused with a message", async ({
  page,
}) => {
  await openNewBakery(page);
  await openTheme(page);
  const chooser = page.getByLabel("Choose a logo file");
  await chooser.setInputFiles({ name: "notes.svg", mimeType: "image/svg+xml", buffer: Buffer.from("no") });
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  const shown = canvas(page).locator(".sw-brand img");
  await expect(shown).toHaveCount(0);

  await chooser.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(SVG) });
  await expect(shown).toHaveCount(1);
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(shown).toHaveCount(1);
  await untilSaved(page);
  await page.reload();
  await expect(shown).toHaveCount(1);
});

for (const [type, way] of [
  ["image/png", "dropped"],
  ["image/jpeg", "pasted"],
] as const) {
  test(`a logo in ${type} that is ${way} is decoded, trimmed and read for its colours`, async ({ page }) => {
    await openNewBakery(page);
    await openTheme(page);
    const group = page.getByRole("region", { name: "Logo of the business" });

    await group.evaluate(handOver, { type, way });

    await expect(canvas(page).locator(".sw-brand img")).toHaveCount(1);
    const [{ width = 0, height = 1, sizes = [] } = {}] = await storedAssets(page);
    // A bar of 200 × 50 pixels on an empty background.
    expect(width / height).toBeCloseTo(4, 0);
    expect(sizes.length).toBeGreaterThan(0);
    await page.getByText("Use its colours").click();
    const found = page.getByRole("list", { name: "Colours found in the logo" });
    const [red, green, blue] = await coloursIn(found);
    expect(
      Math.abs((red ?? 0) - 0xc2) + Math.abs((green ?? 0) - 0x41) + Math.abs((blue ?? 0) - 0x0c),
    ).toBeLessThan(24);
  });
}

/** Returns the channels of the first colour in a list. */
async function coloursIn(list: Locator) {
  const hex = /#([0-9a-f]{6})/.exec((await list.textContent()) ?? "")?.[1] ?? "";
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Runs in the page: draws a logo and dispatches it to the element as an event. */
async function handOver(element: Element, { type, way }: { type: string; way: string }) {
  const drawing = new OffscreenCanvas(400, 300);
  const context = drawing.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  if (type === "image/jpeg") {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, 400, 300);
  }
  context.fillStyle = "#c2410c";
  context.fillRect(100, 125, 200, 50);
  const blob = await drawing.convertToBlob({ type, quality: 1 });
  const data = new DataTransfer();
  data.items.add(new File([blob], "mark", { type }));
  const init = { bubbles: true, cancelable: true, composed: true };
  element.dispatchEvent(
    way === "dropped"
      ? new DragEvent("drop", { ...init, dataTransfer: data })
      : new ClipboardEvent("paste", { ...init, clipboardData: data }),
  );
}

async function openTheme(page: Page) {
  await panel(page, "Theme").click();
  await expect(page.getByRole("button", { name: "Choose a logo" })).toBeVisible();
}
