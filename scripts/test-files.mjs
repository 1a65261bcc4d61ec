// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { project } from "./run.mjs";

const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const TAGGED = { short: /\btags: [^}]*"short"/, long: /\btags: [^}]*"long"/ };

/** Whether a file belongs to the project `code` of vite.config.ts, whose tests are all part of `npm test`. */
export const runsInNode = (/** @type {string} */ file) =>
  /^(?:src|mocks|scripts|tests\/fuzz)\//.test(file) &&
  !/\.dom\.test\./.test(file) &&
  (!file.endsWith(".tsx") || /^src\/(?:sites|brief|art|share)\//.test(file));

/**
 * The unit tests and page tests with a tag. Vitest would load all others, too, to look for it.
 * @param {keyof typeof TAGGED} tag
 */
export function testFilesTagged(tag) {
  return testFiles().filter((file) => layerOf(file) === "unit" && TAGGED[tag].test(read(file)));
}

/**
 * The test files with a text in their path. If there are none, those that contain it, with a pattern for the titles of
 * their tests.
 * @param {string} text
 * @returns {{ files: string[], title?: string }}
 */
export function testFilesMatching(text) {
  const files = testFiles();
  const named = files.filter((file) => file.includes(text));
  if (named.length > 0) return { files: named };
  const title = text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return { files: files.filter((file) => read(file).includes(text)), title };
}

/**
 * Sorts test files by what runs them.
 * @param {readonly string[]} files
 */
export function layersOf(files) {
  const of = (/** @type {ReturnType<typeof layerOf>} */ layer) =>
    files.filter((file) => layerOf(file) === layer);
  return { unit: of("unit"), built: of("built"), browsers: of("browsers"), playwright: of("playwright") };
}

/** @param {string} file */
function layerOf(file) {
  if (file.startsWith("tests/built/")) return "built";
  if (file.startsWith("tests/browsers/")) return "browsers";
  return file.includes(".spec.") ? "playwright" : "unit";
}

/** The paths of all test files below the project. */
export function testFiles() {
  return ["src", "mocks", "scripts", "tests"].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll(sep, "/")}`)
      .filter((path) => TEST_FILE.test(path)),
  );
}

/** @param {string} file */
const read = (file) => readFileSync(join(project, file), "utf8");
