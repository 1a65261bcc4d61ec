// @ts-check
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache } from "./run.mjs";
import { loadSites, runSource } from "./run-source.mjs";
import { write } from "./site.mjs";

const folder = join(cache, "photograph-sheet");
/** The width of a screen, the width of its picture in the sheet, and the number of pictures per row. */
const WIDTHS = [
  { screen: 1440, shown: 400, row: 4 },
  { screen: 390, shown: 200, row: 8 },
];
/** Photographs that are difficult for most layouts. */
const SHAPES = /** @type {const} */ (["portrait", "white", "dark", "small"]);

/** @typedef {{ asset: string, name: string, type: string, width: number, height: number, color: string, sizes: { width: number, height: number }[], label: string, bytes: Buffer }} Photograph */

/**
 * Renders every variant with pictures, once with each difficult photograph, on sheets by width.
 * @param {import("@playwright/test").Browser} browser
 * @param {string[]} parts of the names of variants, such as "hero"; empty for all
 * @returns the paths of the sheets
 */
export async function photographSheets(browser, parts) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage();
  const photographs = [];
  for (const shape of SHAPES) photographs.push(await photograph(page, shape));
  const sites = await loadSites();
  const names = [];
  for (const { name, document: made } of await variants(sites, photographs)) {
    if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
    const site = await sites.staticDocument(sites.parseDocument(made), { pictures: photographs });
    await write(site, join(folder, name));
    for (const { path, asset } of site.pictures) {
      const bytes = photographs.find((picture) => picture.asset === asset)?.bytes;
      await mkdir(join(folder, name, "pictures"), { recursive: true });
      if (bytes) await writeFile(join(folder, name, path), bytes);
    }
    await page.goto(pathToFileURL(join(folder, name, "index.html")).href);
    // Some variants omit the pictures of their block.
    if ((await page.locator("picture").count()) === 0) continue;
    for (const { screen } of WIDTHS) {
      await page.setViewportSize({ width: screen, height: 900 });
      // Scrolls, because lazy-loaded pictures would be missing.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
      });
      await page.screenshot({ path: join(folder, `${name}-${screen}.png`), fullPage: true });
    }
    names.push(name);
  }
  return drawSheets(page, names);
}

/**
 * Makes a site for each variant with pictures: a template that uses it, with only this block on its first page.
 * @param {Awaited<ReturnType<typeof loadSites>>} sites
 * @param {Photograph[]} photographs
 */
async function variants(sites, photographs) {
  /** @type {typeof import("../src/sites/blocks/blocks.ts")} */
  const { blocks } = await runSource("./src/sites/blocks/blocks.ts");
  /** @type {typeof import("../src/sites/photos.ts")} */
  const { firstFocus } = await runSource("./src/sites/photos.ts");
  const documents = sites.templateIds.flatMap((id) => sites.describeTemplate(id)?.document ?? []);
  const all = Object.entries(blocks).flatMap(([kind, { variants }]) =>
    Object.keys(variants).map((variant) => ({ kind, variant })),
  );
  return all.flatMap(({ kind, variant }) => {
    const uses = documents.flatMap((document) =>
      document.pages.flatMap(({ blocks }) => blocks.map((block) => ({ document, block }))),
    );
    const ofKind = uses.filter(({ block }) => block.kind === kind && pictureCount(block) > 0);
    const { document, block } = ofKind.find(({ block }) => block.variant === variant) ?? ofKind[0] ?? {};
    const [first] = document?.pages ?? [];
    if (!document || !block || !first) return [];
    const shown = photographs.map((picture, index) => ({
      ...withPhotograph(block, { ...picture, focus: firstFocus(picture) }),
      ...{ id: `shape-${index}`, variant },
    }));
    return { name: `${kind}-${variant}`, document: { ...document, pages: [{ ...first, blocks: shown }] } };
  });
}

/** @param {unknown} value */
const isPicture = (value) =>
  typeof value === "object" && value !== null && "kind" in value && "seed" in value && value.kind !== "map";

/** @type {(value: unknown) => number} */
const pictureCount = (value) => {
  if (typeof value !== "object" || value === null) return 0;
  return isPicture(value) ? 1 : Object.values(value).reduce((sum, inner) => sum + pictureCount(inner), 0);
};

