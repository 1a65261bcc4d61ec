import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { OfflineList } from "../../src/features/offline/offline-list.ts";
import { picturesVersion } from "./templates.ts";

const FILE = "offline.json";

interface ManifestFile {
  url: string;
  size: number;
  revision: string | null;
}

/**
 * `offline.json` names all files that can be kept for offline use, with their sizes: those of the worker's manifest,
 * and those that the worker keeps only when they are used. It is made, and kept, with the manifest of its version.
 */
export function offlineList(): {
  plugin: Plugin;
  addTo: (files: ManifestFile[]) => { manifest: ManifestFile[] };
} {
  let folder = "";
  const filesIn = (path: string, pattern: RegExp, address = (file: string) => file) =>
    readdirSync(join(folder, path))
      .filter((name) => pattern.test(name))
      .map((name): [string, number] => {
        const file = `${path}/${name}`;
        return [address(file), statSync(join(folder, file)).size];
      });

  return {
    plugin: {
      name: "offline-list",
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
    },
    addTo(files) {
      const isDrawing = ({ url }: ManifestFile) => /\.(svg|png|webp)$/.test(url);
      const isFont = ({ url }: ManifestFile) => url.endsWith(".woff2");
      const sized = (chosen: ManifestFile[]) => chosen.map(({ url, size }): [string, number] => [url, size]);
      const list: OfflineList = {
        pages: sized(files.filter((file) => !isDrawing(file) && !isFont(file))),
        drawings: sized(files.filter(isDrawing)),
        pictures: filesIn("images/templates", /\.webp$/, (file) => `${file}?v=${picturesVersion()}`),
        fonts: filesIn("assets", /\.woff2$/),
        // The address that the player asks for (src/features/music/default-track.ts).
        music: filesIn(
          "music",
          /\.m4a$/,
          (file) => `${file}?${fingerprint(readFileSync(join(folder, file)))}`,
        ),
      };
      const text = JSON.stringify(list);
      writeFileSync(join(folder, FILE), text);
      const own = { url: FILE, size: text.length, revision: fingerprint(text) };
      return { manifest: [...files, own] };
    },
  };
}

const fingerprint = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
