import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, runnerImport } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { contentPolicy, headersFile, redirectsFile } from "./scripts/site-headers.mjs";

/** Where the product will stand on its host, with a slash at both ends: `BASE_PATH=/demo/ npm run build`. */
const base = `/${process.env.BASE_PATH ?? ""}/`.replace(/\/{2,}/g, "/");

const alias = {
  // msw's cookie jar brings the public-suffix list, 85 kB compressed. A worker cannot set cookies anyway.
  tldts: new URL("./mocks/no-public-suffixes.ts", import.meta.url).pathname,
};

export default defineConfig({
  base,
  resolve: { alias },
  plugins: [
    react(),
    tailwindcss(),
    icons(),
    seeds(),
    hostFiles(),
    contentSecurityPolicy(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "mocks",
      filename: "worker.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{html,js,css,svg,json,woff2}"],
        globIgnores: ["licenses/**", "worker.js"],
      },
    }),
  ],
  build: {
    target: ["chrome123", "safari17.5", "firefox128"],
    // The hosts of our own choice serve modules early enough without the polyfill.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: "licenses/libraries.md" },
    reportCompressedSize: false,
  },
  server: { port: 5173, strictPort: true },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}", "mocks/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});

/** `import copy from "icon:copy"` gives the path of that Phosphor outline, and no other icon of the set. */
function icons(): Plugin {
  const prefix = "icon:";
  const set = JSON.parse(
    readFileSync(new URL("./node_modules/@iconify-json/ph/icons.json", import.meta.url), "utf8"),
  ) as { icons: Record<string, { body: string }> };
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const name = id.slice(prefix.length + 1);
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? "")?.[1];
      if (!path) throw new Error(`There is no Phosphor icon "${name}" of one path.`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}

/** Writes the backend's first records to `seeds.json`, which the worker keeps beside itself. */
function seeds(): Plugin {
  async function write() {
    const { module } =
      await runnerImport<typeof import("./mocks/db/seed/seed.ts")>("./mocks/db/seed/seed.ts");
    return JSON.stringify(await module.createSeed());
  }
  return {
    name: "seeds",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "seeds.json", source: await write() });
    },
    configureServer(server) {
      server.middlewares.use(`${base}seeds.json`, async (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(await write());
      });
    },
  };
}

/** Tells static hosts that read such files which headers to send and where pages are. */
function hostFiles(): Plugin {
  return {
    name: "host-files",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: headersFile(base) });
      this.emitFile({ type: "asset", fileName: "_redirects", source: redirectsFile(base) });
    },
  };
}

/** Each built page carries its own policy, with the hashes of the scripts that stand in it. */
function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
          ([, code = ""]) => code,
        );
        const hashes = inlineScripts.map(
          (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
        );
        const connect = process.env.VITE_BACKEND_URL ? [new URL(process.env.VITE_BACKEND_URL).origin] : [];
        const content = contentPolicy({ scripts: hashes, connect });
        return html.replace(
          /<meta charset="[^"]+" ?\/?>/,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}">`,
        );
      },
    },
  };
}
