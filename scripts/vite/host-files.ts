import { type Plugin, runnerImport } from "vite";
import { IMPORT_PAGE, shareTarget } from "../../src/contract/share-target.ts";
import { rootConfig } from "../project-root.mjs";
import { screens, screenshotFile, screenshots } from "../screenshots.mjs";
import { hostRules } from "./host-rules.ts";

/** The theme's paper colour. */
const PAPER = "#faf8f3";
const PROJECT_FILES = { "application/json": [".json"] };

/** Files for hosts, search engines and home screens. `SITE_ORIGIN` is the product's address. */
export function hostFiles(base: string): Plugin {
  const home = (process.env.SITE_ORIGIN ?? "") + base;
  return {
    name: "host-files",
    async generateBundle() {
      const [{ module: pages }, { module: lib }, { module: table }] = await Promise.all([
        runnerImport<typeof import("../../src/app/public-pages.ts")>("./src/app/public-pages.ts", rootConfig),
        runnerImport<typeof import("../../src/lib/brand.ts")>("./src/lib/brand.ts", rootConfig),
        runnerImport<typeof import("../../src/publish/hosting/hosts.ts")>(
          "./src/publish/hosting/hosts.ts",
          rootConfig,
        ),
      ]);
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source: `${source}\n` });

      for (const fileName of new Set(table.hosts.flatMap(({ files }) => files))) {
        const source = hostRules[fileName]?.(base, table);
        if (source !== undefined) this.emitFile({ type: "asset", fileName, source });
      }
      // A site map requires an absolute address.
      const map = process.env.SITE_ORIGIN ? `\nSitemap: ${home}sitemap.xml` : "";
      emit("robots.txt", `User-agent: *\nAllow: /${map}`);
      const known = pages.publicPages.filter(
        ({ path, canonical = path, isPersonal }) => path === canonical && !isPersonal,
      );
      emit("sitemap.xml", sitemap(known.map(({ path }) => home + path.slice(1))));
      emit("manifest.webmanifest", JSON.stringify(manifest(base, lib.brand), null, 2));
    },
  };
}

function sitemap(addresses: readonly string[]) {
  const urls = addresses.map((address) => `  <url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ].join("\n");
}

export function manifest(base: string, { name, tagline }: { name: string; tagline: string }) {
  const icon = (file: string, sizes: string, purpose: "any" | "maskable" = "any") => ({
    src: `${base}icons/${file}`,
    sizes,
    type: "image/png",
    purpose,
  });
  const shortcut = (name: string, path: string) => ({
    name,
    url: base + path,
    icons: [icon("icon-192.png", "192x192")],
  });
  return {
    id: base,
    name,
    short_name: name,
    description: tagline,
    start_url: base,
    scope: base,
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: [
      shortcut("New site", "web-app-builder?new=1"),
      shortcut("Live demos", "live-demos"),
      shortcut("My projects", IMPORT_PAGE),
    ],
    screenshots: screenshots.map(({ name, form, label }) => ({
      src: base + screenshotFile(name),
      sizes: `${screens[form]?.width}x${screens[form]?.height}`,
      type: "image/webp",
      form_factor: form,
      label,
    })),
    // Systems use the last extension of a name, which exported projects share with other files.
    file_handlers: [{ action: base + IMPORT_PAGE, accept: PROJECT_FILES }],
    // Only the worker can receive a form, and a hosted backend has none.
    ...(!process.env.VITE_BACKEND_URL && {
      share_target: {
        action: base + shareTarget.path,
        method: "POST",
        enctype: "multipart/form-data",
        params: {
          title: shareTarget.title,
          text: shareTarget.text,
          files: [{ name: shareTarget.file, accept: Object.entries(PROJECT_FILES).flat(2) }],
        },
      },
    }),
  };
}
