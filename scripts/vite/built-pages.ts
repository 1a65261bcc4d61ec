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
import { inLayoutSteps } from "./layout-steps.ts";
import { pageStyles } from "./page-styles.ts";
import { templates } from "./templates.ts";

type Prerender = typeof import("../../src/app/prerender.tsx");
type PublicPage = Prerender["publicPages"][number];

/** What an address without a rendering of its own shows where no code runs. */
const NO_SCRIPT =
  "<noscript><p>This page needs JavaScript. The home page can be read without.</p></noscript>";

/** What gives life to the dialog that may lie above any page. */
const SPLASH = "app/splash-root.tsx";

/** Knows the code of each page, where the page's file does not name it. */
const ALL_PAGES = "app/routes.tsx";

/**
 * Served for every address that has no file, by hosts that know the one name or the other; and for the one finite
 * address that is no page, where no worker answers it.
 */
const FALLBACKS = ["200.html", "404.html", "api/login.html"];

/**
 * Renders the public pages into files of their own, each with the rules it uses, its policy and the addresses of
 * the code it needs. All other addresses get `200.html`, which only says that something is coming until its code runs.
 */
export function builtPages(): Plugin {
  let config: ResolvedConfig;
  let allStyles: string;
  return {
    name: "built-pages",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const style = styleOf(bundle);
        allStyles = String(style.source).trim();
        // Fonts that are named anew would have all lines laid out anew. Each page names them itself.
        style.source = allStyles.replace(/@font-face ?\{[^}]*\}/g, "");
      },
    },
    async writeBundle({ dir = "dist" }, bundle) {
      const { brand, comingHtml, pageHtml, patternOf, publicPages, splashHtml } = await loadPrerender(config);
      const files = readBundle(bundle, config.base, allStyles);
      const template = files.html.replace(/(?<=<dialog id="splash"[^>]*>)/, () => splashHtml);

      const page = (
        content: string,
        head: string[],
        scripts: string[],
        { path, page: own, asks = [] }: Partial<PublicPage> = {},
        styles = files.allStyles,
      ) => {
        // A server of somebody's own gives its own answers.
        const answers = process.env.VITE_BACKEND_URL
          ? []
          : asks.map(({ path }) => [path, files.answer(path)]);
        const attributes = {
          ...(answers.length > 0 && { "data-first-answers": JSON.stringify(Object.fromEntries(answers)) }),
          ...(own && { "data-styles": files.styleSheet }),
        };
        const root = path === undefined ? '<div id="root">' : `<div id="root" data-path="${escaped(path)}">`;
        const html = template
          .replace(
            '<html lang="en">',
            () => `<html lang="en"${Object.entries(attributes).map(attribute).join("")}>`,
          )
          .replace("<!-- head -->", () =>
            [...head, `<style>${styles}</style>`, ...(own ? [files.wholeStyles] : [])].join("\n    "),
          )
          .replace('<div id="root">', () => root + inLayoutSteps(content.replace(PRELOAD, "")));
        return withPolicy(html, [...heroPreloads(content), ...scripts]);
      };

      for (const name of FALLBACKS) {
        await write(
          dir,
          name,
          page(NO_SCRIPT + comingHtml, [`<title>${escaped(brand.name)}</title>`], files.scripts()),
        );
      }
      const rendered = new Map(publicPages.map((publicPage) => [publicPage, pageHtml(publicPage.path)]));
      for (const [{ path }, html] of rendered)
        if (/<!--\$[!?]-->/.test(html)) throw new Error(`${path} could not be rendered as a whole`);

      // Those of one kind share their rules, which take longer to find than a page to render.
      for (const kind of new Set(publicPages.map(({ page }) => page))) {
        const ofKind = [...rendered].filter(([{ page }]) => page === kind);
        const parts = ofKind.flatMap(([{ parts = [], soon = [] }]) => [...parts, ...soon]);
        const styles = files.styles([template, ...ofKind.map(([, html]) => html)].join("\n"), kind, parts);
        for (const [publicPage, html] of ofKind) {
          const head = metaTags(publicPage, config.base);
          const scripts = files.scripts(publicPage, patternOf(publicPage.path));
          const built = page(html, head, scripts, publicPage, styles);
          await write(dir, fileOf(publicPage.path), built);
        }
      }
    },
  };
}

