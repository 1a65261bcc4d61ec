// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

// The headless shell is the same browser without windows, and twice as fast.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

/**
 * The features that Playwright disables in Chromium, since this list replaces its own, and the pages that Chromium
 * loads for the address bar of every window (WebUI): without them a test takes a third less time.
 */
const SWITCHED_OFF = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "msForceBrowserSignIn",
];

/** Prevents background requests; containers have neither a sandbox nor a GPU. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${SWITCHED_OFF.join(",")}`,
  // Its service would look for a missing model and log an error to the page's console.
  "--disable-blink-features=AIPromptAPI",
];

const MAC_PROGRAMS = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS_PROGRAMS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) =>
  ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"].map((path) =>
    join(process.env[variable] ?? "C:\\", path),
  ),
);

/**
 * Returns a browser for the tests: the one in CHROME_PATH, an installed one, Playwright's own, or one installed now.
 * @returns {{ executablePath: string }}
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);

  const executablePath = named || installedBrowser() || playwrightsBrowser() || installBrowser();
  if (!executablePath) {
    throw new Error(
      "The tests need a browser: install Chromium, Chrome or Edge, or name one in CHROME_PATH.",
    );
  }
  return { executablePath };
}

/** Opens the browser that `findBrowser` has found. */
export const launchBrowser = () => chromium.launch({ ...findBrowser(), args: BROWSER_ARGS });

function installedBrowser() {
  if (process.platform === "win32") return WINDOWS_PROGRAMS.find(existsSync);
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const present = [...onPath, ...(process.platform === "darwin" ? MAC_PROGRAMS : [])].filter(existsSync);
  // Ubuntu's `chromium-browser` may only print how to install one.
  return present.find((path) => spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0);
}

function playwrightsBrowser() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installBrowser() {
  console.error("There is no Chromium, Chrome or Edge here; trying to install one.");
  attempt("npx playwright install chromium");
  const path = playwrightsBrowser();
  // A downloaded browser may still lack system libraries.
  if (path && spawnSync(path, ["--version"]).status === 0) return path;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    attempt("apt-get update; apt-get install -y chromium-headless-shell || apt-get install -y chromium");
  }
  return installedBrowser();
}

/** @param {string} command */
function attempt(command) {
  // Messages go to the error stream, since the output may be a report.
  spawnSync(command, { shell: true, stdio: ["ignore", 2, 2], timeout: 600_000 });
}
