import { build, type Plugin, type Rolldown } from "vite";
import { rootConfig } from "../../project-root.mjs";

const PLACE = /<!-- inline: (\S+) -->/g;

/** Replaces `<!-- inline: src/x.ts -->` in a page with that program, bundled and minified, in a script element. */
export function inlineScripts(): Plugin {
  let base = "/";
  return {
    name: "inline-scripts",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const files = [...html.matchAll(PLACE)].map(([, file = ""]) => file);
        const scripts = await Promise.all(files.map((file) => bundle(file, base)));
        return html.replace(PLACE, () => `<script>${scripts.shift()}</script>`);
      },
    },
  };
}

async function bundle(file: string, base: string) {
  const [result] = (await build({
    ...rootConfig,
    configFile: false,
    envDir: false,
    logLevel: "warn",
    base,
    build: {
      write: false,
      lib: { entry: file, formats: ["iife"], name: "page" },
      minify: true,
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result?.output ?? [];
  if (chunk?.type !== "chunk" || chunk.code.includes("</script"))
    throw new Error(`${file} cannot be inlined`);
  return chunk.code.trim();
}
