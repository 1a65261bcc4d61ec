// @ts-check
// Sheets of every subject in six treatments, light and dark: npm run contact-sheet -- --subjects [part-of-a-name …]
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache } from "./run.mjs";
import { runSource } from "./run-source.mjs";

const ROWS = 12;
const folder = join(cache, "contact-sheet", "subjects");

/**
 * Returns the files of the sheets. `hero` and `banner` among the names choose the crop.
 * @param {import("playwright-core").Browser} browser
 * @param {string[]} names parts of ids or topics
 */
export async function subjectSheets(browser, names) {
  const { listSubjects, row } = /** @type {typeof import("./subjects/subject-sheets.tsx")} */ (
    await runSource("./scripts/subjects/subject-sheets.tsx")
  );
  const crop = names.includes("hero") ? "hero" : names.includes("banner") ? "banner" : "tile";
  const composition = names.includes("three") ? "three" : names.includes("many") ? "many" : "one";
  const parts = names.filter((name) => !["hero", "banner", "three", "many"].includes(name));
  const ids = listSubjects()
    .filter(
      ({ id, topic }) => parts.length === 0 || parts.some((part) => id === part || topic.includes(part)),
    )
    .map(({ id }) => id);
  const count = { one: 1, three: 3, many: 7 }[composition];
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 2040, height: 1000 } });
  const files = [];
  for (let from = 0; from < ids.length; from += ROWS) {
    const rows = ids.slice(from, from + ROWS).map((id, index) => {
      const at = from + index;
      const subjects = Array.from({ length: count }, (_, step) => ids[(at + step) % ids.length] ?? id);
      const cells = row({ subjects, composition, crop, seed: at }, `s${at}`);
      return `<h2>${id}</h2><div>${cells.join("")}</div>`;
    });
    const html = join(folder, `${from / ROWS}.html`);
    await writeFile(html, sheet(rows, { tile: "1", hero: "1.6", banner: "2.86" }[crop]));
    await page.goto(pathToFileURL(html).href);
    files.push(join(folder, `${from / ROWS}.png`));
    await page.screenshot({ path: files.at(-1), fullPage: true });
  }
  await page.close();
  return files;
}

/**
 * @param {string[]} rows
 * @param {string} ratio
 */
function sheet(rows, ratio) {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Subjects</title>
<style>body{margin:12px;background:#888;font:13px sans-serif}h2{margin:6px 0 2px;font-size:13px}div{display:grid;grid-template-columns:repeat(12,1fr);gap:5px}svg{display:block;width:100%;aspect-ratio:${ratio}}svg *{stroke-linecap:inherit}</style>
${rows.join("\n")}</html>\n`;
}
