// @ts-check
// The tests in three sizes, which docs/testing.md explains: `npm test`, `npm run test:all` and `npm run test:full`.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { fail, project, run, runNpm } from "./run.mjs";
import { layersOf, testFilesMatching, testFilesTagged } from "./test-files.mjs";
import { allOf, asOne, counted, forgetResults, report, step } from "./test-steps.mjs";

/** @typedef {import("./test-steps.mjs").OnMessage} OnMessage */

const PROGRESS_REPORTER = join(project, "scripts/progress-reporter.mjs");
const BUILT = "tests/built/vitest.config.ts";
const BROWSERS = "tests/browsers/vitest.config.ts";
const HOSTS = "tests/hosts/vitest.config.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    full: { type: "boolean" },
    /** With `--all`: leaves out what `npm test` has run just before. */
    rest: { type: "boolean" },
  },
});
/** Tests over generated inputs take more of them. */
const env = {
  ...(options.full && { FULL: "1" }),
  ...((options.all || options.full || options.rest) && { ALL: "1" }),
};

async function main() {
  await ensureInstalled();
  if (positionals.length > 0) await runMatching(positionals.join(" "));
  else if (options.rest) await runRest();
  else if (options.all || options.full) await runAll();
  else await runShort();
  report();
}

/** The steps of `npm test`: the checks for every change, in five minutes. */
async function runShort() {
  forgetResults();
  await runWithoutPages();
  const files = testFilesTagged("short");
  await step("page tests", vitest("pages", [...PAGES, "--tagsFilter=short", ...files]));
  if (!(await makeBuilds(["root"]))) return;
  await step("built files", vitest("built", ["--tagsFilter=!other-builds"], BUILT));
  await step("browser", playwright("browser", ["--grep=@short"], { SHORT: "1" }));
}

async function runRest() {
  const files = testFilesTagged("long");
  await step(
    "tests in Node",
    vitest("other-code", ["--project=code", "--tagsFilter=long && !full", ...files]),
  );
  await step("page tests", vitest("other-pages", [...PAGES, "--tagsFilter=!short && !full"]));
  if (!(await makeBuilds(["demo", "next", "hosted"]))) return;
  await step("built files", vitest("other-built", ["--tagsFilter=other-builds"], BUILT));
  await step("browser", playwright("other-browser", ["--grep-invert=@short"]));
  await runSlowest();
}

async function runAll() {
  forgetResults();
  await runWithoutPages();
  await step("page tests", vitest("pages", PAGES));
  if (!(await makeBuilds())) return;
  await step("built files", vitest("built", [], BUILT));
  await step("browser", playwright("browser"));
  await runSlowest();
}

async function runWithoutPages() {
  // Together, because the spelling alone keeps one processor busy, and only one.
  await step("types and lint", async () => {
    const words = runNpm(["run", "--silent", "lint:words"], { quiet: true });
    const types = run(["typescript"], { name: "tsc", quiet: true });
    const code = runNpm(["run", "--silent", "lint:code"], { quiet: true });
    return allOf(await Promise.all([types, code, words]));
  });
  await step("tests in Node", vitest("code", ["--project=code"]));
}

async function runSlowest() {
  // In memory they ran with the tests in Node.
  for (const database of options.full ? ["pglite", "d1"] : ["pglite"])
    await step(`calls on ${database}`, vitest(database, [], HOSTS, { HOST_DATABASE: database }));
  await step("other browsers", vitest("browsers", [], BROWSERS));
  await step("survival", survival);
}

/**
 * Runs the tests of all layers whose file or title contains a text.
 * @param {string} text
 */
async function runMatching(text) {
  const { files, title } = testFilesMatching(text);
  if (files.length === 0) throw new Error(`No test has "${text}" in the path of its file or in its title.`);
  const { unit, built, browsers, playwright: specs } = layersOf(files);
  const named = title ? [`--testNamePattern=${title}`] : [];
  const inBrowser = title ? [`--grep=${title}`] : [];
  forgetResults();
  if (unit.length > 0) await step("tests in Node and pages", vitest("pages", [...named, ...unit]));
  if (built.length + browsers.length + specs.length === 0 || !(await makeBuilds())) return;
  if (built.length > 0) await step("built files", vitest("built", [...named, ...built], BUILT));
  if (specs.length > 0) await step("browser", playwright("browser", [...inBrowser, ...specs]));
  if (browsers.length > 0)
    await step("other browsers", vitest("browsers", [...named, ...browsers], BROWSERS));
}

const PAGES = ["--project=page", "--project=store"];

/**
 * @param {("root" | "demo" | "next" | "hosted")[]} [names] by default all
 * @returns {Promise<boolean>} whether the tests of builds can run
 */
async function makeBuilds(names) {
  const { failed } = await step("builds", async () => {
    const { builds, makeBuilds } = await import("./builds.mjs");
    await makeBuilds(names?.map((name) => builds[name]));
    return asOne({ code: 0, output: "" });
  });
  if (failed > 0)
    console.log("The tests of built files and the browser tests need the builds and were not run.");
  return failed === 0;
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} [config]
 * @param {Record<string, string>} [more] environment variables
 * @returns {(onMessage: OnMessage) => ReturnType<typeof counted>}
 */
function vitest(name, args, config = "vite.config.ts", more = {}) {
  const reporters = ["minimal", "json", PROGRESS_REPORTER].map((reporter) => `--reporter=${reporter}`);
  // By default, Vitest refuses a forgotten `.only` only on CI servers.
  const command = ["vitest", "run", "--allowOnly=false", "--config", join(project, config), ...reporters];
  // Tests that a filter leaves out count as skipped.
  const isFiltered = args.some((arg) => /^--(?:tagsFilter|testNamePattern)=/.test(arg));
  return (onMessage) =>
    counted(
      name,
      (file) => [
        [...command, `--outputFile.json=${file}`, ...args],
        { env: { ...env, ...more }, quiet: true, onMessage },
      ],
      (results) => ({
        passed: results.numPassedTests,
        // A file that could not be loaded counts as failed, although it has no test results.
        failed: results.numFailedTests + results.testResults.filter(failedWithoutTests).length,
        skipped: isFiltered ? 0 : results.numPendingTests + results.numTodoTests,
      }),
    );
}

/** @param {{ status: string, assertionResults: unknown[] }} file */
function failedWithoutTests({ status, assertionResults }) {
  return status === "failed" && assertionResults.length === 0;
}

/**
 * @param {string} name
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [size]
 * @returns {(onMessage: OnMessage) => ReturnType<typeof counted>}
 */
function playwright(name, args = [], size = {}) {
  const config = join(project, "tests/playwright.config.ts");
  const command = [
    "@playwright/test",
    "test",
    "--config",
    config,
    `--reporter=dot,json,${PROGRESS_REPORTER}`,
  ];
  return (onMessage) =>
    counted(
      name,
      (file) => [
        [...command, ...args],
        {
          name: "playwright",
          env: { ...env, ...size, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
          quiet: true,
          onMessage,
        },
      ],
      ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      }),
    );
}

/** The table of all faults. Failed tests are counted already; missing ones are counted here. */
async function survival() {
  const { readSurvival } = await import("./survival.mjs");
  const { failed, lines } = readSurvival();
  return asOne({ code: failed, output: lines.join("\n") });
}

main().catch(fail);
