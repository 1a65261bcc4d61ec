// @ts-check
// Pictures of the first screen of each site template, for the marketplace: those that are missing or show an older one.
// Run: node scripts/draw-thumbnails.mjs [--all]
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "./browser.mjs";
import { cache, fail } from "./run.mjs";
import { write } from "./site.mjs";
import { drawnPictures, loadFirstScreens, pictures } from "./templates/pictures.mjs";
import { shrink } from "./templates/shrink.mjs";

const SCREEN = { width: 1280, height: 853 };

async function main() {
  const screens = await loadFirstScreens();
  await mkdir(pictures.folder, { recursive: true });
  const known = process.argv.includes("--all") ? {} : drawnPictures();
  const present = new Set(await readdir(pictures.folder));
  const due = screens.filter(({ id, hash }) => known[id] !== hash || !present.has(`${id}.webp`));
  const folder = join(cache, "thumbnails");
  await rm(folder, { recursive: true, force: true });

  const browser = await launchBrowser();
  const site = await browser.newPage({ viewport: SCREEN, reducedMotion: "reduce" });
  const canvas = await browser.newPage();
  for (const { id, site: files } of due) {
    await write(files, join(folder, id));
    await site.goto(pathToFileURL(join(folder, id, "index.html")).href);
    await site.evaluate(() => document.fonts.ready);
    const screen = await site.screenshot();
    await writeFile(join(pictures.folder, `${id}.webp`), await shrink(canvas, screen));
  }
  await browser.close();

  const names = new Set(screens.map(({ id }) => `${id}.webp`));
  const gone = [...present].filter((name) => /^(?!app-).*\.webp$/.test(name) && !names.has(name));
  for (const name of gone) await rm(join(pictures.folder, name));
  const list = Object.fromEntries(screens.map(({ id, hash }) => [id, hash]));
  await writeFile(pictures.list, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${due.length} drawn, ${screens.length - due.length} left as they are, ${gone.length} removed`);
}

main().catch(fail);
