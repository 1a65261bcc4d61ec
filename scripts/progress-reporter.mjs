// @ts-check
// Tells the program that started a run how far it is, and what fails. Vitest counts files with it, Playwright tests.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ progress?: string, failure?: string }} Message */
/** @typedef {{ message?: string, stack?: string }} Failure */

// biome-ignore lint/style/noDefaultExport: both load a reporter from the default export.
export default class ProgressReporter {
  done = 0;
  total = 0;
  unit = "";

  /**
   * Vitest calls this.
   * @param {readonly unknown[]} files
   */
  onTestRunStart(files) {
    this.begin(files.length, "files");
  }

  /**
   * Vitest calls this.
   * @param {import("vitest/node").TestCase} test
   */
  onTestCaseResult(test) {
    const { errors } = test.result();
    if (errors?.length) this.fail(`${test.module.relativeModuleId} › ${test.fullName}`, errors);
  }

  /**
   * Vitest calls this.
   * @param {import("vitest/node").TestModule} file
   */
  onTestModuleEnd(file) {
    if (file.errors().length > 0) this.fail(file.relativeModuleId, file.errors());
    this.advance();
  }

  /**
   * Playwright calls this.
   * @param {unknown} _config
   * @param {{ allTests(): unknown[] }} suite
   */
  onBegin(_config, suite) {
    this.begin(suite.allTests().length, "tests");
  }

  /**
   * Playwright calls this.
   * @param {import("@playwright/test/reporter").TestCase} test
   * @param {import("@playwright/test/reporter").TestResult} result
   */
  onTestEnd(test, { errors }) {
    const { file, line } = test.location;
    const place = `${relative(process.cwd(), file)}:${line}`;
    if (test.outcome() === "unexpected") this.fail(`${place} › ${test.title}`, errors);
    this.advance();
  }

  /** Without this, Playwright would assume that this reporter prints the failures. */
  printsToStdio() {
    return false;
  }

  /**
   * @param {number} total
   * @param {string} unit
   */
  begin(total, unit) {
    Object.assign(this, { done: -1, total, unit });
    this.advance();
  }

  advance() {
    this.done += 1;
    this.send({ progress: `${this.done} of ${this.total} ${this.unit}` });
  }

  /**
   * @param {string} test
   * @param {readonly Failure[]} errors
   */
  fail(test, errors) {
    const texts = errors.map(({ message, stack }) => message ?? stack ?? "");
    this.send({ failure: stripVTControlCharacters([test, ...texts].join("\n")) });
  }

  /** @param {Message} message */
  send(message) {
    if (process.connected) process.send?.(message);
  }
}
