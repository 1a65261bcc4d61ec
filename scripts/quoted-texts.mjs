// @ts-check
// Lists the texts that a specification quotes and no test contains, in the work tree or in a commit.
// Run: node scripts/quoted-texts.mjs SPECIFICATION.md [COMMIT]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fail, isCommand, project } from "./run.mjs";

/** A text between single quotes; an apostrophe inside a word does not end it. */
const QUOTED = /(?<!\w)'(.+?)'(?!\w)/g;
/** A variable part: a name in braces such as {name}, or the N of a number. */
const PLACEHOLDER = /\{\w+\}|\bN\b/;
const TEST_FILES = ["*.test.ts", "*.test.tsx", "*.test.mjs", "*.spec.ts", "tests/support/*.ts"];

/**
 * Returns the texts that the specification quotes, in order.
 * @param {string} specification
 */
function quotedTexts(specification) {
  return [...new Set([...specification.matchAll(QUOTED)].map(([, text = ""]) => text))];
}

/**
 * A text counts as tested when the tests contain each of its parts between placeholders.
 * @param {string} text
 * @param {string} tests the contents of all tests, with plain white space
 */
function isTested(text, tests) {
  const parts = plain(text)
    .split(PLACEHOLDER)
    .map((part) => part.trim());
  return parts.every((part) => tests.includes(part));
}

/** @param {string} text */
const plain = (text) => text.replaceAll("’", "'").replaceAll('\\"', '"').replace(/\s+/g, " ");

/** @param {string | undefined} commit */
function testsOf(commit) {
  const command = ["grep", "-h", "", ...(commit ? [commit] : []), "--", ...TEST_FILES];
  const { status, stdout, stderr } = spawnSync("git", command, {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) fail(new Error(`git found no tests. ${stderr}`));
  return plain(stdout);
}

function main() {
  const [file, commit] = process.argv.slice(2);
  if (!file) return fail(new Error("Name the file of the specification."));
  const texts = quotedTexts(readFileSync(file, "utf8"));
  const tests = testsOf(commit);
  const missing = texts.filter((text) => !isTested(text, tests));
  console.log(`${texts.length - missing.length} of ${texts.length} quoted texts are in a test.`);
  for (const text of missing) console.log(`Missing: ${text}`);
}

if (isCommand(import.meta)) main();
