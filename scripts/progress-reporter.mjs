// @ts-check
// Tells the program that started a run how far it is. Vitest counts files with it, Playwright tests.

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

  onTestModuleEnd() {
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

  onTestEnd() {
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
    if (process.connected) process.send?.(`${this.done} of ${this.total} ${this.unit}`);
  }
}
