// @ts-check
// The builds that the tests run against, made once and shared. Run: node scripts/builds.mjs
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cache, fail, isCommand, project, run } from "./run.mjs";
import { ports } from "./test-ports.mjs";

/**
 * `checkout` is a folder for a copy of the project in which the build runs: builds have failed below some folder
 * names.
 * @typedef {{ name: string, folder: string, port?: number, env: NodeJS.ProcessEnv, checkout?: string }} Build
 */

const folder = (/** @type {string} */ name) => join(cache, "builds", name);

/** @type {Record<"root" | "demo" | "next" | "hosted", Build>} */
export const builds = {
  root: { name: "root", folder: folder("root"), port: ports.root, env: {} },
  demo: {
    name: "demo",
    folder: folder("demo"),
    port: ports.demo,
    env: { BASE_PATH: "/demo/", VITE_PUBLISH_HOSTS: "github,netlify" },
    checkout: "my work/src/site #1",
  },
  /** A second version of `root`, for tests that update from one to the other and start servers themselves. */
  next: { name: "next", folder: folder("next"), env: { VITE_BUILD_LABEL: "next" } },
  hosted: {
    name: "hosted",
    folder: folder("hosted"),
    port: ports.hosted,
    // The tests' browser maps this address to a free port, so that no build depends on one.
    env: { VITE_BACKEND_URL: "http://localhost:4199", VITE_BACKEND_KEY: "test-key" },
  },
};

/** Build variables of the caller's environment must not affect these builds. */
const neutral = {
  BASE_PATH: "",
  VITE_BUILD_LABEL: "",
  VITE_BACKEND_URL: "",
  VITE_BACKEND_KEY: "",
  VITE_IMAGE_HOST: "",
  VITE_MODEL_ORIGINS: "",
  VITE_REPORT_URL: "",
  VITE_REPLY_URL: "",
  VITE_LINK_KEYS: "",
  VITE_PUBLISH_HOSTS: "",
  NODE_ENV: "production",
};

/**
 * Makes builds, two at a time. Throws with the output of a failed one.
 * @param {readonly Build[]} [wanted] by default all
 */
export async function makeBuilds(wanted = Object.values(builds)) {
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await makeBuild(next);
  };
  await Promise.all([work(), work()]);
}

/**
 * Returns the names of missing builds.
 * @param {readonly Build[]} wanted
 */
export function missingBuilds(wanted) {
  return wanted.filter((build) => !existsSync(join(build.folder, "index.html"))).map((build) => build.name);
}

/**
 * @param {Build} build
 * @param {string[]} options further arguments of `vite build`
 */
export async function makeBuild({ name, folder, env, checkout }, options = []) {
  const temporary = checkout ? await mkdtemp(join(tmpdir(), "sitewright-build-")) : undefined;
  try {
    const cwd = temporary && (await copyProject(join(temporary, checkout ?? "")));
    // The size tests read from the manifest which files a page needs.
    const command = ["vite", "build", "--manifest", "--emptyOutDir", "--outDir", folder, ...options];
    // A build below such a folder creates a link in the temporary folder, which is deleted with the copy.
    const own = { ...neutral, ...env, ...(temporary && { TMPDIR: temporary, TEMP: temporary }) };
    const { code, output } = await run(command, { quiet: true, cwd, env: own });
    if (code !== 0) throw new Error(`${output}\nThe build "${name}" failed.`);
  } finally {
    if (temporary) await rm(temporary, { recursive: true, force: true });
  }
}
/**
 * Copies the sources of the project; node_modules is shared.
 * @param {string} target
 */
async function copyProject(target) {
  await mkdir(target, { recursive: true });
  const names = (await readdir(project)).filter((name) => !["node_modules", ".git", "dist"].includes(name));
  await Promise.all(names.map((name) => cp(join(project, name), join(target, name), { recursive: true })));
  await symlink(join(project, "node_modules"), join(target, "node_modules"), "junction");
  return target;
}

if (isCommand(import.meta)) makeBuilds().catch(fail);
