// @ts-check
// Makes the folder of a new industry; the tests then say what is missing. Run: npm run new-industry -- plumber
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail, isCommand, project } from "./run.mjs";

const FOLDER = "src/sites/industries";
/** A complete industry, whose files show which fields are required. */
const MODEL = "baking-and-brewing/bakery";

const SCENE = `import type { Scene } from "../../../art/scene.ts";

/** Add two arrangements, the eight tiles that \`gallery\` in copy.json names, and a comparison. */
export const scene: Scene = { behind: "accent", arrangements: [], tiles: [] };
`;

const BRIEFS = `Add four briefs as owners write them, each below a line with what a person understands of it: an at sign and a space, then
industry | name | features | wanted out | facts, with ;; between them | place=Leeds
`;

/**
 * @param {string} id as in the ids of its templates: `law-firm`
 * @param {{ group?: string, root?: string }} [options] `group`: the folder of industries loaded together with it, by
 *   default its own
 * @returns the folder, below `root`
 */
export function makeIndustry(id, { group = id, root = project } = {}) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id) || !/^[a-z]+(-[a-z]+)*$/.test(group))
    throw new Error(`Write "${id}" in small letters and hyphens, such as law-firm.`);
  const all = join(root, FOLDER);
  const folders = readdirSync(all, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(all, name)).map((industry) => join(name, industry)))
    .filter((folder) => existsSync(join(all, folder, "industry.json")));
  const taken = folders.find((folder) => folder.endsWith(join("/", id)));
  if (taken) throw new Error(`There is an industry "${id}" already: ${FOLDER}/${taken}`);

  const folder = join(all, group, id);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(all, group, "group.ts")))
    cpSync(join(all, MODEL, "..", "group.ts"), join(all, group, "group.ts"));
  const model = (/** @type {string} */ file) => JSON.parse(readFileSync(join(all, MODEL, file), "utf8"));
  const write = (/** @type {string} */ file, /** @type {unknown} */ content) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);

  const listed = folders.map((other) => JSON.parse(readFileSync(join(all, other, "industry.json"), "utf8")));
  const after = (/** @type {string} */ key) => Math.max(...listed.map((industry) => industry[key])) + 1;
  const name = id[0]?.toUpperCase() + id.slice(1).replaceAll("-", " ");
  write("industry.json", { name, sector: "", position: after("position"), age: after("age") });
  write("copy.json", { ...blank(model("copy.json")), copies: model("copy.json").copies.map(blank) });
  write("brief.json", { headlines: ["", "", ""] });
  write("words.json", blank(model("words.json")));
  write("subjects.json", { arrangements: [], tiles: [] });
  write("looks.json", blank(model("looks.json")));
  writeFileSync(join(folder, "briefs.txt"), BRIEFS);
  writeFileSync(join(folder, "sentences.txt"), "");
  writeFileSync(join(folder, "scene.ts"), SCENE);
  return join(FOLDER, group, id);
}

/**
 * Returns the same fields with empty content.
 * @param {any} value
 * @returns {any}
 */
function blank(value) {
  if (Array.isArray(value)) return [];
  if (typeof value === "string") return "";
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, content]) => [key, blank(content)]));
}

function main() {
  const { values, positionals } = parseArgs({
    options: { group: { type: "string" } },
    allowPositionals: true,
  });
  const [id] = positionals;
  if (!id) throw new Error("Name the industry: npm run new-industry -- plumber [--group house-calls]");
  console.log(`Made ${makeIndustry(id, values)}.
See what is missing: npx vitest run ${FOLDER}`);
}

if (isCommand(import.meta)) {
  try {
    main();
  } catch (error) {
    fail(error);
  }
}
