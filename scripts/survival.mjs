// @ts-check
// Prints the results of the last test run for the faults of tests/faults/fault-table.mjs, the number of inputs that were
// tried, and the number of records that were lost. Part of `npm run test:all`; by itself: node scripts/survival.mjs
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faults } from "../tests/faults/fault-table.mjs";
import { cache, isCommand } from "./run.mjs";

const WIDTHS = [44, 46];

/** @typedef {{ file: string, title: string, state: "passed" | "failed" | "skipped", inputs: number, figures: string[] }} Result */

/** Returns the table as lines, with the numbers of passed and failed faults. */
export function readSurvival() {
  const results = [
    ...["code", "pages", "other-pages"].flatMap(vitestResults),
    ...["browser", "other-browser"].flatMap(playwrightResults),
  ];
  const isFull = Boolean(process.env.FULL) || process.argv.includes("--full");
  /** @type {string[]} */
  const lines = [];
  let [survived, failed] = [0, 0];
  for (const [group, list] of Object.entries(faults)) {
    lines.push("", group);
    for (const { fault, injection, file, test, inFull } of list) {
      const found = results.filter((result) => result.file.endsWith(file) && test.test(result.title));
      const waits = inFull && !isFull && found.length === 0;
      const outcome = waits ? "full run only" : outcomeOf(found);
      if (outcome === "survived") survived += 1;
      else if (!waits) failed += 1;
      lines.push(`  ${pad(fault, WIDTHS[0])} ${pad(injection, WIDTHS[1])} ${outcome}`);
    }
  }
  const inputs = results.reduce((sum, result) => sum + result.inputs, 0);
  const figures = results.flatMap((result) => result.figures);
  lines.push("", `faults survived: ${survived} of ${survived + failed}`);
  lines.push(`inputs tried: ${inputs.toLocaleString("en")}`, ...figures);
  return { survived, failed, lines };
}

/** @param {Result[]} found */
function outcomeOf(found) {
  if (found.length === 0) return "NOT TESTED";
  if (found.some(({ state }) => state === "failed")) return "NOT SURVIVED";
  return found.some(({ state }) => state === "passed") ? "survived" : "NOT TESTED";
}

/**
 * @param {string} name
 * @returns {Result[]}
 */
function vitestResults(name) {
  return read(name, (report) =>
    report.testResults.flatMap((/** @type {any} */ { name: file, assertionResults }) =>
      assertionResults.map((/** @type {any} */ { fullName, status, meta }) => ({
        file,
        title: fullName,
        state: status === "passed" || status === "failed" ? status : "skipped",
        inputs: meta?.inputs ?? 0,
        figures: [],
      })),
    ),
  );
}

/**
 * @param {string} name
 * @returns {Result[]}
 */
function playwrightResults(name) {
  return read(name, ({ suites }) => suites.flatMap((/** @type {any} */ suite) => specsOf(suite, [])));
}

/**
 * @param {any} suite
 * @param {string[]} titles
 * @returns {Result[]}
 */
function specsOf({ file, title, specs, suites = [] }, titles) {
  const path = title === file ? titles : [...titles, title];
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ { status, annotations }) => ({
      file: spec.file,
      title: [...path, spec.title].join(" "),
      state: status === "skipped" ? "skipped" : spec.ok ? "passed" : "failed",
      inputs: 0,
      figures: annotations
        .filter((/** @type {any} */ { type }) => type === "figure")
        .map((/** @type {any} */ { description }) => description),
    })),
  );
  return [...own, ...suites.flatMap((/** @type {any} */ inner) => specsOf(inner, path))];
}

/**
 * @param {string} name
 * @param {(report: any) => Result[]} toResults
 */
function read(name, toResults) {
  const file = join(cache, "results", `${name}.json`);
  return existsSync(file) ? toResults(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/**
 * @param {string} text
 * @param {number} [width]
 */
function pad(text, width = 0) {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

if (isCommand(import.meta)) {
  const { failed, lines } = readSurvival();
  console.log(lines.join("\n"));
  if (failed > 0) process.exitCode = 1;
}
