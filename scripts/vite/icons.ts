import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const PHOSPHOR = new URL("../../node_modules/@iconify-json/ph/icons.json", import.meta.url);

/** `import copy from "icon:copy"` returns the path of that Phosphor outline, without loading other icons. */
export function icons(): Plugin {
  const set = JSON.parse(readFileSync(PHOSPHOR, "utf8")) as { icons: Record<string, { body: string }> };
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? "")?.[1];
      if (!path) throw new Error(`There is no Phosphor icon "${name}" of one path.`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
