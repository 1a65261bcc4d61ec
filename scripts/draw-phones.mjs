// @ts-check
// Pictures of the eight sample sites that pass by on the home page. Run: node scripts/draw-phones.mjs
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "./browser.mjs";
import { fail, project } from "./run.mjs";
import { runSource } from "./run-source.mjs";
import { toWebp } from "./webp.mjs";

const folder = join(project, "public/images/phones");
/** Pixels of the picture for each unit of the drawing. */
const SCALE = 2;
const QUALITY = 0.6;

const fontFace = (/** @type {string} */ font, style = "normal") => {
  const file = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-${style}.woff2`;
  const data = readFileSync(join(project, file), "base64");
  return `@font-face { font-family: ${font}; font-style: ${style}; font-weight: 200 900; src: url(data:font/woff2;base64,${data}) }`;
};

const styles = `
  ${fontFace("bricolage-grotesque")}
  ${fontFace("figtree")}
  ${fontFace("newsreader")}
  ${fontFace("newsreader", "italic")}
  .font-display { font-family: bricolage-grotesque }
  .font-text { font-family: figtree }
  .font-serif { font-family: newsreader }
  body { margin: 0 }
  svg { display: block }`;

async function main() {
  /** @type {typeof import("./phones/phones.tsx")} */
  const { phones } = await runSource("./scripts/phones/phones.tsx");
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  const page = await browser.newPage({ deviceScaleFactor: SCALE });
  let total = 0;
  for (const { name, svg } of phones) {
    await page.setContent(`<style>${styles}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await toWebp(page, await page.locator("svg").screenshot(), { quality: QUALITY });
    await writeFile(join(folder, `${name}.webp`), picture);
    total += picture.length;
    console.log(`${name}.webp: ${picture.length} bytes`);
  }
  await browser.close();
  console.log(`${phones.length} pictures: ${total} bytes`);
}

main().catch(fail);
