import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { rootConfig } from "./scripts/project-root.mjs";
import { appFile } from "./scripts/vite/app-file.ts";
import { buildFacts } from "./scripts/vite/build-facts.ts";
import { builtPages } from "./scripts/vite/first-visit/built-pages.ts";
import { firstAnswers } from "./scripts/vite/first-visit/first-answers.ts";
import { inlineScripts } from "./scripts/vite/first-visit/inline-scripts.ts";
import { hostFiles } from "./scripts/vite/host-files.ts";
import { icons } from "./scripts/vite/icons.ts";
import { libraries } from "./scripts/vite/libraries.ts";
import { licences } from "./scripts/vite/licences.ts";
import { offlineFiles } from "./scripts/vite/offline-files.ts";
import { seeds } from "./scripts/vite/seeds.ts";
import { templates } from "./scripts/vite/templates.ts";
import { trades } from "./scripts/vite/trades.mjs";

/** The path of the product on its host, with a slash at both ends: `BASE_PATH=/demo/ npm run build`. */
const base = `/${process.env.BASE_PATH ?? ""}/`.replace(/\/{2,}/g, "/");

const alias = {
  // A tenth of the worker, for nothing: docs/decisions/008-no-cookie-jar.md
  "tough-cookie": fileURLToPath(new URL("./mocks/no-cookies.ts", import.meta.url)),
};

/** docs/decisions/007-common-code.md */
const codeSplitting = {
  groups: [{ name: "react", test: /node_modules\/(react|scheduler|react-dom(?!\/.*server))\// }],
  experimentalInlineCommonChunks: { maxSize: 64_000, exclude: /\.css/ },
};
const licenceList = licences("licenses/libraries.md");
const target = ["chrome123", "safari17.5", "firefox128"];

export default defineConfig({
  root: rootConfig.root,
  base,
  define: buildFacts,
  resolve: { ...rootConfig.resolve, alias },
  plugins: [
    ...rootConfig.plugins,
    react(),
    tailwindcss(),
    icons(),
    templates(),
    seeds(),
    appFile(target, () => [licenceList.inWorkers()]),
    firstAnswers(),
    hostFiles(base),
    inlineScripts(),
    builtPages(),
    libraries(),
    licenceList.inPages,
    offlineFiles(),
  ],
  build: {
    target,
    // The hosts of our own choice serve modules early enough without the polyfill.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting } },
    reportCompressedSize: false,
  },
  worker: { format: "es", plugins: () => [trades(), licenceList.inWorkers()] },
  server: { port: 5173, strictPort: true },
  test: {
    // Vitest would leave one processor to itself, which waits most of the time.
    maxWorkers: "100%",
    restoreMocks: true,
    // Only ends what hangs.
    testTimeout: process.env.FULL ? 1_800_000 : 120_000,
    hookTimeout: 120_000,
    // docs/testing.md has the three sizes of a test run.
    tags: [{ name: "short" }, { name: "long" }, { name: "full" }],
    ...(!process.env.FULL && { tagsFilter: process.env.ALL ? ["!full"] : ["!full && !long"] }),
    // One project after the other, or a process would be given up at each change from one to another.
    projects: [
      {
        extends: true,
        // As in the builds: React's checks of a development build take half of the time of what it renders.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "code",
          environment: "node",
          env: { NODE_ENV: "production" },
          isolate: false,
          sequence: { groupOrder: 0 },
          setupFiles: ["fake-indexeddb/auto", "tests/restore.ts"],
          include: [
            "{src,mocks}/**/*.test.ts",
            "tests/fuzz/*.test.ts",
            "src/{sites,brief,art,share}/**/*.test.tsx",
            "scripts/**/*.test.mjs",
          ],
          exclude: ["**/*.dom.test.ts"],
        },
      },
      {
        // A document takes longer to set up than most tests take: only those that need one get it.
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ["src/**/*.test.tsx"],
          exclude: ["src/{sites,brief,art,share}/**/*.test.tsx", "**/*.dom.test.tsx"],
          setupFiles: ["tests/setup.ts", "tests/restore.ts"],
        },
      },
      {
        // Tests of what a module does once, when a page starts: each file has its own modules and databases.
        extends: true,
        test: {
          name: "store",
          environment: "jsdom",
          isolate: false,
          sequence: { groupOrder: 2 },
          include: ["{src,mocks}/**/*.dom.test.{ts,tsx}", "tests/fuzz/*.dom.test.ts"],
          setupFiles: ["tests/fresh-modules.ts", "tests/setup.ts", "tests/restore.ts"],
        },
      },
    ],
  },
});
