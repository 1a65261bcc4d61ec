// @ts-check
// Pictures of the first page of each app template, for the marketplace, from a build made now: those that are missing or
// show an older template. Run: node scripts/draw-app-thumbnails.mjs [--all]
import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "./browser.mjs";
import { builds, makeBuild } from "./builds.mjs";
import { fail } from "./run.mjs";
import { createServer, listen } from "./serve.mjs";
import { APP_PICTURES, appTemplates, drawnApps } from "./templates/app-pictures.mjs";
import { pictures } from "./templates/pictures.mjs";
import { shrink } from "./templates/shrink.mjs";

const SCREEN = { width: 960, height: 640 };
/** Samples are dated around today, and pictures should not depend on the day on which they are made. */
const NOW = new Date("2026-06-10T10:00:00");

async function main() {
  const templates = appTemplates();
  const known = process.argv.includes("--all") || !existsSync(APP_PICTURES) ? {} : drawnApps();
  const present = new Set(await readdir(pictures.folder));
  const due = templates.filter(({ id, hash }) => known[id] !== hash || !present.has(`${id}.webp`));

  if (due.length > 0) {
    await makeBuild(builds.root);
    const server = await createServer({ root: builds.root.folder, compression: "quick" });
    const origin = await listen(server, 0);
    const browser = await launchBrowser();
    const canvas = await browser.newPage();
    const context = await browser.newContext({ viewport: SCREEN, reducedMotion: "reduce" });
    await context.addInitScript(() => localStorage.setItem("has_seen_splash", "true"));
    for (const { id } of due) {
      const page = await context.newPage();
      const screen = await photograph(page, `${origin}/app-preview/${id}`);
      await writeFile(join(pictures.folder, `${id}.webp`), await shrink(canvas, screen));
      await page.close();
    }
    await browser.close();
    server.close();
  }

  const names = new Set(templates.map(({ id }) => `${id}.webp`));
  const gone = [...present].filter((name) => /^app-.*\.webp$/.test(name) && !names.has(name));
  for (const name of gone) await rm(join(pictures.folder, name));
  const list = Object.fromEntries(templates.map(({ id, hash }) => [id, hash]));
  await writeFile(APP_PICTURES, `${JSON.stringify(list, null, 2)}\n`);
  console.log(
    `${due.length} drawn, ${templates.length - due.length} left as they are, ${gone.length} removed`,
  );
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 */
async function photograph(page, address) {
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await page.locator(".app-run .run-main").waitFor();
  // The app alone, in the whole window, without the notice about its samples.
  await page.evaluate(() => {
    document.documentElement.style.cssText = "overflow:hidden;scrollbar-gutter:auto";
    const stage = document.createElement("div");
    stage.style.cssText = "position:fixed;inset:0;z-index:1000;overflow:hidden;container-type:size";
    const app = document.querySelector(".running-app");
    if (app) stage.append(app);
    document.body.append(stage);
    app?.querySelector(".run-notice")?.remove();
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300); // charts and boards fit themselves to the new size
  return page.screenshot();
}

main().catch(fail);