/** @type {<Value>(value: Value, picture: Photograph & { focus: { x: number, y: number } }) => Value} */
function withPhotograph(value, picture) {
  if (typeof value !== "object" || value === null) return value;
  const { asset, width, height, label, focus } = picture;
  const photo = { kind: "photo", asset, width, height, label, focus };
  if (isPicture(value)) return /** @type {any} */ (photo);
  const change = (/** @type {unknown} */ inner) => withPhotograph(inner, picture);
  if (Array.isArray(value)) return /** @type {any} */ (value.map(change));
  return /** @type {any} */ (
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))
  );
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {typeof SHAPES[number]} shape
 * @returns {Promise<Photograph>}
 */
async function photograph(page, shape) {
  const drawn = await page.evaluate(async (shape) => {
    const sizes = { portrait: [900, 1600], white: [1200, 1200], dark: [1600, 1067], small: [150, 110] };
    const [width = 0, height = 0] = sizes[shape];
    const canvas = new OffscreenCanvas(width, height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const fill = (/** @type {string[]} */ ...colors) => {
      const gradient = context.createLinearGradient(0, 0, width / 3, height);
      for (const [index, color] of colors.entries())
        gradient.addColorStop(index / (colors.length - 1), color);
      context.fillStyle = gradient;
    };
    const grounds = {
      portrait: ["#9ec5d8", "#f0d9b5", "#6b7f4a"],
      white: ["#ffffff", "#ffffff", "#f4f4f2"],
      dark: ["#15171c", "#0b0c10", "#1d1712"],
      small: ["#c98d5e", "#e5c79d", "#8a5a36"],
    };
    fill(...grounds[shape]);
    context.fillRect(0, 0, width, height);
    const round = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ across) => {
      context.beginPath();
      context.ellipse(width * x, height * y, width * across, width * across * 1.1, 0, 0, 7);
      context.fill();
    };
    // A head and shoulders, a vessel, a lamp in the night, a loaf.
    if (shape === "portrait") {
      fill("#5b3b2a", "#3d2a20", "#2c2a3a");
      round(0.5, 0.75, 0.38);
      fill("#f1c7a5", "#d99f78", "#b97f5c");
      round(0.5, 0.4, 0.17);
    } else if (shape === "white") {
      fill("#3f7f8c", "#1e5560", "#0f3038");
      round(0.5, 0.55, 0.24);
      context.fillRect(width * 0.44, height * 0.2, width * 0.12, height * 0.2);
    } else if (shape === "dark") {
      fill("#ffce7a", "#c9792b", "#3a2412");
      round(0.62, 0.42, 0.07);
    } else {
      fill("#7a4a24", "#b8763c", "#5b3316");
      round(0.5, 0.55, 0.26);
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
    const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
    return { width, height, color: grounds[shape][1] ?? "#888888", base64: btoa(bytes.join("")) };
  }, shape);
  const { width, height, color, base64 } = drawn;
  const bytes = Buffer.from(base64, "base64");
  const asset = `asset:${createHash("sha256").update(bytes).digest("hex")}`;
  const about = { asset, width, height, color, bytes, sizes: [{ width, height }] };
  return { ...about, name: `${shape}.jpg`, type: "image/jpeg", label: `A ${shape} photograph` };
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string[]} names
 */
async function drawSheets(page, names) {
  const paths = [];
  for (const { screen, shown, row } of WIDTHS) {
    for (let at = 0; at < names.length; at += row) {
      const figures = names
        .slice(at, at + row)
        .map(
          (name) =>
            `<figure><figcaption>${name}</figcaption><img src="${name}-${screen}.png" width="${shown}" alt=""></figure>`,
        );
      const html = `<!DOCTYPE html><meta charset="utf-8"><style>body{margin:8px;display:flex;gap:8px;align-items:start;background:#888;font:13px sans-serif}figure{margin:0}img{display:block}</style>${figures.join("")}`;
      const file = join(folder, `sheet-${screen}-${String(at / row + 1).padStart(2, "0")}`);
      await writeFile(`${file}.html`, html);
      await page.setViewportSize({ width: row * (shown + 8) + 8, height: 600 });
      await page.goto(pathToFileURL(`${file}.html`).href);
      await page.screenshot({ path: `${file}.png`, fullPage: true });
      paths.push(`${file}.png`);
    }
  }
  return paths;
}
