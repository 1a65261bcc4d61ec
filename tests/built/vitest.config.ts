import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration from the default export.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["tests/built/**/*.test.ts"],
    disableConsoleIntercept: true,
    testTimeout: 60_000,
  },
});
