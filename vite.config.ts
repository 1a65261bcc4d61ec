import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { projectPath, rootConfig } from "./scripts/project-root.mjs";
import { builtPages } from "./scripts/vite/built-pages.ts";
import { firstAnswers } from "./scripts/vite/first-answers.ts";
import { hostFiles } from "./scripts/vite/host-files.ts";
import { icons } from "./scripts/vite/icons.ts";
import { inlineScripts } from "./scripts/vite/inline-scripts.ts";
import { libraries } from "./scripts/vite/libraries.ts";
import { licences } from "./scripts/vite/licences.ts";
import { offlineList } from "./scripts/vite/offline-list.ts";
import { seeds } from "./scripts/vite/seeds.ts";
import { templates } from "./scripts/vite/templates.ts";

/** Where the product will stand on its host, with a slash at both ends: `BASE_PATH=/demo/ npm run build`. */
const base = `/${process.env.BASE_PATH ?? ""}/`.replace(/\/{2,}/g, "/");

const alias = {
  // msw's cookie jar is a tenth of the worker, and brings the public-suffix list, 85 kB compressed. It is looked into
  // at each call, and a worker cannot set cookies anyway.
  "tough-cookie": fileURLToPath(new URL("./mocks/no-cookies.ts", import.meta.url)),
};

/** What is always needed together comes together: a chunk of a few hundred bytes costs a request, and compresses badly. */
const chunks = [
  {
    name: "shell",
    priority: 2,
    test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom(?!\/(server|cjs\/react-dom-server))|scheduler|wouter|regexparam|zustand|clsx)\/|src\/lib\/(?!english\.|money\.|root-hint\.|script-address\.|spreadsheet\/|file-size\.|calendar-days\.|download\.|program\.|random\.|use-early-text\.|expected-page\.|until-idle\.|reduced-motion\.|after-frame\.|indexed-database\.|open-window\.)|src\/(api\/(auth-token|hosted|transport)|app\/backend-status)\.|src\/contract\/(image-address|project-kinds)\.|src\/features\/visit\/(?!sales\/)|icon:(arrow-right|arrow-left|magnifying-glass|plus|minus|caret-down)$|src\/ui\/(announce|button|icon|page-heading|page-message|toast-slice)\./,
  },
  {
    name: "data",
    priority: 2,
    test: /node_modules\/@tanstack\/(react-query|query-core)\/|src\/(api\/(api-error|call|first-answers|query|query-keys|modules-query)|contract\/(backend-database|demo-accounts|endpoint|highest-amount|module-categories|plans|template-price))\./,
  },
  {
    // The studio reads what is kept in this browser with it, and needs no call for that.
    name: "schemas",
    priority: 2,
    test: /node_modules\/zod\/|src\/contract\/fields\./,
  },
  {
    // Or all that asks for a worker of its own would come with what registers the worker.
    name: "script-address",
    priority: 3,
    test: /src\/lib\/script-address\./,
  },
  {
    // What the first call is made with: no page waits for it before it can be used.
    name: "calls",
    priority: 1,
    test: /src\/app\/(own-fonts|start-backend|register-worker)\./,
  },
  {
    // What the first answers are checked with.
    name: "contracts",
    priority: 1,
    test: /src\/contract\/(demo|demo-users|modules|pricing|projects|promotion)\./,
  },
  {
    // Or they would come with the catalogue, whose cards use them as well.
    name: "parts",
    priority: 2,
    test: /src\/(ui\/(badge|card|copy-value|empty-state|skeleton)|contract\/user-types|lib\/english)\./,
  },
  {
    // Or what only reads an amount would come with the calls for prices.
    name: "money",
    priority: 2,
    test: /src\/lib\/money\./,
  },
  {
    name: "prices",
    priority: 1,
    test: /src\/(contract\/built-in-pricing|features\/(deploy\/(pricing-queries|stale-prices|plan-texts)|cart\/(use-cart|cart-state)))\./,
  },
  {
    name: "hints",
    priority: 2,
    test: /src\/(api\/(unwritten|work-(error|kept))|lib\/root-hint|features\/(projects\/has-projects|cart\/has-cart))\./,
  },
  {
    name: "catalogue",
    priority: 1,
    test: /src\/(contract\/module-catalogue|features\/modules\/(category-look|module-image))\./,
  },
  {
    // What is known of templates without a list of them.
    name: "template-words",
    priority: 1,
    test: /src\/contract\/(industries|template-(name|id|facets)|project-templates)\./,
  },
  {
    name: "work",
    priority: 1,
    test: /src\/(api\/work-(collections|database|connection|stores)|lib\/indexed-database)\.|src\/contract\/work\.|node_modules\/idb\//,
  },
  {
    // What opens when it is asked for, without what it opens.
    name: "openers",
    priority: 1,
    test: /src\/features\/(publish\/(share\/share-dialog-part|work\/my-work-part)|projects\/wizard\/(use-new-project|new-project-on-request))\./,
  },
  {
    // Here, or the lists of projects would bring what opens a project, or the other way round.
    name: "project-keys",
    priority: 1,
    test: /src\/(contract\/project-key|features\/preview\/preview-key)\./,
  },
  {
    name: "own-projects",
    priority: 1,
    test: /src\/(api\/work-queries|features\/projects\/(projects-queries|shown-project))\./,
  },
  {
    name: "kit",
    priority: 1,
    test: /src\/(ui\/(field|select|text-area)|lib\/use-early-text)\./,
  },
  {
    // What a brief asks for, and what is found in one.
    name: "brief-words",
    priority: 2,
    test: /src\/(contract\/(brief|submission-states)|sites\/brief\/(feature-labels|page-features|understood))\./,
  },
  {
    name: "administration-calls",
    priority: 1,
    test: /src\/contract\/(changes|form-submissions|module-batch|pricing-change|overview|auth)\./,
  },
  {
    // What the cards of projects need, without the drawings of all other pages; categories of modules share one of them.
    name: "project-icons",
    priority: 2,
    test: /icon:(game-controller|browser|squares-four|arrow-square-out|dots-three-vertical)$/,
  },
  {
    // Drawings of a line or two.
    name: "icons",
    priority: 1,
    minShareCount: 2,
    test: /icon:(?!trash|arrow-left|share-network|desktop|device-)/,
  },
  {
    // The trades share their props in many ways: a chunk for each would be dozens.
    name: "props",
    test: /src\/sites\/art\/(props|settings)/,
  },
  {
    // What draws any picture, and is there before the props of the first one are.
    name: "paint",
    priority: 1,
    test: /src\/sites\/art\/(shapes|colour|materials|lettering|paint|random|scene|backdrop|bands|skies|manner|picture|tile-backdrop)\./,
  },
  {
    name: "modules",
    test: /src\/features\/(modules\/modules-queries|demo\/(demo-session|demo-users-.*))\./,
  },
];

