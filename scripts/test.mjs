// @ts-check
// `npm test`: everything, in one order, whatever fails on the way. `--full` runs the long matrix as well.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { cache, fail, project, run, runNpm } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */
/** @typedef {(progress: string) => void} OnProgress */
/** @typedef {{ code: number, output: string }} Result */

const results = join(cache, "results");
const full = process.argv.includes("--full");
const env = full ? { FULL: "1" } : {};

const isTerminal = Boolean(process.stdout.isTTY);
/** A terminal updates progress in place; a log gets a line now and then, as a sign of activity. */
const PROGRESS_INTERVAL_MS = isTerminal ? 1_000 : 20_000;
const PROGRESS_REPORTER = join(project, "scripts/progress-reporter.mjs");

/** @type {(Count & { name: string, seconds: number })[]} */
const steps = [];

async function main() {
  await ensureInstalled();
  mkdirSync(results, { recursive: true });

  await step("types", async () => asOne(await run(["typescript"], { name: "tsc", quiet: true })));
  await step("lint", async () => asOne(await runNpm(["run", "--silent", "lint"], { quiet: true })));
  await step("unit and page tests", (onProgress) => vitest("unit", onProgress));
  const { failed } = await step("builds", makeBuilds);
  if (failed > 0) {
    console.log("The tests of built files and the browser tests need the builds and were not run.");
  } else {
    await step("built files", (onProgress) => vitest("built", onProgress, "tests/built/vitest.config.ts"));
    await step("browser", playwright);
    await step("other browsers", (onProgress) =>
      vitest("browsers", onProgress, "tests/browsers/vitest.config.ts"),
    );
    await step("survival", survival);
  }
  report();
}

/**
 * Runs a step and prints one line for it. The output of its command follows only after a failure.
 * @param {string} name
 * @param {(onProgress: OnProgress) => Promise<Count & { output?: string }>} work
 */
async function step(name, work) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let progress = "";
  const print = () => write(`${name} … ${progress}${seconds().toFixed(0)} s`, isTerminal ? "" : "\n");
  if (isTerminal) print();
  const timer = setInterval(print, PROGRESS_INTERVAL_MS);
  const { output = "", ...count } = await work((text) => {
    progress = `${text}, `;
  }).catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? error.message : `${error}`,
  }));
  clearInterval(timer);
  write(`${name} … ${count.failed === 0 ? "ok" : "failed"} ${seconds().toFixed(1)} s`, "\n");
  if (count.failed > 0) console.log(`\n${output.trim()}\n`);
  steps.push({ name, seconds: seconds(), ...count });
  return count;
}

/**
 * @param {string} line
 * @param {string} end
 */
function write(line, end) {
  const startOfLine = isTerminal ? "\r\u001B[K" : "";
  process.stdout.write(startOfLine + line + end);
}

/** @param {Result} result */
function asOne({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

async function makeBuilds() {
  const builds = await import("./builds.mjs");
  await builds.makeBuilds();
  return asOne({ code: 0, output: "" });
}

/**
 * @param {string} name
 * @param {OnProgress} onProgress
 * @param {string} [config]
 */
async function vitest(name, onProgress, config = "vite.config.ts") {
  const file = resultFile(name);
  const reporters = ["minimal", "json", PROGRESS_REPORTER].map((reporter) => `--reporter=${reporter}`);
  // By default, Vitest refuses a forgotten `.only` only on CI servers.
  const command = ["vitest", "run", "--allowOnly=false", "--config", join(project, config), ...reporters];
  const result = await run([...command, `--outputFile.json=${file}`], { env, quiet: true, onProgress });
  return counted(result, file, (report) => ({
    passed: report.numPassedTests,
    // A file that could not be loaded counts as failed, although it has no test results.
    failed: report.numFailedTests + report.testResults.filter(failedWithoutTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** @param {{ status: string, assertionResults: unknown[] }} file */
function failedWithoutTests({ status, assertionResults }) {
  return status === "failed" && assertionResults.length === 0;
}

/** @param {OnProgress} onProgress */
async function playwright(onProgress) {
  const file = resultFile("browser");
  const reporters = `--reporter=dot,json,${PROGRESS_REPORTER}`;
  const result = await run(
    ["@playwright/test", "test", "--config", join(project, "tests/playwright.config.ts"), reporters],
    { name: "playwright", env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, quiet: true, onProgress },
  );
  return counted(result, file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/** The table of all faults. Failed tests are counted already; missing ones are counted here. */
async function survival() {
  const { readSurvival } = await import("./survival.mjs");
  const { failed, lines } = readSurvival();
  return asOne({ code: failed, output: lines.join("\n") });
}

/**
 * Deletes an old result, which must not count if a runner crashes.
 * @param {string} name
 */
function resultFile(name) {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * A runner that fails without a failed test, or leaves no result, counts as one failure.
 * @param {Result} result
 * @param {string} file
 * @param {(report: any) => Count} read
 */
function counted({ code, output }, file, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 1 };
  return { ...count, failed: code !== 0 ? Math.max(count.failed, 1) : count.failed, output };
}

function report() {
  console.log("");
  for (const { name, seconds, passed, failed, skipped } of steps) {
    const left = skipped ? `, ${skipped} skipped` : "";
    console.log(
      `${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed${left}`,
    );
  }
  const sum = (/** @type {"passed" | "failed"} */ key) => steps.reduce((total, step) => total + step[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

main().catch(fail);
