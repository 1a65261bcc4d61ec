import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../scripts/browser.mjs";
import { builds, missingBuilds } from "../scripts/builds.mjs";
import { cache, fail, project } from "../scripts/run.mjs";
import { ports } from "../scripts/test-ports.mjs";

/** The tests of `npm test` need a single build. */
const wanted = process.env.SHORT ? [builds.root] : Object.values(builds);
const missing = missingBuilds(wanted);
if (missing.length > 0) {
  fail(
    `The builds to test are missing (${missing.join(", ")}): run "npm test" or "node scripts/builds.mjs".`,
  );
}

const { executablePath } = browserOnce();
const hostedBackend = new URL(builds.hosted.env.VITE_BACKEND_URL ?? "").host;

export default defineConfig({
  testDir: ".",
  testMatch: /\/(e2e|faults|accessibility)\/.*\.spec\.ts$/,
  outputDir: `${cache}/browser`,
  fullyParallel: true,
  workers: availableParallelism(),
  // Variations of other tests run only in the full run.
  ...(!process.env.FULL && { grepInvert: /@full/ }),
  // The limits only stop hung tests, because the speed of the machine must not matter.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${builds.root.port}`,
    headless: true,
    trace: "off",
    launchOptions: {
      executablePath,
      args: [...BROWSER_ARGS, `--host-resolver-rules=MAP ${hostedBackend} localhost:${ports.backend}`],
    },
  },
  webServer: wanted
    .filter((build) => build.port !== undefined)
    .map(({ name, folder, port, env }) => ({
      name,
      command: `node scripts/serve.mjs --root "${folder}" --port ${port} --quick`,
      cwd: project,
      url: `http://localhost:${port}${env.BASE_PATH ?? "/"}`,
      reuseExistingServer: false,
      timeout: 180_000,
    })),
});

/**
 * Playwright's processes all evaluate this file; they inherit the result of the first through the
 * environment.
 */
function browserOnce() {
  try {
    const browser = findBrowser();
    process.env.CHROME_PATH = browser.executablePath;
    return browser;
  } catch (error) {
    return fail(error);
  }
}
