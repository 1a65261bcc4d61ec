// @ts-check
// Runs and prints the steps of `npm test`: one line each, progress meanwhile, and the first failure at once.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache, run } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */
/** @typedef {(message: import("./progress-reporter.mjs").Message) => void} OnMessage */
/** @typedef {{ code: number, output: string }} Result */

const results = join(cache, "results");
const isTerminal = Boolean(process.stdout.isTTY);
/** A terminal updates progress in place; a log gets a line now and then, as a sign of activity. */
const PROGRESS_INTERVAL_MS = isTerminal ? 1_000 : 20_000;

/** @type {(Count & { name: string, seconds: number })[]} */
const steps = [];

/** Removes the results of earlier runs. */
export function forgetResults() {
  rmSync(results, { recursive: true, force: true });
}

/**
 * Runs a step and prints one line for it. The output of its command follows only after a failure.
 * @param {string} name
 * @param {(onMessage: OnMessage) => Promise<Count & { output?: string }>} work
 */
export async function step(name, work) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let progress = "";
  let hasFailed = false;
  const print = () => write(`${name} … ${progress}${seconds().toFixed(0)} s`, isTerminal ? "" : "\n");
  if (isTerminal) print();
  const timer = setInterval(print, PROGRESS_INTERVAL_MS);
  const onMessage = (/** @type {import("./progress-reporter.mjs").Message} */ message) => {
    if (message.progress) progress = `${message.progress}, `;
    if (message.failure && !hasFailed) write(`${name} … failed first:\n${message.failure}\n`, "\n");
    hasFailed ||= Boolean(message.failure);
  };
  const { output = "", ...count } = await work(onMessage).catch((error) => ({
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
export function asOne({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** @param {Result[]} results */
export function allOf(results) {
  const failed = results.filter(({ code }) => code !== 0);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    ...(failed.length > 0 && { output: failed.map(({ output }) => output.trim()).join("\n\n") }),
  };
}

/**
 * Runs a test runner that writes its results as JSON. One that fails without a failed test, or leaves no result, counts
 * as one failure.
 * @param {string} name of the file of its results
 * @param {(file: string) => Parameters<typeof run>} command
 * @param {(report: any) => Count} read
 */
export async function counted(name, command, read) {
  const file = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  // An old result must not count if the runner crashes.
  rmSync(file, { force: true });
  const { code, output } = await run(...command(file));
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 1 };
  return { ...count, failed: code !== 0 ? Math.max(count.failed, 1) : count.failed, output };
}

/** Prints a line for each step and the sum, which decides how this program ends. */
export function report() {
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
