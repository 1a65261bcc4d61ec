// @ts-check
import { spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isLinked, projectRoot } from "./project-root.mjs";

export const project = join(projectRoot, "/");
/** The scripts' generated files: compressed files, variant builds, test results. */
export const cache = join(project, "node_modules", ".cache", "sitewright");

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd] the working directory, by default the project
 * @property {boolean} [quiet] the output is returned to the caller, not printed
 * @property {(message: any) => void} [onMessage] called with the messages that the command sends
 * @property {boolean} [expendable] the command is killed when this program ends, because its work may stay
 *   incomplete; others are asked to end and can clean up
 */

/**
 * The running commands, with the signal that ends each.
 * @type {Map<import("node:child_process").ChildProcess, NodeJS.Signals> | undefined}
 */
let running;

/**
 * Runs a command of a package with the current Node executable: without a shell, the same on every system.
 * @param {string[]} command the package and its arguments, such as `["vite", "build"]`
 * @param {Options & { name?: string }} [options] `name` if the command is not named after its package
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([packageName = "", ...args], { name = packageName, env, ...options } = {}) {
  const folder = join(projectRoot, "node_modules", packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = join(folder, typeof bin === "string" ? bin : (bin[name] ?? ""));
  // Vitest imports modules by the paths that Node resolves.
  const linked = isLinked && { NODE_OPTIONS: "--preserve-symlinks --preserve-symlinks-main" };
  return start(process.execPath, [script, ...args], { ...options, env: { ...linked, ...env } });
}

/**
 * Runs a script of package.json.
 * @param {string} script
 */
export function runScript(script) {
  return runNpm(["run", "--silent", script]);
}

/**
 * @param {string[]} args
 * @param {Options} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  // Under `npm test`, an environment variable has the path of npm's program; a bare `npm` is a shell script on
  // Windows.
  return npm?.endsWith("npm-cli.js")
    ? start(process.execPath, [npm, ...args], options)
    : start("npm", args, { ...options, shell: process.platform === "win32" });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Options & { shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
function start(program, args, options = {}) {
  const { env, quiet = false, expendable = false, shell = false, cwd = project, onMessage } = options;
  const output = quiet ? "pipe" : "inherit";
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output, ...(onMessage ? /** @type {const} */ (["ipc"]) : [])],
    shell,
  });
  if (onMessage) child.on("message", onMessage);
  running ??= leaveNoneBehind(new Map());
  running.set(child, expendable ? "SIGKILL" : "SIGINT");
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (printed += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      running?.delete(child);
      resolve({ code: code ?? 1, output: printed });
    });
  });
}

/**
 * Ends all running commands when this program ends. Installed at the first start and not on import, since Playwright
 * imports this file, too, and ends its processes itself.
 * @param {NonNullable<typeof running>} children
 */
function leaveNoneBehind(children) {
  process.on("exit", () => {
    for (const [child, signal] of children) child.kill(signal);
  });
  process.on("SIGINT", () => process.exit(130));
  process.on("SIGTERM", () => process.exit(143));
  return children;
}

/**
 * Whether a script was started directly, not imported.
 * @param {ImportMeta} meta
 */
export function isCommand({ url }) {
  const [, started = ""] = process.argv;
  return existsSync(started) && realpathSync(started) === realpathSync(fileURLToPath(url));
}

/**
 * Ends the program with a one-line message, for errors that the reader can fix.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
