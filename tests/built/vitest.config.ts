import { defineConfig } from "vitest/config";
import { rootConfig } from "../../scripts/project-root.mjs";

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration from the default export.
export default defineConfig({
  ...rootConfig,
  test: {
    include: ["tests/built/**/*.test.ts"],
    // Tests of builds that `npm test` does not make.
    tags: [{ name: "other-builds" }],
    disableConsoleIntercept: true,
    testTimeout: 60_000,
  },
});
