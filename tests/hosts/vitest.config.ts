import { defineConfig } from "vitest/config";
import { rootConfig } from "../../scripts/project-root.mjs";
import { templates } from "../../scripts/vite/templates.ts";

/** The tests of the backend's calls, with an SQL database in place of memory: `HOST_DATABASE` names it. */
// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration from the default export.
export default defineConfig({
  ...rootConfig,
  plugins: [...rootConfig.plugins, templates()],
  test: {
    include: [
      "mocks/handlers/*.test.ts",
      "mocks/{answered-once,backend,forged-calls}.test.ts",
      // Stores that need a program of their own, and no other database: they run once.
      ...(process.env.HOST_DATABASE === "pglite" ? ["tests/hosts/*.test.ts"] : []),
    ],
    setupFiles: ["fake-indexeddb/auto", "tests/restore.ts", "tests/hosts/sql-stores.ts"],
    isolate: false,
    maxWorkers: 1,
    restoreMocks: true,
    testTimeout: 120_000,
    tags: [{ name: "short" }, { name: "long" }, { name: "full" }],
  },
});
