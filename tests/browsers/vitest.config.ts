import { defineConfig } from "vitest/config";
import { rootConfig } from "../../scripts/project-root.mjs";

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration from the default export.
export default defineConfig({
  ...rootConfig,
  test: {
    include: ["tests/browsers/**/*.test.ts"],
    // Node 20 has a WebSocket, but shows it only when asked.
    execArgv: "WebSocket" in globalThis ? [] : ["--experimental-websocket"],
    // They end nothing but what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    disableConsoleIntercept: true,
  },
});
