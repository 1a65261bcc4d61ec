// @ts-check
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

const WANTED = /\.css\?site$/;
/** The ending keeps Vite from taking it for a style sheet of the product. */
const OWN = /^\0site-style:(.+)\.js$/;

/**
 * `import css from "./hero-cover.css?site"` gives the style of a block as a short text, as it stands in the sites that the
 * product makes, in the browser as on the command line. Nested rules are written out: visitors of these sites have older browsers.
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
        // Only what builds sites needs it, and not whoever reads the settings of the project.
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
