// @ts-check
// Makes a site of each brief of a set and a sheet by which people judge it: the brief, pictures of the whole home page,
// and all its texts in reading order.
// Run: npm run -s brief:judge -- tests/briefs/working/first.json [part-of-an-id …]
// A set is an array of { "id": …, "text": … }. src/brief/README.md has the questions.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "./browser.mjs";
import { cache, fail } from "./run.mjs";
import { loadSites } from "./run-source.mjs";
import { write } from "./site.mjs";

const folder = join(cache, "brief-judge");
const WIDTHS = { wide: 1280, phone: 390 };

/** @typedef {{ id: string, text: string }} Entry */

async function main() {
  const [set, ...parts] = process.argv.slice(2);
  if (!set) throw new Error("Name a set: npm run brief:judge -- tests/briefs/working/first.json");
  /** @type {Entry[]} */
  const all = JSON.parse(await readFile(set, "utf8"));
  const entries = all.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const sites = await loadSites();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const figures = [];
  for (const { id, text } of entries) {
    const made = await sites.describeBrief(text);
    await write(await sites.staticDocument(made.document, {}), join(folder, id));
    await page.goto(pathToFileURL(join(folder, id, "index.html")).href);
    await page.evaluate(() => document.fonts.ready);
    for (const [name, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: join(folder, `${id}-${name}.png`), fullPage: true });
    }
    const words = await page.evaluate(readingOrder);
    await writeFile(
      join(folder, `${id}.txt`),
      `${id}\n\nTHE BRIEF\n${text}\n\nTHE PAGE\n${words.join("\n")}\n`,
    );
    figures.push(figure(id, text, words));
  }
  await writeFile(join(folder, "index.html"), sheet(figures));
  await browser.close();
  console.log(join(folder, "index.html"));
}

/** The title, and the texts, alternative texts and links of the page. Runs in the browser. */
function readingOrder() {
  /** @type {string[]} */
  const lines = [`[title] ${document.title}`];
  const visible = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true });
  const visit = (/** @type {Element} */ element) => {
    if (!visible(element) || element.closest("script, style, template")) return;
    const label = element.getAttribute("aria-label");
    if (element.matches("svg[role=img], img")) {
      lines.push(`[picture] ${label ?? element.getAttribute("alt") ?? ""}`);
      return;
    }
    if (
      element.matches(
        "h1, h2, h3, h4, p, li, a, button, dt, dd, td, th, figcaption, label, summary, time, address",
      )
    ) {
      const inner = element.querySelector("h1, h2, h3, h4, p, li, svg[role=img], img, dt, td");
      if (!inner) {
        // biome-ignore lint/performance/useDomNodeTextContent: as people see it, with the case and breaks of the style
        const text = /** @type {HTMLElement} */ (element).innerText.replace(/\s+/g, " ").trim();
        const links = element.matches("a") ? [element] : [...element.querySelectorAll("a")];
        const targets = links.map((link) => ` → ${link.getAttribute("href")}`);
        if (text) lines.push(`[${element.localName}] ${text}${targets.join("")}`);
        return;
      }
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child.textContent?.trim()) lines.push(child.textContent.trim());
    }
  };
  visit(document.body);
  return lines;
}

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * @param {string} id
 * @param {string} text
 * @param {string[]} words
 */
function figure(id, text, words) {
  return `<article><h2>${id}</h2><blockquote>${escaped(text)}</blockquote>
<img src="${id}-wide.png" width="640" alt="The page on a wide screen"><img src="${id}-phone.png" width="195" alt="The page on a phone">
<pre>${escaped(words.join("\n"))}</pre></article>`;
}

/** @param {string[]} figures */
function sheet(figures) {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Briefs and their sites</title>
<style>body{margin:24px;font:14px sans-serif}article{border-top:1px solid;margin-bottom:48px}blockquote,pre{white-space:pre-wrap;max-width:80ch}img{vertical-align:top;margin-right:12px;border:1px solid #888}</style>
${figures.join("\n")}</html>\n`;
}

main().catch(fail);
