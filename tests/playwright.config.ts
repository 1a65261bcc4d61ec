import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../scripts/browser.mjs";
import { builds, missingBuilds } from "../scripts/builds.mjs";
import { cache, fail } from "../scripts/run.mjs";
import { ports } from "../scripts/test-ports.mjs";

const missing = missingBuilds();
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
  // Most of a test is waiting: more of them than processors keep these busy.
  workers: 4,
  // Variations of what other tests show wait for the full run.
  ...(!process.env.FULL && { grepInvert: /@full/ }),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A busy machine may be too slow once, or twice. What passes at another try is named in the report.
  retries: 2,
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
  webServer: Object.values(builds)
    .filter((build) => build.port !== undefined)
    .map(({ name, folder, port, env }) => ({
      name,
      command: `node scripts/serve.mjs --root "${folder}" --port ${port} --quick`,
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      url: `http://localhost:${port}${env.BASE_PATH ?? "/"}`,
      reuseExistingServer: false,
      timeout: 180_000,
    })),
});

/** Each of Playwright's processes reads this file; they inherit what the first has found. */
function browserOnce() {
  try {
    const browser = findBrowser();
    process.env.CHROME_PATH = browser.executablePath;
    return browser;
  } catch (error) {
    return fail(error);
  }
}
