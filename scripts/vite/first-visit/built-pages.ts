import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite";
import { projectPath, rootConfig } from "../../project-root.mjs";
import { icons } from "../icons.ts";
import { digest, escaped, metaTags, withPolicy } from "../page-head.ts";
import { templates } from "../templates.ts";
import { answerFile } from "./first-answers.ts";

type Prerendered = typeof import("../../../src/app/first-visit/prerender.tsx");
type Page = Prerendered["pages"][number];

const NEXT_LINE = "\n    ";

/** The content of addresses without a prerendered page, if scripts are disabled. */
const noScript = (base: string) =>
  `<noscript><p class="page py-24">This page needs JavaScript. <a class="underline underline-offset-4" href="${base}">The home page</a> can be read without.</p></noscript>`;

/**
 * Served for every address without a file, under the names that different hosts expect; and for `api/login`, the one
 * fixed address without a page, if no worker responds.
 */
const FALLBACKS = ["200.html", "404.html", "api/login.html"];

/**
 * Writes each public page, prerendered, to an HTML file based on Vite's `index.html`. All other addresses get `200.html`, a
 * loading page.
 */
export function builtPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "built-pages",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = "dist" }, bundle) {
      const { brand, loadingHtml, pages, splashHtml } = await renderPages(config);
      const files = readBundle(bundle, config.base);
      const template = files.html.replace(/(?<=<dialog id="splash"[^>]*>)/, () => splashHtml);
      const write = async (name: string, html: string) => {
        const file = join(dir, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, withPolicy(html));
      };

      const title = `<title>${escaped(brand.name)}</title>`;
      const fallback = template
        .replace("<!-- head -->", () => [title, ...files.codeOf()].join(NEXT_LINE))
        .replace('<div id="root">', (root) => root + noScript(config.base) + loadingHtml);
      for (const name of FALLBACKS) await write(name, fallback);

      for (const page of pages) {
        // React renders preload links before the content.
        const preloads = page.html.match(PRELOAD) ?? [];
        const head = [...metaTags(page, config.base), ...preloads, ...files.codeOf(page.file)];
        const html = template
          .replace("<!-- head -->", () => head.join(NEXT_LINE))
          .replace('<div id="root">', () => rootOf(page, files.answer) + page.html.replace(PRELOAD, ""));
        await write(`${decodeURIComponent(page.path.slice(1)) || "index"}.html`, html);
      }
      await rm(join(dir, files.styleFile));
    },
  };
}

const PRELOAD = /<link rel="preload"[^>]*>/g;

/** Runs the app's own code in this process. */
async function renderPages({ base, define, env, mode }: ResolvedConfig) {
  const settings = Object.entries(env).filter(([name]) => name.startsWith("VITE_"));
  const { module } = await runnerImport<Prerendered>("./src/app/first-visit/prerender.tsx", {
    ...rootConfig,
    base,
    mode,
    plugins: [...rootConfig.plugins, react(), icons(), templates(), withoutStyles],
    define: {
      ...define,
      ...Object.fromEntries(
        settings.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ),
    },
  });
  return module;
}

/** The build has the style sheet; this run only renders HTML. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-styles" : undefined),
  load: (id) => (id === "\0no-styles" ? "" : undefined),
};

function readBundle(bundle: Rolldown.OutputBundle, base: string) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === "chunk");
  const index = bundle["index.html"];
  if (index?.type !== "asset") throw new Error("A build must have an index.html");
  const [, address = ""] = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(String(index.source)) ?? [];
  const styleFile = address.slice(base.length);
  const style = bundle[styleFile];
  if (style?.type !== "asset") throw new Error("A build must have one style sheet");
  // docs/decisions/017-style-sheet-in-each-page.md
  const html = String(index.source)
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>\s*/g, "")
    .replace("<!-- head -->", (head) => `<style>${style.source}</style>\n    ${head}`);

  return {
    html,
    styleFile,
    /** Returns preload links to the shared code and to a page's own code. */
    codeOf(page?: string) {
      const roots = chunks.filter(({ isEntry, facadeModuleId }) => {
        return isEntry || (page && projectPath(facadeModuleId ?? "") === page);
      });
      if (roots.length < (page ? 2 : 1)) throw new Error(`There is no chunk of ${page} in this build`);
      const found = new Set(roots);
      // Iterating a set includes chunks that are added meanwhile.
      for (const { imports } of found) {
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
      }
      return [...found]
        .sort((one, other) => one.code.length - other.code.length)
        .map(
          ({ fileName }) =>
            `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${fileName}">`,
        );
    },
    /** Returns the address and the digest of the file with the response to this call. */
    answer(path: string) {
      const name = answerFile(path);
      const file = outputs.find(({ fileName }) => fileName.split("/").at(-1)?.startsWith(`${name}-`));
      if (file?.type !== "asset") throw new Error(`There is no first answer to ${path} in this build`);
      return [base + file.fileName, digest(String(file.source))];
    },
  };
}

function rootOf({ path, asks = [] }: Page, answer: (path: string) => string[]) {
  // A hosted backend gives its own responses.
  const answers = process.env.VITE_BACKEND_URL ? [] : asks.map(({ path }) => [path, answer(path)]);
  const given = JSON.stringify(Object.fromEntries(answers));
  return `<div id="root" data-path="${escaped(path)}"${answers.length > 0 ? ` data-first-answers="${escaped(given)}"` : ""}>`;
}
