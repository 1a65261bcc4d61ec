import { createHash } from "node:crypto";
import { Script } from "node:vm";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin } from "vite";
import type { FileParts } from "../../src/apps/single-file/app-html.ts";
import { rootConfig } from "../project-root.mjs";
import { icons } from "./icons.ts";

const ID = "app-file:parts";
const ENTRY = "src/apps/single-file/main.tsx";

/**
 * `import("app-file:parts")` loads the script and the style of an app in a file of its own: the frame and the engine in
 * one piece, built separately. `inFile` are plugins for that build.
 */
export function appFile(target: string[], inFile: () => Plugin[]): Plugin {
  let parts: Promise<FileParts> | undefined;
  return {
    name: "app-file",
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: {
      filter: { id: new RegExp(`^\\0${ID}$`) },
      async handler() {
        parts ??= makeParts(target, inFile());
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await parts))});`;
      },
    },
  };
}

async function makeParts(target: string[], plugins: Plugin[]): Promise<FileParts> {
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
        input: ENTRY,
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
  const inline = { script: script.replaceAll(/<(?=!--|\/script)/gi, "\\x3C"), style };
  new Script(inline.script); // throws if it was anything else
  for (const [name, code] of Object.entries(inline))
    if (code === "" || new RegExp(`<!--|</${name}|\r`, "i").test(code))
      throw new Error(`The ${name} of apps in files is empty, or cannot stand in a page.`);
  return { ...inline, policy: policyOf(inline) };
}

function policyOf({ script, style }: Pick<FileParts, "script" | "style">) {
  const digest = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${digest(script)}`,
    `style-src ${digest(style)}`,
    "img-src blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
