// @ts-check
// Pictures of the first screen of templates, on a wide screen and on a phone, all on one sheet.
// Run: npm run contact-sheet [-- part-of-an-id …] [--whole]
// or npm run contact-sheet -- --subjects [part-of-a-topic …] [hero | banner] [three | many] for the subjects of pictures
// or npm run contact-sheet -- --trades [id …] for the first screens of forty trades
// or npm run contact-sheet -- --photographs [part-of-a-variant …] for every variant with photographs of awkward shapes
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { launchBrowser } from "./browser.mjs";
import { cache, fail } from "./run.mjs";
import { loadSites } from "./run-source.mjs";
import { write } from "./site.mjs";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const folder = join(cache, "contact-sheet");

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    // Photographs whole pages in addition to the first screens.
    options: {
      whole: { type: "boolean", default: false },
      page: { type: "string", default: "index" },
      photographs: { type: "boolean", default: false },
      subjects: { type: "boolean", default: false },
      trades: { type: "boolean", default: false },
    },
  });
  if (values.photographs) {
    const browser = await launchBrowser();
    const { photographSheets } = await import("./photograph-sheet.mjs");
    console.log((await photographSheets(browser, positionals)).join("\n"));
    return browser.close();
  }
  if (values.subjects) {
    const browser = await launchBrowser();
    const { subjectSheets } = await import("./subject-sheet.mjs");
    console.log((await subjectSheets(browser, positionals)).join("\n"));
    return browser.close();
  }
  if (values.trades) {
    const browser = await launchBrowser();
    const { tradeSheets } = await import("./trade-sheet.mjs");
    console.log((await tradeSheets(browser, positionals)).join("\n"));
    return browser.close();
  }
  const sites = await loadSites();
  const ids = sites.templateIds.filter(
    (id) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const browser = await launchBrowser();
  const page = await browser.newPage();
  for (const id of ids) {
    const site = sites.staticTemplate(id, {});
    if (site) await write(site, join(folder, id));
    await page.goto(pathToFileURL(join(folder, id, `${values.page}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
      await page.setViewportSize(size);
      await page.screenshot({ path: join(folder, `${id}-${name}.png`) });
      if (values.whole)
        await page.screenshot({ path: join(folder, `${id}-${name}-whole.png`), fullPage: true });
    }
  }
  await writeFile(join(folder, "index.html"), sheet(ids));
  await page.setViewportSize({ width: 1800, height: 1000 });
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await page.screenshot({ path: join(folder, "sheet.png"), fullPage: true });
  await browser.close();
  console.log(join(folder, "sheet.png"));
}

/** @param {string[]} ids */
function sheet(ids) {
  const figures = ids.map(
    (id) =>
      `<figure><img src="${id}-wide.png" width="480" height="300" alt="${id} on a wide screen"><img src="${id}-phone.png" width="139" height="300" alt="${id} on a phone"><figcaption><a href="${id}/index.html">${id}</a></figcaption></figure>`,
  );
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{margin:24px;display:grid;grid-template-columns:repeat(auto-fill,624px);gap:24px;justify-content:center;background:#888;font:14px sans-serif}figure{margin:0;display:grid;grid-template-columns:auto auto;gap:5px;width:fit-content}figcaption{grid-column:1/-1}a{color:#000}</style>
${figures.join("\n")}</html>\n`;
}

main().catch(fail);
