import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type { StaticSite } from "#src/sites/render-static.ts";
import { loadSites } from "../../scripts/run-source.mjs";
import { write } from "../../scripts/site.mjs";

// Calibrated on screenshots. A template with other texts, another font or its subject from another angle
// looks like the same site to a person, and differs from itself by at most 55 bits and 7 units. The nearest
// two templates differ by 56 bits and 9 units: two ledgers whose pictures, colours and letters a person
// distinguishes at once. Exceeding either limit is enough.
const BITS = 60;
const LAB_DISTANCE = 8;

const folder = mkdtempSync(join(tmpdir(), "site-first-screens-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
// A quarter of the resolution shows the same differences in a fraction of the time. The pages are local
// files.
test.use({ serviceWorkers: "block", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.25 });

test("no two templates look alike at first sight", { tag: "@full" }, async ({ page, context }) => {
  test.setTimeout(600_000);
  const sites = await loadSites();
  const reader = await context.newPage();
  const pictures: Picture[] = [];
  for (const id of sites.templateIds) {
    const picture = await screenOf(page, id, sites.staticTemplate(id, {}));
    pictures.push({ id, ...(await measured(reader, picture)) });
  }

  const alike = pairsOf(pictures)
    .map(([one, other]) => ({ one, other, bits: differentBits(one.hash, other.hash) }))
    .filter(({ bits }) => bits < BITS)
    .map(({ one, other, bits }) => ({
      pair: `${one.id} and ${other.id}`,
      bits,
      distance: meanDistance(one.lab, other.lab),
    }))
    .filter(({ distance }) => distance < LAB_DISTANCE);

  expect(pictures.length).toBeGreaterThan(1);
  expect(alike).toEqual([]);
});

async function screenOf(page: Page, id: string, site: StaticSite | undefined) {
  const files = site?.files.filter(({ path }) => path === "index.html" || path === "site.css") ?? [];
  if (site) await write({ ...site, files }, join(folder, id));
  await page.goto(pathToFileURL(join(folder, id, "index.html")).href);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

interface Picture extends Measured {
  id: string;
}

interface Measured {
  /**
   * Difference hash of 256 bits, 16 in each of 16 rows: whether a spot is brighter than its left neighbour.
   */
  hash: boolean[];
  /** CIE Lab colour of each spot of a coarse picture. */
  lab: [number, number, number][];
}

function pairsOf<T>(list: T[]): [T, T][] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));
}

function differentBits(one: boolean[], other: boolean[]) {
  let count = 0;
  for (const [index, bit] of one.entries()) if (bit !== other[index]) count += 1;
  return count;
}

function meanDistance(one: Measured["lab"], other: Measured["lab"]) {
  const distances = one.map((spot, index) =>
    Math.hypot(...spot.map((value, axis) => value - (other[index]?.[axis] ?? 0))),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

async function measured(page: Page, picture: Buffer): Promise<Measured> {
  const { grey, colours } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const source = await createImageBitmap(new Blob([bytes]));
    const shrunk = (width: number, height: number) => {
      const context = new OffscreenCanvas(width, height).getContext("2d");
      if (!context) throw new Error("This browser draws nothing.");
      context.imageSmoothingQuality = "high";
      context.drawImage(source, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, index) => [...data.slice(index * 4, index * 4 + 3)]);
    };
    return { grey: shrunk(17, 16), colours: shrunk(32, 20) };
  }, picture.toString("base64"));
  const brightness = grey.map(([red = 0, green = 0, blue = 0]) => red * 0.299 + green * 0.587 + blue * 0.114);
  const hash = brightness.flatMap((value, index) =>
    index % 17 === 0 ? [] : [value > (brightness[index - 1] ?? 0)],
  );
  return { hash, lab: colours.map(labOf) };
}

/** Converts sRGB to CIE Lab (D65). */
function labOf(colour: number[]): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
