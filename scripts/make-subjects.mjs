// @ts-check
// Redraws the chosen icons of the licensed sets as parts of the product's materials. The drawings are committed.
// Run after a change of scripts/subjects: node scripts/make-subjects.mjs
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

mkdirSync(FOLDER, { recursive: true });
for (const [topic, wishes] of Object.entries(chosen)) {
  const subjects = read(`src/art/subjects/licensed/${topic}.subjects.json`);
  const drawings = Object.entries(wishes).map(([id, wish]) => {
    const { view } = subjects[id];
    return [id, redraw(bodyOf(wish.icon), { ...wish, view }, materials)];
  });
  // One drawing a line: a changed icon is a changed line.
  const lines = drawings.map(([id, drawing]) => `${JSON.stringify(id)}:${JSON.stringify(drawing)}`);
  const text = `{\n${lines.join(",\n")}\n}\n`;
  writeFileSync(`${FOLDER}/${topic}.json`, text);
  console.log(`${topic}: ${lines.length} drawings, ${Math.round(text.length / 100) / 10} kB`);
}
