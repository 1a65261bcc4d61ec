import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PluginOption, Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import type { OfflineList } from "../../src/features/offline/offline-list.ts";
import { projectPath } from "../project-root.mjs";
import { picturesVersion } from "./templates.ts";

const LIST = "offline.json";
/** Pages for administrators and builders, which are cached when they are first opened. */
const TOOLS = /^(admin\/|app-connector|studio)/;
/** In characters: code this small costs less than a request for it. */
const SMALL_PART = 1500;
/** Module pages load this after login. */
const DEMO = /\/features\/demo\/demo-interface\.tsx$/;

interface ManifestFile {
  url: string;
  size: number;
  revision: string | null;
}

/**
 * Builds the service worker with its list of files to cache (mocks/offline-files.ts), and `offline.json`, which lists
 * all files that can be cached for offline use with their sizes.
 */
export function offlineFiles(): PluginOption {
  let folder = "";
  let ahead = new Set<string>();
  return [
    {
      name: "offline-files",
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
      generateBundle: {
        order: "post",
        handler(_, bundle) {
          ahead = filesAhead(bundle);
        },
      },
    },
    VitePWA({
      strategies: "injectManifest",
      srcDir: "mocks",
      filename: "worker.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: "iife",
        // The decoder of HEIC pictures is larger than the default of 2 MB.
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        // Only the product's fonts; fonts of templates are cached when they are used.
        globPatterns: [
          "**/*.{html,js,svg,json,webmanifest}",
          "assets/{bricolage-grotesque,figtree}-*.woff2",
          "images/phones/*.webp",
        ],
        // The pages of the modules are opened with the empty page.
        globIgnores: [
          "licenses/**",
          "worker.js",
          "seeds.json",
          // Only used on a first visit, before the worker runs.
          "assets/first-*",
          "404.html",
          "vercel.json",
          "api/**",
          "module/**",
          "module-preview/**",
        ],
        manifestTransforms: [
          (files) => {
            const isPage = (url: string) => url.endsWith(".html") && !TOOLS.test(url);
            const manifest = [...files, writeList(folder, files)].map(({ url, size, revision }) => ({
              url,
              size,
              // Eight of 32 digits distinguish the versions of a file.
              revision: revision?.slice(0, 8) ?? null,
              ...((ahead.has(url) || isPage(url)) && { isAhead: true }),
            }));
            return { manifest };
          },
        ],
      },
    }),
  ];
}

/**
 * Returns the files to precache: the entry with its lazy parts (such as notifications), the code of
 * each public page with its small lazy parts, since some pages load one without a click (such as the number of modules
 * on the home page), and the lazy parts of the design system (such as dialogs). Larger parts (the content of dialogs,
 * the texts of an industry, the export) are cached when they are used.
 */
function filesAhead(bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.filter((output) => output.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const pageOf = (chunk?: Rolldown.OutputChunk) =>
    /^src\/pages\/(.+)/.exec(projectPath(chunk?.facadeModuleId ?? ""))?.[1];
  const ahead = new Set<string>();
  const add = (name: string) => {
    if (ahead.has(name)) return;
    ahead.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) add(imported);
  };
  for (const [name, chunk] of chunks) {
    const page = pageOf(chunk);
    if (page && !TOOLS.test(page)) add(name);
    if (chunk.isEntry) for (const lazy of chunk.dynamicImports) if (!pageOf(chunks.get(lazy))) add(lazy);
  }
  for (const name of [...chunks.values()].flatMap((chunk) => chunk.dynamicImports)) {
    const modules = chunks.get(name)?.moduleIds.map((id) => projectPath(id)) ?? [];
    const own = modules.filter((path) => path.startsWith("src/"));
    if (own.length > 0 && own.every((path) => path.startsWith("src/ui/"))) add(name);
  }
  const parts = [...chunks.values()].filter((chunk) => pageOf(chunk)).flatMap((page) => page.dynamicImports);
  for (const name of parts) {
    const part = chunks.get(name);
    const isSmall = part && part.code.length < SMALL_PART && part.imports.every((other) => ahead.has(other));
    if (isSmall || DEMO.test(part?.facadeModuleId ?? "")) add(name);
  }
  return ahead;
}

/** The worker caches files that are in no manifest under the same address. */
function writeList(folder: string, files: ManifestFile[]): ManifestFile {
  const filesIn = (path: string, pattern: RegExp, address = (file: string) => file) =>
    readdirSync(join(folder, path))
      .filter((name) => pattern.test(name))
      .map((name): [string, number] => {
        const file = `${path}/${name}`;
        return [address(file), statSync(join(folder, file)).size];
      });
  const isDrawing = ({ url }: ManifestFile) => /\.(svg|png|webp)$/.test(url);
  const isFont = ({ url }: ManifestFile) => url.endsWith(".woff2");
  const sized = (chosen: ManifestFile[]) => chosen.map(({ url, size }): [string, number] => [url, size]);
  const list: OfflineList = {
    pages: sized(files.filter((file) => !isDrawing(file) && !isFont(file))),
    drawings: sized(files.filter(isDrawing)),
    pictures: filesIn("images/templates", /\.webp$/, (file) => `${file}?v=${picturesVersion()}`),
    fonts: filesIn("assets", /\.woff2$/),
    // The address that the player requests (src/features/music/default-track.ts).
    music: filesIn("music", /\.m4a$/, (file) => `${file}?${fingerprint(readFileSync(join(folder, file)))}`),
  };
  const text = JSON.stringify(list);
  writeFileSync(join(folder, LIST), text);
  return { url: LIST, size: text.length, revision: fingerprint(text) };
}

const fingerprint = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
