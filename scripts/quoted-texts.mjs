// @ts-check
// Says for each text that a specification quotes in which size of a test run it is tested, if at all.
// Run: node scripts/quoted-texts.mjs SPECIFICATION.md [CHECKOUT]
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve, sep } from "node:path";
import { parseSync } from "vite";
import { fail, isCommand, project } from "./run.mjs";
import { layersOf, runsInNode } from "./test-files.mjs";

/** A text between single quotes; an apostrophe inside a word does not end it. */
const QUOTED = /(?<!\w)'(.+?)'(?!\w)/g;
/** A variable part: a name in braces such as {name}, or the N of a number. */
const PLACEHOLDER = /\{\w+\}|\bN\b/;
const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
/** Its actions belong to the full run, except a few. */
const MATRIX = "tests/press-twice.ts";

/** The sizes, of which each contains the ones before it. */
const SIZES = /** @type {const} */ (["short", "all", "full"]);
/** @typedef {typeof SIZES[number]} Size */

/**
 * Returns the texts that the specification quotes, in order.
 * @param {string} specification
 */
function quotedTexts(specification) {
  return [...new Set([...specification.matchAll(QUOTED)].map(([, text = ""]) => text))];
}

/** @param {string} text */
const plain = (text) => text.replaceAll("’", "'").replaceAll('\\"', '"').replace(/\s+/g, " ");

/**
 * Returns the smallest size whose tests contain each part of a text between placeholders.
 * @param {string} text
 * @param {Record<Size, string>} tests the contents of all tests, with plain white space
 */
function sizeOf(text, tests) {
  const parts = plain(text)
    .split(PLACEHOLDER)
    .map((part) => part.trim());
  return SIZES.find((size) => parts.every((part) => tests[size].includes(part)));
}

/**
 * The code of all tests and their helpers, by the size of a run. What stands outside of tests belongs to the smallest
 * size that the file has.
 * @param {string} checkout
 */
function testsOf(checkout) {
  const files = ["src", "mocks", "scripts", "tests"].flatMap((folder) =>
    readdirSync(join(checkout, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll(sep, "/")}`,
    ),
  );
  const pieces = files.filter((file) => TEST_FILE.test(file)).flatMap((file) => piecesOf(checkout, file));
  const helpers = files.filter((file) => /^tests\/.*\.tsx?$/.test(file) && !TEST_FILE.test(file));
  const known = new Map(
    helpers.map((file) => [file, { code: readFileSync(join(checkout, file), "utf8"), size: 3 }]),
  );
  const lower = (/** @type {string} */ from, /** @type {string} */ code, /** @type {number} */ size) => {
    for (const file of importsOf(from, code)) {
      const helper = known.get(file);
      if (!helper || helper.size <= size) continue;
      helper.size = size;
      lower(file, helper.code, size);
    }
  };
  for (const { file, code, size } of pieces) lower(file, code, SIZES.indexOf(size));
  const of = (/** @type {number} */ most) =>
    plain(
      [
        ...pieces.filter(({ size }) => SIZES.indexOf(size) <= most),
        ...[...known.values()].filter(({ size }) => size <= most),
      ]
        .map(({ code }) => code)
        .join("\n"),
    );
  return { short: of(0), all: of(1), full: of(2) };
}

/**
 * @param {string} checkout
 * @param {string} file
 * @returns {{ file: string, code: string, size: Size }[]}
 */
function piecesOf(checkout, file) {
  const code = readFileSync(join(checkout, file), "utf8");
  const usual = importsOf(file, code).includes(MATRIX) ? "full" : usualSize(file);
  const tests = testsIn(parseSync(file, code).program.body, code, usual);
  const inTests = tests.map(({ start, end, size }) => ({ file, code: code.slice(start, end), size }));
  const borders = [0, ...tests.flatMap(({ start, end }) => [start, end]), code.length];
  const outside = borders.flatMap((at, index) => (index % 2 === 0 ? code.slice(at, borders[index + 1]) : []));
  const smallest = SIZES.find((size) => tests.some((test) => test.size === size)) ?? usual;
  return [...inTests, { file, code: outside.join("\n"), size: smallest }];
}

/**
 * @param {string} file
 * @returns {Size}
 */
function usualSize(file) {
  return layersOf([file]).built.length > 0 || runsInNode(file) ? "short" : "all";
}

/**
 * Finds the tests in a syntax tree, with their sizes. A group hands its size down.
 * @param {any} tree
 * @param {string} code
 * @param {Size} size
 * @returns {{ start: number, end: number, size: Size }[]}
 */
function testsIn(tree, code, size) {
  if (Array.isArray(tree)) return tree.flatMap((node) => testsIn(node, code, size));
  if (typeof tree !== "object" || tree === null) return [];
  const name = tree.type === "CallExpression" ? rootOf(tree.callee) : "";
  const isDeclared = /^(?:test|it|describe)$/.test(name) && tree.arguments.length > 1;
  if (!isDeclared) return testsIn(Object.values(tree), code, size);
  const tags = tree.arguments
    .filter((/** @type {any} */ { type }) => type === "ObjectExpression")
    .map((/** @type {any} */ { start, end }) => code.slice(start, end))
    .join();
  const [, tag] = /\btags?: \[?"@?(short|long|full)"/.exec(tags) ?? [];
  const own = tag === "long" ? "all" : /** @type {Size} */ (tag ?? size);
  const isGroup = /^(?:test\.)?describe\b/.test(code.slice(tree.start, tree.end));
  return isGroup ? testsIn(tree.arguments, code, own) : [{ start: tree.start, end: tree.end, size: own }];
}

/**
 * The name that a callee such as `test.each(cases)` begins with.
 * @param {any} node
 * @returns {string}
 */
function rootOf(node) {
  if (node?.type === "Identifier") return node.name;
  return node ? rootOf(node.object ?? node.callee) : "";
}

/**
 * Returns the files below the project that a file imports.
 * @param {string} file
 * @param {string} code
 */
function importsOf(file, code) {
  return [...code.matchAll(/"((?:\.{1,2}|#tests)\/[^"?]+)"/g)].map(([, path = ""]) =>
    path.startsWith("#") ? path.slice(1) : posix.join(posix.dirname(file), path),
  );
}

function main() {
  const [file, checkout = project] = process.argv.slice(2);
  if (!file) return fail(new Error("Name the file of the specification."));
  const texts = quotedTexts(readFileSync(file, "utf8"));
  const tests = testsOf(resolve(checkout));
  const sized = texts.map((text) => ({ text, size: sizeOf(text, tests) ?? "none" }));
  const count = (/** @type {string} */ wanted) => sized.filter(({ size }) => size === wanted).length;
  console.log(
    `${texts.length - count("none")} of ${texts.length} quoted texts are tested: ${count("short")} in npm test, ${count("all")} more in test:all, ${count("full")} only in test:full.`,
  );
  for (const { text, size } of sized) console.log(`${size.padEnd(6)} ${text}`);
}

if (isCommand(import.meta)) main();
