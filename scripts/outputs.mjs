// @ts-check
// Writes what a change of the code may leave alone, to be compared by `diff -r BEFORE AFTER`: a digest of every file of
// every exported template, the texts of the interface, and the prerendered pages without names of files.
// Run: node scripts/outputs.mjs FOLDER [BUILD]
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, project } from "./run.mjs";
import { loadSites } from "./run-source.mjs";

const [folder, build] = process.argv.slice(2);

async function main() {
  if (!folder) throw new Error("Name a folder to write to.");
  mkdirSync(folder, { recursive: true });
  const put = (/** @type {string} */ name, /** @type {string[]} */ lines) =>
    writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
  const sites = await loadSites();
  const day = "2026-11-30";
  const exports = sites.templateIds.flatMap((id) => {
    const site = sites.staticTemplate(id, { day });
    if (!site) throw new Error(`${id} has no export.`);
    return site.files.map(({ path, text }) => `${id} ${path} ${digest(text)}`);
  });
  put("exports.txt", exports);
  const texts = execFileSync(process.execPath, [`${project}scripts/texts.mjs`], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  // A text may move to another file.
  put("texts.txt", [...new Set(texts.split("\n").filter((line) => line.startsWith("  ")))].sort());
  if (build) put("pages.txt", pagesOf(build));
}

/** @param {string} build */
function pagesOf(build) {
  const files = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  return files.sort().map((file) => `${file} ${bodyOf(readFileSync(join(build, file), "utf8"))}`);
}

/**
 * Returns the content of a page without inline scripts and the digests in names of files, which change with any code.
 * @param {string} html
 */
function bodyOf(html) {
  const body = html.slice(html.indexOf("<body"));
  return body
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/-[\w-]{8}\.(js|css|json|woff2|webp|svg|avif|png)/g, ".$1")
    .replaceAll("\n", " ");
}

const digest = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

main().catch(fail);
