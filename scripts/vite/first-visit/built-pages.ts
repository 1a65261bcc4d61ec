import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite";
import { readOrigins } from "../../src/lib/model-origins.ts";
import { projectPath, rootConfig } from "../project-root.mjs";
import { contentPolicy } from "../site-headers.mjs";
import { answerFile } from "./first-answers.ts";
import { icons } from "./icons.ts";
import { templates } from "./templates.ts";

type Prerendered = typeof import("../../src/app/prerender.tsx");
type Page = Prerendered["pages"][number];

const NEXT_LINE = "\n    ";

/** The content of an address that has no page of its own, where no code runs. */
const NO_SCRIPT =
  "<noscript><p>This page needs JavaScript. The home page can be read without.</p></noscript>";

/**
 * Served for every address that has no file, by hosts that know the one name or the other; and for the one finite
 * address that is no page, where no worker answers it.
 */
const FALLBACKS = ["200.html", "404.html", "api/login.html"];

/**
 * Writes each public page, rendered, into a file of its own, made of Vite's `index.html`. All other addresses get
 * `200.html`, which says that something is coming until its code runs.
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

      const fallback = template
        .replace("<!-- head -->", () =>
          [`<title>${escaped(brand.name)}</title>`, ...files.codeOf()].join(NEXT_LINE),
        )
        .replace('<div id="root">', (root) => root + NO_SCRIPT + loadingHtml);
      for (const name of FALLBACKS) await write(name, fallback);

      for (const page of pages) {
        // React puts what the page is to fetch in front of what it renders.
        const preloads = page.html.match(PRELOAD) ?? [];
        const head = [...metaTags(page, config.base), ...preloads, ...files.codeOf(page.file)].join(
          NEXT_LINE,
        );
        const html = template
          .replace("<!-- head -->", () => head)
          .replace('<div id="root">', () => rootOf(page, files.answer) + page.html.replace(PRELOAD, ""));
        await write(
          page.path === "/" ? "index.html" : `${decodeURIComponent(page.path.slice(1))}.html`,
          html,
        );
      }
    },
  };
}

const PRELOAD = /<link rel="preload"[^>]*>/g;

/** The app's own code, run in this process. */
async function renderPages({ base, define, env, mode }: ResolvedConfig) {
  const settings = Object.entries(env).filter(([name]) => name.startsWith("VITE_"));
  const { module } = await runnerImport<Prerendered>("./src/app/prerender.tsx", {
    ...rootConfig,
    base,
    mode,
    plugins: [react(), icons(), templates(), withoutStyles],
    define: {
      ...define,
      ...Object.fromEntries(
        settings.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ),
    },
  });
  return module;
}

/** The style sheet is that of the build; what runs here only makes HTML. */
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
  // Nothing is drawn before the style sheet is there, so it goes first.
  const [style = ""] = String(index.source).match(/<link rel="stylesheet"[^>]*>/) ?? [];
  const html = String(index.source)
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>\s*/g, "")
    .replace("<!-- head -->", (head) => `${style}\n    ${head}`);

  const withImports = (fileName: string, known = new Set<string>()) => {
    if (known.has(fileName)) return known;
    known.add(fileName);
    const chunk = bundle[fileName];
    if (chunk?.type === "chunk") for (const imported of chunk.imports) withImports(imported, known);
    return known;
  };

  const sizeOf = (fileName: string) => {
    const chunk = bundle[fileName];
    return chunk?.type === "chunk" ? chunk.code.length : 0;
  };

  return {
    html,
    /** Links to the code of every page and, where one is named, to its own; the largest last, to leave the line to the style sheet. */
    codeOf(page?: string) {
      const roots = chunks.filter(({ isEntry, facadeModuleId }) => {
        return isEntry || (page && projectPath(facadeModuleId ?? "") === page);
      });
      if (roots.length < (page ? 2 : 1)) throw new Error(`There is no chunk of ${page} in this build`);
      return [...new Set(roots.flatMap(({ fileName }) => [...withImports(fileName)]))]
        .sort((one, other) => sizeOf(one) - sizeOf(other))
        .map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${name}">`);
    },
    /** The address and the digest of the file of what is answered to this call. */
    answer(path: string) {
      const name = answerFile(path);
      const file = outputs.find(({ fileName }) => fileName.split("/").at(-1)?.startsWith(`${name}-`));
      if (file?.type !== "asset") throw new Error(`There is no first answer to ${path} in this build`);
      return [base + file.fileName, digest(String(file.source))];
    },
  };
}

function rootOf({ path, asks = [] }: Page, answer: (path: string) => string[]) {
  // A server of somebody's own gives its own answers.
  const answers = process.env.VITE_BACKEND_URL ? [] : asks.map(({ path }) => [path, answer(path)]);
  const given = JSON.stringify(Object.fromEntries(answers));
  return `<div id="root" data-path="${escaped(path)}"${answers.length > 0 ? ` data-first-answers="${escaped(given)}"` : ""}>`;
}

function metaTags({ path, title, description, canonical = path }: Page, base: string) {
  const origin = process.env.SITE_ORIGIN ?? "";
  const address = origin + base + canonical.slice(1);
  const image = `${origin}${base}images/social.png`;
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(title)}</title>`,
    meta("description", description),
    `<link rel="canonical" href="${escaped(address)}">`,
    meta("og:type", "website"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:url", address),
    meta("og:image", image),
    meta("twitter:card", "summary_large_image"),
  ];
}

/** Each page names the hashes of the scripts that stand in it. */
function withPolicy(html: string) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
  const hashes = [...new Set(scripts)].map((code) => `'${digest(code)}'`);
  const backend = process.env.VITE_BACKEND_URL ? [new URL(process.env.VITE_BACKEND_URL).origin] : [];
  const connect = [...backend, ...readOrigins(process.env.VITE_MODEL_ORIGINS)];
  const content = contentPolicy({ scripts: hashes, connect });
  return html.replace(
    /<meta charset="[^"]+" ?\/?>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

const digest = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
