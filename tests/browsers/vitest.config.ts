import { defineConfig } from "vitest/config";
import { rootConfig } from "../../scripts/project-root.mjs";

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration from the default export.
export default defineConfig({
  ...rootConfig,
  test: {
    include: ["tests/browsers/**/*.test.ts"],
    // Node 20 offers WebSocket only behind a flag.
    execArgv: "WebSocket" in globalThis ? [] : ["--experimental-websocket"],
    // The limits only stop hung tests.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    disableConsoleIntercept: true,
  },
});
