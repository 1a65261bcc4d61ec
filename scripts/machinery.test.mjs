import { readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { project } from "./run.mjs";

const linesOf = (...paths) => readFileSync(join(project, ...paths), "utf8").split("\n").length - 1;

/** Folders and files of data: drawings by their coordinates, sample records, tables and lists that are read from top to bottom. */
const DATA = [
  "mocks/db/seed/",
  "scripts/module-art/",
  "src/sites/art/props/",
  "src/sites/industries/",
  "src/sites/revise/testing/phrasings.ts",
  "tests/faults/fault-table.mjs",
];

/** Files that docs/contributing.md or docs/decisions/007-common-code.md ask for, however short. */
const ROLES = /^src\/contract\/|^mocks\/handlers\/|-queries\.ts$|^src\/pages\/|-fields\.ts$|on-demand\.ts$/;

/** Other files under ten lines that fewer than three others import, each with its reason. */
const SHORT = {
  "mocks/worker-globals.ts": "runs before msw, which is imported after it",
  "scripts/bench.mjs": "a command, which Node starts without Vite",
  "src/features/brief/proposals-part.ts": "a chunk border: the page must not load the engine with it",
  "src/features/modules/module-count.tsx": "a chunk border: the home page loads it after its first paint",
  "src/features/music/default-track.ts": "written by scripts/draw-music.mjs",
  "src/sites/brief/brief-worker.ts": "the entry of a worker",
  "src/sites/brief/brief.ts": "apart from what composes, so that no page loads what reads a brief",
  "src/sites/industries/*/group.ts": "a chunk border: the industries of a folder are loaded together",
  "src/ui/motion-features.ts": "a chunk border: most of framer-motion is loaded when something moves",
  "tests/restore.ts": "a setup file, which vite.config.ts names",
  "tests/support/hosted-backend-sources.ts": "the entry of a bundle",
  "tests/support/qr-code.ts": "unit and browser tests share it",
};

test("the configuration of the build stays one that can be read at once", () => {
  expect(linesOf("vite.config.ts")).toBeLessThanOrEqual(120);
});

test("the bench stays smaller than what it measures", () => {
  const files = readdirSync(join(project, "scripts/bench"));

  const lines = files.map((file) => linesOf("scripts/bench", file));

  expect(files.length).toBeGreaterThan(5);
  expect(lines.reduce((sum, count) => sum + count, linesOf("scripts/bench.mjs"))).toBeLessThanOrEqual(900);
});

test("what exists only for the speed of a first visit stays small enough to be read in one sitting", () => {
  const folders = ["scripts/vite/first-visit", "src/app/first-visit"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(project, folder)).map((file) => `${folder}/${file}`),
  );

  const program = files.filter((file) => !file.includes(".test."));
  const lines = [...program, "src/api/first-answers.ts", "src/lib/lazy-part.tsx"].map((file) =>
    linesOf(file),
  );

  expect(program.length).toBeGreaterThan(5);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(500);
});

test("regular expressions are short, or composed of named pieces", () => {
  const code = filesOf("src", "mocks", "scripts").filter((file) => /\.(?:tsx?|mjs)$/.test(file));

  const expressions = code.flatMap(expressionsOf);
  const long = expressions.filter(({ length }) => length > 120).map(({ at, length }) => `${at}: ${length}`);

  expect(expressions.length).toBeGreaterThan(1_000);
  expect(long, "compose it with src/lib/pattern.ts").toEqual([]);
});

test("no file of code is longer than 300 lines", () => {
  const code = filesOf("src", "mocks", "scripts", "tests").filter(
    (file) => /\.(?:tsx?|mjs|css)$/.test(file) && !DATA.some((data) => file.startsWith(data)),
  );

  const long = code.map((file) => ({ file, lines: linesOf(file) })).filter(({ lines }) => lines > 300);

  expect(code.length).toBeGreaterThan(1_000);
  expect(long, "split it by subject").toEqual([]);
});

