import { fileNameOf } from "#src/lib/file-name.ts";
import { sha256 } from "#src/lib/sha256.ts";
import { writeZip } from "#src/lib/zip/zip.ts";
import type { AppDocument } from "../document.ts";
import type { AppData } from "../records/records.ts";
import { writeAppHtml } from "../single-file/app-html.ts";
import { contentOf } from "../single-file/make-app-html.ts";
import { appColours, drawAppIcons, ICONS } from "./draw-app-icons.ts";
import readme from "./readme.txt?raw";

/** Makes an archive with a folder: the page of an app, which a phone or a computer installs from its address. */
export async function makeAppFolder(data: AppData): Promise<File> {
  const [{ default: parts }, { default: installed }, content] = await Promise.all([
    import("app-file:parts"),
    import("app-file:installed"),
    contentOf(data),
  ]);
  const { document } = content.app;
  const page = writeAppHtml(parts, content, installed);
  const icons = await drawAppIcons(document);
  const kept = ["./", "app.webmanifest", ...icons.map(({ path }) => path)];
  const worker = [
    `const FILES = ${JSON.stringify(kept)};`,
    `const VERSION = ${JSON.stringify((await sha256(new Blob([page]))).slice(0, 16))};`,
    installed.worker,
  ].join("\n");
  const texts = {
    "index.html": page,
    "app.webmanifest": manifestOf(document),
    "sw.js": worker,
    "README.txt": readme.replaceAll("{name}", document.name),
  };
  const name = fileNameOf(document.name, "app");
  const files = [
    ...Object.entries(texts).map(([path, text]) => ({ path, content: new TextEncoder().encode(text) })),
    ...icons,
  ].map(({ path, content }) => ({ path: `${name}/${path}`, content }));
  return new File([await writeZip(files)], `${name}.zip`, { type: "application/zip" });
}

function manifestOf(document: AppDocument) {
  const { ground, accent } = appColours(document);
  return JSON.stringify(
    {
      name: document.name,
      short_name: document.name.slice(0, 24),
      lang: document.locale,
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: ground,
      theme_color: accent,
      icons: ICONS.map(({ path, side, isMaskable }) => ({
        src: path,
        sizes: `${side}x${side}`,
        type: "image/png",
        purpose: isMaskable ? "maskable" : "any",
      })),
    },
    null,
    2,
  );
}
