// @ts-check
// Checks which folder imports which, and finds circles. Part of `npm run lint`.
import { readdirSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { project } from "./run.mjs";

const BASE = ["contract", "lib"];
const STORED = ["data", ...BASE];
const ENGINE = ["brief", "share", "sites", "art", ...BASE];
const DATA = ["entities", "ui", "api", "pictures", "data", ...ENGINE];
const SUBJECTS = ["backup", "publish", "sales", "apps", "games", ...DATA];

/**
 * The rooms from bottom to top, each with what it may import besides itself.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  contract: [],
  lib: [],
  ui: ["lib"],
  data: BASE,
  api: STORED,
  mocks: STORED,
  art: ["lib"],
  sites: ["art", ...BASE],
  share: ["sites", ...BASE],
  brief: ENGINE,
  pictures: ["api", ...STORED],
  entities: DATA,
  games: ["entities", "ui", "lib"],
  apps: ["games", ...DATA],
  sales: ["apps", "games", ...DATA],
  publish: ["apps", "games", ...DATA],
  backup: ["publish", "sales", "apps", "games", ...DATA],
  features: SUBJECTS,
  pages: ["features", ...SUBJECTS],
  app: ["pages", "features", ...SUBJECTS],
};
/** Rooms whose slices every other of them may import. */
const HAS_SLICES = ["features", "sales", "publish", "backup"];
const STARTS_BACKEND = "src/app/start-backend.ts";
const TEST_FILE = /\.test\.tsx?$|^mocks\/testing\.ts$/;
/** The formatter guarantees this form of every import. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"((?:\.{1,2}|#src|#mocks)\/[^"?]+)/g;

const imports = readImports();
const problems = [...forbiddenImports(), ...circles()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** Returns each file of `src` and `mocks`, except tests, with the files it imports. */
function readImports() {
  const files = ["src", "mocks"].flatMap((folder) =>
    readdirSync(project + folder, { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll(sep, "/")}`,
    ),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !TEST_FILE.test(file));
  return new Map(
    sources.map((file) => {
      const code = readFileSync(project + file, "utf8");
      return [file, [...code.matchAll(IMPORT)].map(([, specifier = ""]) => resolve(file, specifier))];
    }),
  );
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function resolve(file, specifier) {
  return specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
}

function forbiddenImports() {
  return [...imports].flatMap(([from, targets]) =>
    targets.filter((to) => !isAllowed(from, to)).map((to) => `${from} may not import ${to}`),
  );
}

/**
 * @param {string} from
 * @param {string} to
 */
function isAllowed(from, to) {
  const [area, target] = [areaOf(from), areaOf(to)];
  if (target === "mocks" && from === STARTS_BACKEND) return true;
  if (HAS_SLICES.includes(area) && HAS_SLICES.includes(target) && /-slice\.tsx?$/.test(to)) return true;
  if (area === target) {
    // Pages are independent of each other, and so are features.
    return area === "features" ? featureOf(from) === featureOf(to) : area !== "pages";
  }
  const allowed = MAY_IMPORT[area];
  if (!allowed) throw new Error(`${from} is in a folder that the table of check-imports.mjs does not name.`);
  return allowed.includes(target);
}

/**
 * Returns the area of a file; files directly in `src` start the app and belong to it.
 * @param {string} file
 */
function areaOf(file) {
  const [top, folder = "", ...rest] = file.split("/");
  if (top !== "src") return "mocks";
  return rest.length > 0 ? folder : "app";
}

/** @param {string} file */
function featureOf(file) {
  return file.split("/")[2];
}

/** Returns each import cycle once, by a depth-first search. */
function circles() {
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  const visit = (/** @type {string} */ file, /** @type {string[]} */ way) => {
    if (way.includes(file)) return found.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}
