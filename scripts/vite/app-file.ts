import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin } from "vite";
import type { FileParts, InstalledParts } from "../../src/apps/single-file/app-html.ts";
import { rootConfig } from "../project-root.mjs";
import { icons } from "./icons.ts";

const ID = "app-file:parts";
const ENTRY = "src/apps/single-file/main.tsx";
const INSTALLED_ENTRY = "src/apps/installed/main.ts";
const INSTALLED_WORKER = "src/apps/installed/worker.js";

/**
 * `import("app-file:parts")` loads the script and the style of an app in a file of its own: the frame and the engine in
 * one piece, built separately. `inFile` are plugins for that build. `import("app-file:installed")` loads what an
 * installable folder adds.
 */
export function appFile(target: string[], inFile: () => Plugin[]): Plugin {
  let parts: Promise<FileParts> | undefined;
  return {
    name: "app-file",
    resolveId: { filter: { id: /^app-file:(parts|installed)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0app-file:(parts|installed)$/ },
      async handler(id) {
        parts ??= makeParts(target, inFile());
        const loaded = id === `\0${ID}` ? await parts : await makeInstalled(target, await parts, inFile());
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(loaded))});`;
      },
    },
  };
}

async function makeParts(target: string[], plugins: Plugin[]): Promise<FileParts> {
  const inline = await buildPiece(ENTRY, target, plugins);
  check(inline);
  return { ...inline, policy: policyOf([inline.script], inline.style) };
}

async function makeInstalled(target: string[], app: FileParts, plugins: Plugin[]): Promise<InstalledParts> {
  const { script } = await buildPiece(INSTALLED_ENTRY, target, plugins);
  check({ script });
  return {
    script,
    policy: [
      policyOf([app.script, script], app.style).replace("img-src blob:", "img-src 'self' blob:"),
      "manifest-src 'self'",
      "worker-src 'self'",
    ].join("; "),
    worker: readFileSync(new URL(`../../${INSTALLED_WORKER}`, import.meta.url), "utf8"),
  };
}

/** Builds one script and one style of an entry. */
async function buildPiece(entry: string, target: string[], plugins: Plugin[]) {
  const result = await build({
    ...rootConfig,
    configFile: false,
    mode: "production",
    logLevel: "error",
    // Vite's wrapper of lazy parts asks for the address of its module, which an inline script has not.
    define: { "process.env.NODE_ENV": '"production"' },
    // A development server makes the same file.
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [...rootConfig.plugins, tailwindcss(), icons(), ...plugins],
    build: {
      target,
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        output: { format: "iife", codeSplitting: false },
        transform: { define: { "import.meta": "{}" } },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const script = outputs
    .flatMap((one) => (one.type === "chunk" ? [one.code] : []))
    .join("\n")
    .trim();
  const style = outputs
    .flatMap((one) => (one.type === "asset" && one.fileName.endsWith(".css") ? [String(one.source)] : []))
    .join("\n")
    .trim();
  // In texts and regular expressions, where alone they occur, this is the same and ends no element.
  return { script: script.replaceAll(/<(?=!--|\/script)/gi, "\\x3C"), style };
}

function check(inline: { script: string; style?: string }) {
  new Script(inline.script); // throws if it was anything else
  for (const [name, code] of Object.entries(inline))
    if (code === "" || new RegExp(`<!--|</${name}|\r`, "i").test(code))
      throw new Error(`The ${name} of apps in files is empty, or cannot stand in a page.`);
}

function policyOf(scripts: readonly string[], style: string) {
  const digest = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${scripts.map(digest).join(" ")}`,
    `style-src ${digest(style)}`,
    "img-src blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