test("a file under ten lines has three users, or a reason", () => {
  const code = filesOf("src", "mocks", "scripts", "tests").filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const users = code.filter((file) => !file.includes(".test."));
  const imported = users.flatMap((file) => [...new Set(importsOf(file))]);
  const usersOf = (/** @type {string} */ file) => imported.filter((path) => path === file).length;

  const short = code.filter((file) => !/\.(?:test|d)\./.test(file) && linesOf(file) < 10);
  const lone = short
    .filter((file) => !ROLES.test(file) && usersOf(file) < 3)
    .map((file) => file.replace(/industries\/[^/]+\//, "industries/*/"));

  expect(short.length).toBeGreaterThan(20);
  expect([...new Set(lone)].sort(), "move it to its user, or give the reason in SHORT").toEqual(
    Object.keys(SHORT),
  );
});

test("the contract holds only what the backend uses, too", () => {
  const isCode = (/** @type {string} */ file) => /\.ts$/.test(file) && !/\.test\.|testing\.ts$/.test(file);
  const reached = new Set();
  const follow = (/** @type {string} */ file) => {
    for (const path of importsOf(file)) {
      if (!path.startsWith("src/contract/") || reached.has(path)) continue;
      reached.add(path);
      follow(path);
    }
  };

  filesOf("mocks").filter(isCode).forEach(follow);
  const lone = filesOf("src/contract").filter((file) => isCode(file) && !reached.has(file));

  expect(reached.size).toBeGreaterThan(20);
  expect(lone, "move it to the entity or feature that it belongs to").toEqual([]);
});

test("no effect remembers by itself whether its answer is still wanted", () => {
  const code = filesOf("src").filter((file) => /\.tsx?$/.test(file));

  const guards = code.flatMap(guardsOf);

  expect(code.length).toBeGreaterThan(1_000);
  expect(guards, "use a query for stored data, and src/lib/use-async-value.ts for the rest").toEqual([]);
});

/** @param {...string} folders */
function filesOf(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll(sep, "/")}`,
    ),
  );
}

/**
 * Returns the files of the project that a file imports, as paths below the project.
 * @param {string} file
 */
function importsOf(file) {
  const code = readFileSync(join(project, file), "utf8");
  return [...code.matchAll(/"((?:\.{1,2}|#src|#mocks|#tests)\/[^"?]+)"/g)].map(([, path = ""]) =>
    path.startsWith("#") ? path.slice(1) : posix.join(posix.dirname(file), path),
  );
}

/**
 * The regular expression literals of a file, and the templates of `pattern` without their pieces.
 * @param {string} file
 */
function expressionsOf(file) {
  const code = readFileSync(join(project, file), "utf8");
  return nodesIn(parseSync(file, code).program.body).flatMap(({ type, start, end, regex, tag, quasi }) => {
    const at = `${file}:${code.slice(0, start).split("\n").length}`;
    if (type === "Literal" && regex) return { at, length: end - start };
    if (type !== "TaggedTemplateExpression" || tag.callee?.name !== "pattern") return [];
    const texts = quasi.quasis.map((/** @type {any} */ part) => part.value.raw);
    return { at, length: texts.join("").length };
  });
}

/**
 * The places where a cleanup sets a flag (`isWanted = false`) that a callback of the same function would read.
 * @param {string} file
 */
function guardsOf(file) {
  const code = readFileSync(join(project, file), "utf8");
  return nodesIn(parseSync(file, code).program.body)
    .filter(({ type, body }) => /Function/.test(type) && Array.isArray(body?.body))
    .flatMap(({ body: { body } }) => {
      const flags = body
        .flatMap((/** @type {any} */ { kind, declarations }) => (kind === "let" ? declarations : []))
        .filter((/** @type {any} */ { init }) => typeof init?.value === "boolean")
        .map((/** @type {any} */ { id }) => id.name);
      const cleanups = body
        .filter((/** @type {any} */ { type }) => type === "ReturnStatement")
        .map((/** @type {any} */ { argument }) => argument)
        .filter((/** @type {any} */ result) => /Function/.test(result?.type));
      return nodesIn(cleanups)
        .filter(({ type, right }) => type === "AssignmentExpression" && typeof right.value === "boolean")
        .filter(({ left }) => flags.includes(left.name) || left.property?.name === "current")
        .map(({ start }) => `${file}:${code.slice(0, start).split("\n").length}`);
    });
}

/**
 * Every node of a syntax tree.
 * @param {unknown} tree
 * @returns {Record<string, any>[]}
 */
function nodesIn(tree) {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn);
  if (typeof tree !== "object" || tree === null || !("type" in tree)) return [];
  return [tree, ...nodesIn(Object.values(tree))];
}
