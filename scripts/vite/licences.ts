import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE_FILE = /^(licen[cs]e|copying)/i;

/**
 * Lists the licences of all packages in the build. Vite's own list omits web workers, which are built separately
 * before the pages: `inWorkers` is a plugin for workers, `inPages` one for pages.
 */
export function licences(fileName: string): { inWorkers: () => Plugin; inPages: Plugin } {
  const packages = new Set<string>();
  const collect: Plugin["generateBundle"] = (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      for (const id of chunk.moduleIds) {
        const [folder] = (!id.startsWith("\0") && PACKAGE.exec(id.replaceAll("\\", "/"))) || [];
        if (folder && existsSync(join(folder, "package.json"))) packages.add(folder);
      }
    }
  };
  return {
    inWorkers: () => ({ name: "licences-in-workers", generateBundle: collect }),
    inPages: {
      name: "licences",
      apply: "build",
      generateBundle(options, bundle, isWrite) {
        collect.call(this, options, bundle, isWrite);
        const entries = [...new Set([...packages].map(describe))].sort();
        const source = `# Licences\n\nThis build contains the following packages:\n\n${entries.join("\n")}`;
        this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}

function describe(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((file) => LICENCE_FILE.test(file));
  const text = file ? `\n${readFileSync(join(folder, file), "utf8").trim()}\n` : "";
  return `## ${name} - ${version}${license ? ` (${license})` : ""}\n${text}`;
}
