// @ts-check
// First screens of sites of many trades: npm run contact-sheet -- --trades [id …]
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache } from "./run.mjs";
import { runSource } from "./run-source.mjs";
import { write } from "./site.mjs";

const WIDE = { width: 1280, height: 760 };
const PHONE = { width: 390, height: 760 };
const COUNT = 40;
const PER_SHEET = 10;
const folder = join(cache, "contact-sheet", "trades");

/**
 * Returns the files of the sheets: the given trades, or forty from all groups.
 * @param {import("playwright-core").Browser} browser
 * @param {string[]} names ids of trades, or `:` and a brief
 */
export async function tradeSheets(browser, names) {
  const { trades, siteOfTrade, siteOfBrief } = /** @type {typeof import("./subjects/trade-screens.ts")} */ (
    await runSource("./scripts/subjects/trade-screens.ts")
  );
  const all = [...trades.keys()];
  const step = Math.max(1, Math.floor(all.length / COUNT));
  const ids = names.length > 0 ? names : all.filter((_, index) => index % step === 0).slice(0, COUNT);
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage();
  for (const [index, id] of ids.entries()) {
    const { document, site } = id.startsWith(":") ? siteOfBrief(id.slice(1), 0) : siteOfTrade(id, index % 3);
    const hero = document.pages[0]?.blocks.find(({ kind }) => kind === "hero");
    console.log(id.slice(0, 60), JSON.stringify(hero?.kind === "hero" && hero.data.picture));
    await write(site, join(folder, `${index}`));
    await page.goto(pathToFileURL(join(folder, `${index}`, "index.html")).href);
    await page.evaluate(() => globalThis.document.fonts.ready);
    for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
      await page.setViewportSize(size);
      await page.screenshot({ path: join(folder, `${index}-${name}.png`) });
    }
  }
  const files = [];
  await page.setViewportSize({ width: 1720, height: 1000 });
  for (let from = 0; from < ids.length; from += PER_SHEET) {
    const figures = ids.slice(from, from + PER_SHEET).map((id, index) => {
      const at = from + index;
      return `<figure><img src="${at}-wide.png" width="640" height="380" alt=""><img src="${at}-phone.png" width="195" height="380" alt=""><figcaption>${id.replace(/[<&]/g, "")}</figcaption></figure>`;
    });
    const html = join(folder, `sheet-${from / PER_SHEET}.html`);
    await writeFile(
      html,
      `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Trades</title><style>body{margin:8px;display:grid;grid-template-columns:repeat(2,845px);gap:8px;background:#888;font:13px sans-serif}figure{margin:0;display:grid;grid-template-columns:auto auto;gap:5px;width:fit-content}figcaption{grid-column:1/-1}</style>${figures.join("")}</html>`,
    );
    await page.goto(pathToFileURL(html).href);
    files.push(html.replace(".html", ".png"));
    await page.screenshot({ path: files.at(-1), fullPage: true });
  }
  await page.close();
  return files;
}
