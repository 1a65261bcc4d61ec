// @ts-check
// Makes the file of a new trade; the tests then say what is missing. Run: npm run new-trade -- vehicles/unicycle-workshop
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fail, isCommand, project } from "./run.mjs";

const FOLDER = "src/brief/trades";
/** A complete trade, whose fields a new one gets without their content. */
const MODEL = "music-art-and-stage/piano-tuner.json";

/**
 * @param {string} name group and id: `vehicles/unicycle-workshop`
 * @param {string} [root]
 * @returns the file, below `root`
 */
export function makeTrade(name, root = project) {
  if (!/^[a-z\d]+(-[a-z\d]+)*\/[a-z\d]+(-[a-z\d]+)*$/.test(name))
    throw new Error(
      `Write group and trade in small letters and hyphens, such as vehicles/unicycle-workshop, not "${name}".`,
    );
  const file = join(FOLDER, `${name}.json`);
  if (existsSync(join(root, file))) throw new Error(`There is a trade "${name}" already: ${file}`);
  const model = JSON.parse(readFileSync(join(root, FOLDER, MODEL), "utf8"));
  write(join(root, file), blank(model));
  const group = join(root, dirname(file), "group.json");
  if (!existsSync(group)) write(group, {});
  return file;
}

/**
 * Returns the same fields with empty content.
 * @param {any} value
 * @returns {any}
 */
function blank(value) {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object") return "";
  return Object.fromEntries(Object.entries(value).map(([key, content]) => [key, blank(content)]));
}

/**
 * @param {string} file
 * @param {unknown} content
 */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

if (isCommand(import.meta)) {
  try {
    const [name] = process.argv.slice(2);
    if (!name)
      throw new Error("Name the group and the trade: npm run new-trade -- vehicles/unicycle-workshop");
    console.log(`Made ${makeTrade(name)}.\nSee what is missing: npx vitest run ${FOLDER}`);
  } catch (error) {
    fail(error);
  }
}
