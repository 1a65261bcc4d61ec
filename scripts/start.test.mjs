import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { project as sitewright } from "./run.mjs";

const SCRIPTS = [
  "start",
  "install",
  "run",
  "project-root",
  "vite/site-styles",
  "vite/subjects",
  "vite/trades",
  "serve",
  "site-headers",
];
/** Commands of a project whose build and installation finish immediately, or never. */
const BUILD = `
  import { mkdirSync, writeFileSync } from "node:fs";
  mkdirSync("dist/assets", { recursive: true });
  writeFileSync("dist/index.html", '<link href="/assets/a.js">' + process.env.SITE_ORIGIN);
`;
const BROKEN = `console.log("There is an error in main.tsx"); process.exit(1);`;
/** Ignores signals. Tests check its port, since an ended process may stay in the process list. */
const ENDLESS = `
  import { writeFileSync } from "node:fs";
  import { createServer } from "node:net";
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => {});
  const server = createServer().listen(0, "127.0.0.1", () => writeFileSync("port", String(server.address().port)));
`;

/** The folder above the project, which is a link. */
let folder = "";
let project = "";
/** @type {import("node:child_process").ChildProcess | undefined} */
let program;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sitewright-start-"));
  const target = join(folder, "my work", "src", "Bäckerei #1 %20");
  for (const script of SCRIPTS)
    await put(
      join(target, "scripts", `${script}.mjs`),
      await readFile(join(sitewright, "scripts", `${script}.mjs`)),
    );
  project = join(folder, "link");
  await symlink(target, project, "dir");
  await put(join(project, "package.json"), '{ "type": "module" }');
  await put(join(project, "package-lock.json"), '{ "packages": { "": {} } }');
  await put(join(project, "node_modules/.package-lock.json"), '{ "packages": {} }');
  await put(join(project, "node_modules/vite/package.json"), '{ "type": "module", "bin": "vite.js" }');
  await put(join(project, "node_modules/vite/vite.js"), BUILD);
  await symlink(join(sitewright, "node_modules/sirv"), join(project, "node_modules/sirv"), "dir");
});

afterEach(async () => {
  program?.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

test("`npm start` prints its steps, and its last line is the address", async () => {
  const { lines, address } = await startSite();

  expect(lines).toEqual(["Building…", "Serving the build until Ctrl C:", address]);
  const page = await (await fetch(address)).text();
  expect(page).toContain(new URL(address).origin);
});

test("if the port is taken, it uses another and says so", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const taken = portOf(other);
  try {
    const { lines, address } = await startSite({ PORT: String(taken) });

    const { port } = new URL(address);
    expect(port).not.toBe(String(taken));
    expect(lines[0]).toBe(`Port ${taken} is taken by another program: using ${port} instead.`);
    expect((await fetch(address)).status).toBe(200);
  } finally {
    other.close();
  }
});

test("an invalid port is refused before anything is done", async () => {
  const { ended, lines, errors } = start({ PORT: "http" });

  expect(await ended).toBe(1);
  expect(lines).toEqual([]);
  expect(errors()).toContain('PORT is "http". It has to be a number from 0 to 65535.');
});

test("the packages are installed first, and a failure is reported", async () => {
  await rm(join(project, "node_modules/.package-lock.json"));
  await put(join(project, "npm-cli.js"), `console.log(process.argv.slice(2).join(" ")); process.exit(1)`);
  const { ended, lines, errors } = start();

  expect(await ended).toBe(1);
  expect(lines).toEqual(["Installing packages…", "ci --ignore-scripts --no-audit --no-fund"]);
  expect(errors()).toContain("The packages were not installed");
});

test("a failed build is reported with Vite's message", async () => {
  await put(join(project, "node_modules/vite/vite.js"), BROKEN);
  const { ended, errors } = start();

  expect(await ended).toBe(1);
  expect(errors()).toContain("There is an error in main.tsx");
  expect(errors()).toContain("The build failed.");
});

describe.each(/** @type {const} */ (["SIGINT", "SIGTERM"]))("%s", (signal) => {
  test("ends the server, even while a browser keeps a connection open", async () => {
    const { address, ended } = await startSite();
    await (await fetch(address)).text();
    program?.kill(signal);

    await ended;
    await expect(fetch(address)).rejects.toThrow();
  });

  test.each(["installation", "build"])("ends the %s too", async (step) => {
    if (step === "installation") await rm(join(project, "node_modules/.package-lock.json"));
    await put(join(project, step === "build" ? "node_modules/vite/vite.js" : "npm-cli.js"), ENDLESS);
    const { ended } = start();
    await expect.poll(isEndlessRunning, { timeout: 15_000 }).toBe(true);
    program?.kill(signal);

    await ended;
    await expect.poll(isEndlessRunning, { timeout: 15_000 }).toBe(false);
  });
});

test("it ends with npm, which sends SIGTERM no further than its shell", async () => {
  const { address } = await startSite({ npm_lifecycle_event: "start" }, "sh");
  program?.kill("SIGTERM");

  await expect.poll(() => isListening(new URL(address).port), { timeout: 15_000 }).toBe(false);
});

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {"sh"} [shell] where npm would start it
 */
async function startSite(env, shell) {
  const started = start(env, shell);
  await expect
    .poll(() => started.lines.at(-1) ?? started.errors(), { timeout: 15_000 })
    .toMatch(/^http:\S+$/);
  return { ...started, address: started.lines.at(-1) ?? "" };
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {"sh"} [shell]
 */
function start(env, shell) {
  const npm = join(project, "npm-cli.js");
  const command = [process.execPath, join(project, "scripts/start.mjs")];
  // A shell with a single command replaces itself with that command.
  const [name = "", ...args] = shell ? [shell, "-c", '"$@"; true', shell, ...command] : command;
  program = spawn(name, args, {
    cwd: folder,
    env: {
      ...process.env,
      SITE_ORIGIN: undefined,
      npm_lifecycle_event: undefined,
      // A checkout that is itself accessed through a link sets options here.
      NODE_OPTIONS: undefined,
      // The link to this folder is deleted with it.
      TMPDIR: folder,
      TEMP: folder,
      PORT: "0",
      npm_execpath: npm,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {string[]} */
  const lines = [];
  let errors = "";
  program.stdout?.on("data", (text) => lines.push(...String(text).trimEnd().split("\n")));
  program.stderr?.on("data", (text) => {
    errors += text;
  });
  const ended = once(program, "close").then(([code]) => code);
  return { lines, errors: () => errors, ended };
}

const isEndlessRunning = async () =>
  isListening(await readFile(join(project, "port"), "utf8").catch(() => ""));

/** @param {string} port */
async function isListening(port) {
  if (port === "") return false;
  const connection = connect(Number(port), "127.0.0.1");
  try {
    await once(connection, "connect");
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
async function put(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** @param {import("node:net").Server} server */
const portOf = (server) => /** @type {import("node:net").AddressInfo} */ (server.address()).port;
