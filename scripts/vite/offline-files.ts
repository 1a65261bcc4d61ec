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
/** In characters, with what a part imports. Larger parts bring an engine: the texts of an industry, the import. */
const LARGEST_PART = 128_000;
/** Content rather than something that a page opens: sites, drawings and texts, trades, apps, the database in the page. */
const CONTENT =
  /^(src\/(sites|art|share|brief|apps|games|features\/brief\/(?:app|sheet))|mocks)\/|^\0(?:trades|subjects):/;
/** As many bytes as `mocks/offline-files.ts` compares. */
const DIGEST_BYTES = 6;

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
  let parts: Parts = { ahead: new Set(), opens: new Map() };
  return [
    {
      name: "offline-files",
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
      generateBundle: {
        order: "post",
        handler(_, bundle) {
          parts = partsOf(bundle);
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
            const manifest = [...files, writeList(folder, files)].map(({ url, size }) => ({
              url,
              size,
              revision: digestOf(join(folder, url)),
              ...((parts.ahead.has(url) || isPage(url)) && { isAhead: true }),
              ...(parts.opens.has(url) && { opens: parts.opens.get(url) }),
            }));
            return { manifest };
          },
        ],
      },
    }),
  ];
}

interface Parts {
  /** The files to prefetch: the code of each public page, with what it can open. */
  ahead: Set<string>;
  /** The files that a page can open, by the page's chunk; those of every page, by the chunk of the entry. */
  opens: Map<string, string[]>;
}

/**
 * Finds the code that the public pages load, and their lazy parts (such as dialogs, and parts of these). Large parts and
 * content (the texts of an industry, the export) are cached when they are used.
 */
function partsOf(bundle: Rolldown.OutputBundle): Parts {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.filter((output) => output.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const pageOf = (chunk?: Rolldown.OutputChunk) =>
    /^src\/pages\/(.+)/.exec(projectPath(chunk?.facadeModuleId ?? ""))?.[1];
  const sourceOf = (chunk?: Rolldown.OutputChunk) =>
    projectPath(chunk?.facadeModuleId ?? chunk?.moduleIds[0] ?? "");

  const addTo = (files: Set<string>, name: string) => {
    if (files.has(name)) return;
    files.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) addTo(files, imported);
  };
  /** Adds the parts that the files can open. What is too large at first may share code with others. */
  const addParts = (files: Set<string>) => {
    for (let before = -1; before !== files.size; ) {
      before = files.size;
      for (const part of [...files].flatMap((name) => chunks.get(name)?.dynamicImports ?? [])) {
        const chunk = chunks.get(part);
        if (!chunk || pageOf(chunk) || CONTENT.test(sourceOf(chunk))) continue;
        const wanted = new Set(files);
        addTo(wanted, part);
        const added = [...wanted].filter((name) => !files.has(name));
        const size = added.reduce((total, name) => total + (chunks.get(name)?.code.length ?? 0), 0);
        if (size <= LARGEST_PART) for (const name of added) files.add(name);
      }
    }
  };
  const isPublic = (chunk: Rolldown.OutputChunk) => {
    const page = pageOf(chunk);
    return page !== undefined && !TOOLS.test(page);
  };

  const frame = new Set<string>();
  const opens = new Map<string, string[]>();
  const ahead = new Set<string>();
  const note = (name: string, own: Set<string>, others: Set<string>) => {
    const loaded = new Set<string>();
    addTo(loaded, name);
    const parts = [...own].filter((part) => !loaded.has(part) && !others.has(part));
    if (parts.length > 0) opens.set(name, parts);
    for (const part of own) ahead.add(part);
  };
  for (const { fileName, isEntry } of chunks.values()) {
    if (!isEntry) continue;
    addTo(frame, fileName);
    addParts(frame);
    note(fileName, frame, new Set());
  }
  for (const chunk of chunks.values()) {
    if (!isPublic(chunk)) continue;
    const files = new Set(frame);
    addTo(files, chunk.fileName);
    addParts(files);
    note(chunk.fileName, files, frame);
  }
  return { ahead, opens };
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
  return { url: LIST, size: text.length, revision: null };
}

const fingerprint = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);

const digestOf = (path: string) =>
  createHash("sha256").update(readFileSync(path)).digest().subarray(0, DIGEST_BYTES).toString("base64");
