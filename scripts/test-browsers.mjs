// @ts-check
// `npm run test:browsers`: the main journeys in Firefox and in WebKit, which are installed where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { fail, project, run } from "./run.mjs";

/** Debian's packages; one of the listed programs must be installed. */
const NEEDS = {
  "firefox-esr": [
    process.env.FIREFOX_PATH,
    "firefox-esr",
    "firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ],
  "webkit2gtk-driver": ["WebKitWebDriver"],
  xvfb: ["Xvfb"],
};

async function main() {
  await ensureInstalled();
  if (missing().length > 0 && process.getuid?.() === 0 && isProgram("apt-get")) install(missing());
  if (missing().length > 0) {
    throw new Error(
      `Not found: ${missing().join(", ")} (as Debian calls them). Wanted are Firefox (in the path, or named by
FIREFOX_PATH), WebKitWebDriver of WebKitGTK, and Xvfb. As root on Debian or Ubuntu this command installs them itself;
Fedora has them in firefox, webkit2gtk4.1 and xorg-x11-server-Xvfb, Arch in firefox, webkit2gtk-4.1 and xorg-server-xvfb.
WebKitGTK runs on Linux only: on another system "npm test" tries Firefox alone.`,
    );
  }

  const { builds, makeBuild } = await import("./builds.mjs");
  if (!existsSync(join(builds.root.folder, "index.html"))) {
    console.log("Building…");
    await makeBuild(builds.root);
  }
  const config = join(project, "tests/browsers/vitest.config.ts");
  const command = ["vitest", "run", "--allowOnly=false", "--config", config, "--reporter=verbose"];
  const { code } = await run(command, { env: { BROWSERS: "required" } });
  process.exitCode = code;
}

function missing() {
  const found = Object.entries(NEEDS).filter(([, programs]) => !programs.some(isProgram));
  return found.map(([name]) => name);
}

/** @param {string} [name] */
function isProgram(name) {
  return name !== undefined && spawnSync(name, ["--help"]).error === undefined;
}

/** @param {string[]} names */
function install(names) {
  console.log(`Installing ${names.join(", ")}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const words of [["update"], ["install", "--yes", ...names]]) {
    const { status, stderr } = spawnSync("apt-get", words, { env, encoding: "utf8" });
    if (status !== 0) console.error(stderr);
  }
}

main().catch(fail);
