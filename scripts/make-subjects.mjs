// @ts-check
// Redraws the chosen icons of the licensed sets as parts of the product's materials, and measures their boxes. The
// results are committed.
// Run after a change of scripts/subjects: node scripts/make-subjects.mjs
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { project } from "./run.mjs";
import { runSource } from "./run-source.mjs";
import { redraw } from "./subjects/redraw.mjs";

/** @typedef {Record<string, { body: string }>} Icons */

const FOLDER = `${project}src/art/subjects/licensed`;

/** @type {typeof import("../src/art/materials.ts")} */
const { materials } = await runSource("./src/art/materials.ts");
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(`${project}${file}`, "utf8"));
/** @type {Record<string, Record<string, Omit<import("./subjects/redraw.mjs").Wish, "view">>>} */
const chosen = read("scripts/subjects/chosen.json");

/** @type {Map<string, Icons>} */
const sets = new Map();
/** @param {string} icon such as "noto:harp" */
function bodyOf(icon) {
  const [set = "", name = ""] = icon.split(":");
  const icons = sets.get(set) ?? read(`node_modules/@iconify-json/${set}/icons.json`).icons;
  sets.set(set, icons);
  const found = icons[name];
  if (!found) throw new Error(`There is no icon ${icon}: correct scripts/subjects/chosen.json.`);
  return found.body;
}

mkdirSync(`${FOLDER}/drawn`, { recursive: true });
for (const [topic, wishes] of Object.entries(chosen)) {
  const data = `${FOLDER}/${topic}.json`;
  const subjects = JSON.parse(readFileSync(data, "utf8"));
  const lines = Object.entries(wishes).map(([id, wish]) => {
    const { box, parts } = redraw(bodyOf(wish.icon), { ...wish, view: subjects[id].view }, materials);
    subjects[id].box = box;
    // One drawing a line: a changed icon is a changed line.
    return `${JSON.stringify(id)}:${JSON.stringify(parts)}`;
  });
  const text = `{\n${lines.join(",\n")}\n}\n`;
  writeFileSync(`${FOLDER}/drawn/${topic}.json`, text);
  writeFileSync(data, JSON.stringify(subjects));
  console.log(`${topic}: ${lines.length} drawings, ${Math.round(text.length / 100) / 10} kB`);
}
const { status } = spawnSync("npx", ["biome", "format", "--write", FOLDER], { stdio: "inherit" });
process.exitCode = status ?? 1;
