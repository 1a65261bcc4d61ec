// @ts-check
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

const WANTED = /\.css\?site$/;
/** The extension prevents Vite from treating it as a style sheet of the product. */
const OWN = /^\0site-style:(.+)\.js$/;

/**
 * `import css from "./hero-cover.css?site"` returns the minified style of a block, as in generated sites, in the
 * browser and on the command line. Nesting is expanded, because visitors of these sites have older browsers.
 * @returns {import("vite").Plugin}
 */
export function siteStyles() {
  return {
    name: "site-styles",
    enforce: "pre",
    resolveId: {
      filter: { id: WANTED },
      handler: (id, importer = "") =>
        `\0site-style:${resolve(dirname(importer), id.replace("?site", ""))}.js`,
    },
    load: {
      filter: { id: OWN },
      async handler(id) {
        const file = OWN.exec(id)?.[1] ?? "";
        this.addWatchFile(file);
        // Loaded on demand, because reading the project's settings does not need it.
        const { Features, transform } = await import("lightningcss");
        const { code } = transform({
          filename: file,
          code: await readFile(file),
          minify: true,
          include: Features.Nesting,
        });
        return `export default ${JSON.stringify(code.toString())};`;
      },
    },
  };
}
