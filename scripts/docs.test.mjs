// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { project } from "./run.mjs";

const folders = readdirSync(project, { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** `app` and `pages` are explained in docs/architecture.md, and `lib` has nothing that belongs together. */
const WITHOUT_README = ["app", "lib", "pages"];
const rooms = readdirSync(join(project, "src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !WITHOUT_README.includes(entry.name))
  .map(({ name }) => `src/${name}`)
  .concat("mocks");
const documents = [
  "README.md",
  ...rooms.map((room) => `${room}/README.md`).filter((path) => existsSync(join(project, path))),
  ...readdirSync(join(project, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`),
].map((path) => ({ path, text: read(path) }));
const { scripts } = JSON.parse(read("package.json"));

const MADE_LATER = /^(?:dist|node_modules)\//;
// Placeholders such as "x" in "Add a page" are not files.
const EXAMPLE = /\/x(?:[/.-]|$)/;

test.each(rooms)("%s says what it is for, what it imports and how it is tested", (room) => {
  const readme = existsSync(join(project, room, "README.md")) ? read(`${room}/README.md`) : "";

  expect(readme).toMatch(/^# .+/);
  expect(readme).toMatch(/\bimports\b/i);
  expect(readme).toMatch(/\btest(?:s|ed)?\b/i);
});

test.each(documents)("$path: every link leads to a file and to a heading", ({ path, text }) => {
  const links = Array.from(
    text.replace(/`[^`]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g),
    ([, link = ""]) => link,
  );
  const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(path, link));

  expect(broken).toEqual([]);
});

test.each(documents)("$path: every path in it exists", ({ path, text }) => {
  const quoted = Array.from(text.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g), ([, quoted = ""]) => quoted);
  const paths = quoted.filter((quoted) => folders.some(({ name }) => quoted.startsWith(`${name}/`)));
  const missing = paths.filter(
    (each) => !MADE_LATER.test(each) && !EXAMPLE.test(each) && !existsSync(join(project, each)),
  );

  expect(missing, path).toEqual([]);
});

test.each(documents)("$path: every command in it exists", ({ text }) => {
  const called = Array.from(text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g), ([, name = ""]) => name);
  const programs = Array.from(text.matchAll(/node (scripts\/[\w./-]+\.mjs)/g), ([, name = ""]) => name);

  expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(programs.filter((name) => !existsSync(join(project, name)))).toEqual([]);
});

/** @param {string} path */
function read(path) {
  return readFileSync(join(project, path), "utf8");
}

/**
 * @param {string} from
 * @param {string} link
 */
function leadsSomewhere(from, link) {
  const [file = "", anchor] = link.split("#");
  const target = file ? normalize(join(dirname(from), file)) : from;
  if (!existsSync(join(project, target))) return false;
  return anchor === undefined || headings(read(target)).includes(anchor);
}

/**
 * Anchors in GitHub's format.
 * @param {string} text
 */
function headings(text) {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );
}
