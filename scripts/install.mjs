// @ts-check
// Runs before anything is installed, so it uses nothing but Node itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { project, runNpm } from "./run.mjs";

const OLDEST_NODE = [20, 19];

/** Installs the packages of the lock file unless they are already installed. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.log("Installing packages…");
  // No package needs install scripts, and a killed npm would leave them running.
  const { code } = await runNpm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { expendable: true });
  if (code !== 0) throw new Error("The packages were not installed: see the message of npm above.");
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `Sitewright needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`,
  );
}

/**
 * npm records the installed packages in the hidden lock file. Contents are compared instead of times, because a
 * checkout changes the time of an unchanged lock file.
 */
function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  delete wanted[""]; // the project itself
  const isPresent = (/** @type {string} */ path) =>
    present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity;
  // Optional packages are skipped if they are for another system.
  const missing = Object.keys(wanted).filter((path) => !isPresent(path) && !wanted[path]?.optional);
  const unwanted = Object.keys(present).filter((path) => !isPresent(path));
  return missing.length === 0 && unwanted.length === 0;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(join(project, lockFile), "utf8")).packages;
  } catch {
    return undefined; // not installed yet, or npm was interrupted
  }
}