/** The app's own code, run in this process. */
async function loadPrerender({ base, define, env, mode }: ResolvedConfig) {
  const settings = Object.entries(env).filter(([name]) => name.startsWith("VITE_"));
  const { module } = await runnerImport<Prerender>("./src/app/prerender.tsx", {
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

function styleOf(bundle: Rolldown.OutputBundle) {
  const [style, ...others] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
  if (style?.type !== "asset" || others.length > 0) throw new Error("A build must have one style sheet");
  return style;
}

function readBundle(bundle: Rolldown.OutputBundle, base: string, allStyles: string) {
  const outputs = Object.values(bundle);
  const index = outputs.find(({ fileName }) => fileName === "index.html");
  const chunks = outputs.filter((output) => output.type === "chunk");
  const style = styleOf(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const shell = chunks.find(({ name }) => name === "shell");
  if (index?.type !== "asset" || !entry || !shell) {
    throw new Error("A build must have one index.html, one entry and one shell");
  }
  const html = String(index.source).replace(
    /\s*<(script|link)\b[^>]*\scrossorigin\b[^>]*>(<\/script>)?/g,
    "",
  );

  /** A chunk and what it imports, each behind what it needs itself. */
  const withImports = (fileName: string, known = new Set<string>(), seen = new Set<string>()) => {
    if (seen.has(fileName)) return known;
    seen.add(fileName);
    const chunk = chunks.find((output) => output.fileName === fileName);
    for (const imported of chunk?.imports ?? []) withImports(imported, known, seen);
    return known.add(fileName);
  };

  const chunkOf = (file: string) => {
    const own = chunks.find(({ facadeModuleId }) => projectPath(facadeModuleId ?? "") === `src/${file}`);
    if (!own) throw new Error(`There is no chunk of src/${file} in this build`);
    return own;
  };
  const ownChunk = (page: string) => chunkOf(`pages/${page}.tsx`);

  const codeOf = (start: Rolldown.OutputChunk[]) => {
    const known = new Set<string>();
    for (const { fileName } of start) withImports(fileName, known);
    return chunks.filter(({ fileName }) => known.has(fileName)).map(({ code }) => code);
  };
  const stylesFor = pageStyles(allStyles);

  return {
    html,
    styleSheet: style.fileName,
    /** Without scripts the system's own wishes hold; the rules for them are in the whole sheet alone. */
    wholeStyles: `<noscript><link rel="stylesheet" href="${base}${style.fileName}"></noscript>`,
    allStyles,
    /** The rules of what stands in this HTML and what the page has its code for; what comes later brings the others. */
    styles(html: string, page: string, parts: readonly string[]) {
      const start = [entry, ownChunk(page), ...[SPLASH, ...parts].map(chunkOf)];
      return stylesFor([html, ...codeOf(start)].join("\n"));
    },
    /** The address and the digest of the file of what is answered to this call. */
    answer(path: string) {
      const name = answerFile(path);
      const file = outputs.find(({ fileName }) => fileName.split("/").at(-1)?.startsWith(`${name}-`));
      if (file?.type !== "asset") throw new Error(`There is no first answer to ${path} in this build`);
      return [base + file.fileName, digest(String(file.source))];
    },
    /** The code of the app and of this page in the order in which it is run: what starts it comes last. */
    scripts({ page, parts = [] }: Partial<PublicPage> = {}, pattern = "") {
      const own = page ? ownChunk(page) : chunkOf(ALL_PAGES);
      const needed = new Set(
        [...parts.map(chunkOf), own, entry].flatMap(({ fileName }) => [...withImports(fileName)]),
      );
      const starts = (fileName: string) => withImports(fileName).has(entry.fileName);
      const inOrder = [...needed].sort((a, b) => Number(starts(a)) - Number(starts(b)));
      const patternOf = (fileName: string) =>
        page && fileName === own.fileName ? ` data-pattern="${pattern}"` : "";
      return inOrder.map((name) => {
        // What takes long is asked for at once; the rest, which means nothing to a browser, when the page is seen
        // (src/app/start-after-paint.ts).
        const rel = !page || name === shell.fileName ? "modulepreload" : "code";
        return `<link data-code rel="${rel}" fetchpriority="low" crossorigin href="${base}${name}"${patternOf(name)}>`;
      });
    },
  };
}

function metaTags({ path, title, description, canonical = path }: PublicPage, base: string) {
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

/** What React has the page fetch stands in front of what it renders. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** What asks for the picture that fills the first screen before the page that shows it is read. */
function heroPreloads(html: string) {
  const [picture = ""] = /<picture>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/s.exec(html) ?? [];
  const sources = [...picture.matchAll(/<(?:source media="([^"]*)" srcSet|img src)="([^"]*)"/g)];
  const ofPicture = sources.map(([, media, address], index) => {
    // Of several sources the first counts whose condition holds.
    const others = sources.slice(0, index).map(([, earlier]) => `(not (${earlier}))`);
    const when = [...others, ...(media ? [`(${media})`] : [])].join(" and ");
    return `<link rel="preload" as="image" fetchpriority="high" href="${address}" media="${when}">`;
  });
  return [...(html.match(PRELOAD) ?? []), ...ofPicture];
}

/**
 * Each page names the hashes of the scripts and styles that stand in it. Directly behind it, the code that the page is
 * to fetch: no browser asks for anything before it has read the policy, and what runs in the head takes its time.
 */
function withPolicy(html: string, scripts: readonly string[]) {
  const hashes = (element: string) => {
    const all = html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"));
    return [...new Set([...all].map(([, code = ""]) => `'${digest(code)}'`))];
  };
  const backend = process.env.VITE_BACKEND_URL ? [new URL(process.env.VITE_BACKEND_URL).origin] : [];
  const connect = [...backend, ...readOrigins(process.env.VITE_MODEL_ORIGINS)];
  const content = contentPolicy({ scripts: hashes("script"), styles: hashes("style"), connect });
  return html.replace(/<meta charset="[^"]+" ?\/?>/, (charset) =>
    [charset, `<meta http-equiv="Content-Security-Policy" content="${content}">`, ...scripts].join("\n    "),
  );
}

const fileOf = (path: string) => (path === "/" ? "index.html" : `${decodeURIComponent(path.slice(1))}.html`);

async function write(dir: string, name: string, html: string) {
  const file = join(dir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

const digest = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const attribute = ([name, value]: [string, string]) => ` ${name}="${escaped(value)}"`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
