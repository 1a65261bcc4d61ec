// @ts-check
// `npm test`: everything, in one order, whatever fails on the way. `--full` runs the long matrix as well.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { cache, fail, run, runScript } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, skipped?: number, retried?: number }} Count */

const results = join(cache, "results");
const full = process.argv.includes("--full");
const env = full ? { FULL: "1" } : {};

/** @type {(Count & { name: string, seconds: number })[]} */
const steps = [];

async function main() {
  await ensureInstalled();
  mkdirSync(results, { recursive: true });

  await step("types", async () => asOne(await run(["typescript"], { name: "tsc" })));
  await step("lint", async () => asOne(await runScript("lint")));
  await step("unit and page tests", () => vitest("unit"));
  const { failed } = await step("builds", makeBuilds);
  if (failed > 0) {
    console.error("The tests of built files and the browser tests need the builds and were not run.");
  } else {
    await step("built files", () => vitest("built", ["--config", "tests/built/vitest.config.ts"]));
    await step("browser", playwright);
    await step("other browsers", () => vitest("browsers", ["--config", "tests/browsers/vitest.config.ts"]));
    await step("survival", survival);
  }
  report();
}

/**
 * @param {string} name
 * @param {() => Promise<Count>} work
 */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  steps.push({ name, seconds: (performance.now() - start) / 1000, ...count });
  return count;
}

/**
 * @param {{ code: number }} result
 * @returns {Count}
 */
function asOne({ code }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function makeBuilds() {
  const builds = await import("./builds.mjs");
  await builds.makeBuilds();
  return asOne({ code: 0 });
}

/**
 * @param {string} name
 * @param {string[]} [options]
 */
async function vitest(name, options = []) {
  const file = resultFile(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // Without a word Vitest would refuse a forgotten `.only` on CI servers alone.
  const command = ["vitest", "run", "--allowOnly=false", ...options, ...reporters];
  const { code } = await run(command, { env });
  return counted(code, file, (report) => ({
    passed: report.numPassedTests,
    // A file that could not be loaded has failed without a single test of it.
    failed: report.numFailedTests + report.testResults.filter(failedWithoutTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** @param {{ status: string, assertionResults: unknown[] }} file */
function failedWithoutTests({ status, assertionResults }) {
  return status === "failed" && assertionResults.length === 0;
}

async function playwright() {
  const file = resultFile("browser");
  const command = [
    "@playwright/test",
    "test",
    "--config",
    "tests/playwright.config.ts",
    "--reporter=list,json",
  ];
  const { code } = await run(command, {
    name: "playwright",
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return counted(code, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: stats.flaky,
  }));
}

/** A table of all faults. A test of one that failed has been counted; one that is gone has not. */
async function survival() {
  const { reportSurvival } = await import("./survival.mjs");
  return asOne({ code: reportSurvival().failed });
}

/**
 * An old result must never be taken for that of a runner that crashed.
 * @param {string} name
 */
function resultFile(name) {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * A runner that fails for another reason than a test, or leaves no result, counts as one failure.
 * @param {number} code
 * @param {string} file
 * @param {(report: any) => Count} read
 */
function counted(code, file, read) {
  const count = read(JSON.parse(readFileSync(file, "utf8")));
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function report() {
  console.log("");
  for (const { name, seconds, passed, failed, skipped, retried } of steps) {
    const left = (skipped ? `, ${skipped} skipped` : "") + (retried ? `, ${retried} at another try` : "");
    console.log(
      `${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed${left}`,
    );
  }
  const sum = (/** @type {"passed" | "failed"} */ key) => steps.reduce((total, step) => total + step[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

main().catch(fail);
