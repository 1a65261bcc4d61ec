// @ts-check
// Pictures of the product for the dialog that installs it, from a build made now. Run: node scripts/draw-screenshots.mjs
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { launchBrowser } from "./browser.mjs";
import { builds, makeBuild } from "./builds.mjs";
import { fail, project } from "./run.mjs";
import { screens, screenshotFile, screenshots } from "./screenshots.mjs";
import { createServer, listen } from "./serve.mjs";
import { toWebp } from "./webp.mjs";

const QUALITY = 0.7;

async function main() {
  await makeBuild(builds.root);
  const server = await createServer({ root: builds.root.folder, compression: "quick" });
  const origin = await listen(server, 0);
  const browser = await launchBrowser();
  const canvas = await browser.newPage();
  for (const { name, form, path } of screenshots) {
    const context = await browser.newContext({ viewport: screens[form] ?? null, reducedMotion: "reduce" });
    await context.addInitScript(() => localStorage.setItem("has_seen_splash", "true"));
    const page = await context.newPage();
    await page.goto(`${origin}/${path}`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    // The proposals are generated in a worker and shown in frames.
    if (path.includes("brief=")) await page.getByRole("heading", { name: /^Three proposals/ }).waitFor();
    await page.waitForLoadState("networkidle");
    const file = join(project, "public", screenshotFile(name));
    await mkdir(dirname(file), { recursive: true });
    const picture = await toWebp(canvas, await page.screenshot(), { quality: QUALITY });
    await writeFile(file, picture);
    console.log(`${name}.webp: ${picture.length} bytes`);
    await context.close();
  }
  await browser.close();
  server.close();
}

main().catch(fail);
