// @ts-check
import { spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isLinked, projectRoot } from "./project-root.mjs";

export const project = fileURLToPath(new URL("..", import.meta.url));
/** Everything the scripts make for themselves: compressed files, variant builds, test results. */
export const cache = join(project, "node_modules", ".cache", "sitewright");

/** @type {Set<import("node:child_process").ChildProcess> | undefined} */
let running;

/**
 * Runs a command of a package with this same node: no shell, no shim, the same on every system.
 * With `quiet`, what it prints is kept for the caller; else it goes where this program's output goes.
 * @param {string[]} command the package and its arguments, such as `["vite", "build"]`
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, name?: string, cwd?: string }} [options] `name` where the
 *   command is called differently from its package
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([packageName = "", ...args], { env, quiet = false, name = packageName, cwd } = {}) {
  const folder = join(projectRoot, "node_modules", packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = join(folder, typeof bin === "string" ? bin : (bin[name] ?? ""));
  // Vitest imports modules by the paths that Node gives them.
  const options = isLinked && { NODE_OPTIONS: "--preserve-symlinks --preserve-symlinks-main" };
  return start(process.execPath, [script, ...args], { env: { ...options, ...env }, quiet, cwd });
}

/**
 * Runs a script of package.json.
 * @param {string} script
 */
export function runScript(script) {
  const npm = process.env.npm_execpath;
  // Under `npm test` npm says where its own program is; a bare `npm` is a shell script on Windows.
  return npm?.endsWith("js")
    ? start(process.execPath, [npm, "run", "--silent", script])
    : start("npm", ["run", "--silent", script], { shell: process.platform === "win32" });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, shell?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
function start(program, args, { env, quiet = false, shell = false, cwd = project } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    shell,
  });
  running ??= leaveNoneBehind(new Set());
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      running?.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Ends what is still running when this program ends. Done at the first start and not on import, since
 * Playwright, which imports this file for its other parts, ends its own processes in its own way.
 * @param {Set<import("node:child_process").ChildProcess>} children
 */
function leaveNoneBehind(children) {
  process.on("exit", () => {
    for (const child of children) child.kill("SIGINT");
  });
  process.on("SIGINT", () => process.exit(130));
  process.on("SIGTERM", () => process.exit(143));
  return children;
}

/**
 * Whether a script was started by itself, and not imported by another.
 * @param {ImportMeta} meta
 */
export function isCommand({ url }) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));
}

/**
 * Ends the program with one line on what went wrong, for what the reader can put right himself.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