const offlineFiles = offlineList();
const licenceList = licences("licenses/libraries.md");

export default defineConfig({
  root: rootConfig.root,
  base,
  define: { "import.meta.env.BUILD_YEAR": JSON.stringify(new Date().getFullYear()) },
  resolve: { ...rootConfig.resolve, alias },
  plugins: [
    react(),
    tailwindcss(),
    icons(),
    templates(),
    seeds(),
    firstAnswers(),
    hostFiles(base),
    inlineScripts(),
    builtPages(),
    libraries(),
    licenceList.inPages,
    offlineFiles.plugin,
    VitePWA({
      strategies: "injectManifest",
      srcDir: "mocks",
      filename: "worker.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: "iife",
        // Eight of 32 letters tell the versions of one file apart.
        manifestTransforms: [
          (files) => ({
            manifest: files.map((file) => ({ ...file, revision: file.revision?.slice(0, 8) ?? null })),
          }),
          offlineFiles.addTo,
        ],
        // Of the fonts those of the product; those of the templates are kept when they are used.
        globPatterns: [
          "**/*.{html,js,css,svg,json,webmanifest}",
          "assets/{bricolage-grotesque,figtree}-*.woff2",
          "images/phones/*.webp",
        ],
        // The pages of the modules are opened with the empty page.
        globIgnores: [
          "licenses/**",
          "worker.js",
          "seeds.json",
          // Those are for who comes before there is a worker.
          "assets/first-*",
          "404.html",
          "vercel.json",
          "api/**",
          "module/**",
          "module-preview/**",
        ],
      },
    }),
  ],
  build: {
    target: ["chrome123", "safari17.5", "firefox128"],
    // The hosts of our own choice serve modules early enough without the polyfill.
    modulePreload: {
      polyfill: false,
      // Of an administration's page no other page names all the parts: who comes to it by a link waits a moment longer.
      resolveDependencies: (file, parts) => (file.includes("/administration-") ? [] : parts),
    },
    assetsInlineLimit: 0,
    // One style sheet, which stands in every page (scripts/vite/built-pages.ts).
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunks.map((chunk) => ({ ...chunk, test: (id) => chunk.test.test(projectPath(id)) })),
        },
        // Seven letters tell the versions of one file apart; the worker lists hundreds of these names.
        entryFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        chunkFileNames: ({ facadeModuleId }) =>
          /^src\/pages\/(admin\/|app-connector)/.test(projectPath(facadeModuleId ?? ""))
            ? "assets/administration-[name]-[hash:7].js"
            : "assets/[name]-[hash:7].js",
      },
    },
    reportCompressedSize: false,
  },
  // A worker that loads its parts when it needs them.
  worker: { format: "es", plugins: () => [licenceList.inWorkers()] },
  server: { port: 5173, strictPort: true },
  test: {
    // Vitest would leave one processor to itself, which waits most of the time.
    maxWorkers: "100%",
    restoreMocks: true,
    // Only ends what hangs.
    testTimeout: process.env.FULL ? 1_800_000 : 120_000,
    hookTimeout: 120_000,
    // One project after the other, or a process would be given up at each change from one to another.
    projects: [
      {
        extends: true,
        test: {
          name: "code",
          environment: "node",
          isolate: false,
          sequence: { groupOrder: 0 },
          setupFiles: ["tests/restore.ts"],
          include: [
            "{src,mocks}/**/*.test.ts",
            "tests/fuzz/*.test.ts",
            "src/sites/**/*.test.tsx",
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
          exclude: ["src/sites/**/*.test.tsx", "**/*.dom.test.tsx"],
          setupFiles: ["tests/setup.ts", "tests/restore.ts"],
        },
      },
      {
        // Tests of what a module does once, when a page starts: each file has a process of its own.
        extends: true,
        test: {
          name: "store",
          environment: "jsdom",
          sequence: { groupOrder: 2 },
          include: ["{src,mocks}/**/*.dom.test.{ts,tsx}", "tests/fuzz/*.dom.test.ts"],
          setupFiles: ["tests/setup.ts", "tests/restore.ts"],
        },
      },
    ],
  },
});
